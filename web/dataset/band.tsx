import type { ReactNode } from 'react';
import { card } from '../ui/card.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useNarrow } from '../ui/narrow.ts';
import styles from './band.module.css';

/** A band over the page with something to know before reading on. */
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

/** The band of a dataset that gets nothing new, with the definition's sentence of since when and why. */
export function Closed({ sentence }: { sentence: string | undefined }) {
  const narrow = useNarrow();
  if (!sentence) return null;
  const title = (
    <>
      <Icon name="lock" />
      <strong>Conjunto encerrado.</strong>
    </>
  );
  // On a phone the sentence would take the place of the first rows: it waits behind its title.
  if (narrow)
    return (
      <details className={card(styles.closed)}>
        <summary>{title}</summary>
        <p>{sentence}</p>
      </details>
    );
  return (
    <p className={card(styles.closed)}>
      {title} {sentence}
    </p>
  );
}
