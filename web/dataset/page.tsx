import type { ReactNode } from 'react';
import { wrap } from '../ui/wrap.ts';
import styles from './page.module.css';

/** The column of a dataset's page, its parts one under the other; tight, where the rows are to be seen at once. */
export function Page({ head, tight = false, children }: { head: ReactNode; tight?: boolean; children: ReactNode }) {
  return (
    <div className={wrap(tight ? `${styles.page} ${styles.tight}` : styles.page)}>
      {head}
      <div className={styles.stack}>{children}</div>
    </div>
  );
}
