import { Link } from 'react-router';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  value: string;
  /** What it leaves out, in small print. */
  note?: string | undefined;
  /** The list that reproduces it. */
  to?: string | undefined;
}

/** More than this in one line leave no room for large letters. */
const MANY = 5;

/** The few figures one reads first. Without a value yet, the place is kept. */
export function Figures({ figures, busy = false }: { figures: readonly Figure[]; busy?: boolean }) {
  return (
    <dl className={styles.figures} data-many={figures.length > MANY} aria-busy={busy}>
      {figures.map(({ label, value, note, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {to ? <Link to={to}>{value}</Link> : value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
