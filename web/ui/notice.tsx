import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

interface Props {
  icon: IconName;
  title: string;
  /** Something went wrong, and those who listen must hear it at once. */
  alert?: boolean;
  children?: ReactNode;
}

/** What a page says when it has nothing to show: why, and what to do. */
export function Notice({ icon, title, alert = false, children }: Props) {
  return (
    <section className={styles.notice} role={alert ? 'alert' : undefined}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
