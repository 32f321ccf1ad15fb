import map from './map.module.css';
import { PATHS, shapeOf } from './marks.ts';
import styles from './obras.module.css';

/** The mark of a situation beside its name. */
export function Badge({ situation }: { situation: string }) {
  const shape = shapeOf(situation);
  return (
    <svg className={styles.symbol} viewBox="-11 -11 22 22" aria-hidden="true">
      <path className={`${map.mark} ${map[shape]}`} d={PATHS[shape]} />
    </svg>
  );
}
