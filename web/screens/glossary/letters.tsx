import { Link } from 'react-router';
import { slugOf } from '../../../catalog/favorecido.ts';
import type { Told } from '../../words/answer.ts';
import styles from './glossary.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Without what it wears: `Íntegra` stands under I. */
export const letterOf = ({ termo }: Pick<Told, 'termo'>): string => slugOf(termo).charAt(0).toUpperCase();

/** The letters that have words are links; the others keep their place, so that one finds each where it always is. */
export function Letters({ terms }: { terms: readonly Told[] }) {
  const used = new Set(terms.map(letterOf));
  const letters = [...new Set([...ALPHABET, ...used])].sort();
  return (
    <nav aria-label="Letras" className={styles.letters}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            {used.has(letter) ? (
              <Link to={`#letra-${letter}`}>{letter}</Link>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
