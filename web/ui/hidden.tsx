import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for those who listen to the page; the eye has them from the layout. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
