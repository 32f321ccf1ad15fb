import type { ReactNode } from 'react';
import { card } from '../ui/card.ts';
import { Sign, type SignName } from '../ui/sign.tsx';
import styles from './band.module.css';

/** A band over the page with something to know before reading on. */
export function Band({ icon, title, children }: { icon: SignName; title: string; children: ReactNode }) {
  return (
    <section className={card(styles.band)}>
      <Sign name={icon} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** The band of a dataset that gets nothing new, with the definition's sentence of since when and why. */
export function Closed({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  // On a phone the sentence would take the place of the first rows, and waits behind its title; the style unfolds it elsewhere.
  return (
    <details className={card(styles.closed)}>
      <summary>
        <Sign name="lock" />
        <strong>Conjunto encerrado.</strong>
      </summary>
      <p>{sentence}</p>
    </details>
  );
}
