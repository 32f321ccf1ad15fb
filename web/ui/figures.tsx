import styles from './figures.module.css';
import { Link } from './link.tsx';
import { Term } from './word.tsx';

export interface KeyFigure {
  label: string;
  value: string;
  /** The small print: what the figure leaves out. */
  note?: string | undefined;
  /** The term of the glossary that explains the figure. */
  word?: string | undefined;
  /** The page that shows the figure row by row. */
  proof?: { to: string; label: string } | undefined;
}

/** The number of figures beyond which a line has no room for large letters. */
const MANY = 5;

/** The few figures that are read first. One without a value yet keeps its place. */
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
