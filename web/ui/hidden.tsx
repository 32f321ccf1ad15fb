import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for a screen reader alone; the eye has them from the layout. Live, they are read out when they change. */
export function Hidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={styles.hidden} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}
