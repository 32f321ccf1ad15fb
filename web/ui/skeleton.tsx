import { Hidden } from './hidden.tsx';
import styles from './skeleton.module.css';

/** Keeps the place of what is on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-busy="true" style={{ height: `${lines * 4.25}rem` }}>
      <Hidden>Carregando…</Hidden>
    </div>
  );
}
