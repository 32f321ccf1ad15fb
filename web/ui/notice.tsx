import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';
import { Title } from './title.tsx';

interface Props {
  icon: IconName;
  title: string;
  /** Read out at once by a screen reader, because something went wrong. */
  alert?: boolean;
  /** All that the page has, so that its title is the page's. */
  whole?: boolean;
  children?: ReactNode;
}

/** The words of a page that has nothing to show: why, and what to do. */
export function Notice({ icon, title, alert = false, whole = false, children }: Props) {
  return (
    <section className={styles.notice} role={alert ? 'alert' : undefined}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      {whole ? <Title page={title}>{title}</Title> : <h2>{title}</h2>}
      {children}
    </section>
  );
}
