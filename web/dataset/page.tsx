import type { ReactNode } from 'react';
import { wrap } from '../ui/wrap.ts';
import styles from './page.module.css';

/** The column of a dataset's page, its parts one under the other. */
export function Page({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={wrap(styles.page)}>
      {head}
      <div className={styles.stack}>{children}</div>
    </div>
  );
}
