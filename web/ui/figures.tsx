import { Link } from 'react-router';
import styles from './figures.module.css';
import { Term } from './word.tsx';

export interface KeyFigure {
  label: string;
  value: string;
  /** What it leaves out, in small print. */
  note?: string | undefined;
  /** The term of the glossary that explains it. */
  word?: string | undefined;
  /** Where it can be seen row by row. */
  proof?: { to: string; label: string } | undefined;
}

/** More than this in one line leave no room for large letters. */
const MANY = 5;

/** The few figures one reads first. Without a value yet, the place is kept. */
export function Figures({ figures, busy = false }: { figures: readonly KeyFigure[]; busy?: boolean }) {
  return (
    <dl className={styles.figures} data-many={figures.length > MANY} aria-busy={busy}>
      {figures.map(({ label, value, note, word, proof }) => (
        <div key={label}>
          <dt>
            <Term label={label} word={word} />
          </dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
            {proof && (
              <small>
                <Link to={proof.to}>{proof.label}</Link>
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
