import { Hidden } from './hidden.tsx';
import { useRule } from './rule.ts';
import styles from './skeleton.module.css';

/** A placeholder as tall as what is on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={`${styles.skeleton} ${useRule(`height: ${lines * 4.25}rem`)}`} aria-busy="true">
      <Hidden>Carregando…</Hidden>
    </div>
  );
}

/** The shape of a list on its way: the head of a table and rows of one line, or the cards of a phone. */
export function RowsComing() {
  return (
    <div className={styles.rows} aria-busy="true">
      <Hidden>Carregando…</Hidden>
    </div>
  );
}
