import type { ReactNode } from 'react';
import { card } from '../ui/card.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './band.module.css';

/** Something to know before one reads on. */
export function Band({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className={card(styles.band)}>
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Nothing new will come, and the definition says since when and why. */
export function Closed({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <Band icon="lock" title="Conjunto encerrado">
      <p>{sentence}</p>
    </Band>
  );
}
