import { scaleLinear } from 'd3-scale';
import { Link } from 'react-router';
import styles from './charts.module.css';
import { type Mark, REST, type Scale } from './marks.ts';

/** Lying bars: names are long, and read from left to right. The table beside says the same to those who listen. */
export function Bars({ marks, scale }: { marks: readonly Mark[]; scale: Scale }) {
  const width = scaleLinear()
    .domain([0, Math.max(1, ...marks.map(({ value }) => value))])
    .range([0, 100])
    .clamp(true);
  return (
    <ul className={styles.bars} aria-hidden="true">
      {marks.map(({ key, label, value, to }) => (
        <li key={key}>
          <span className={styles.name}>
            {to ? (
              <Link to={to} tabIndex={-1}>
                {label}
              </Link>
            ) : (
              label
            )}
          </span>
          <span className={styles.value}>{scale.format(value)}</span>
          <svg aria-hidden="true">
            <title>{`${label}: ${scale.format(value)}`}</title>
            <rect className={styles.track} width="100%" height="100%" rx="4" />
            <rect className={key === REST ? styles.rest : styles.bar} width={`${width(value)}%`} height="100%" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
