import { useRef } from 'react';
import type { GlossarioTerm } from '../../catalog/glossario/answer.ts';
import { databaseSlug } from '../../catalog/texto/slug.ts';
import { useCurrentSection } from '../ui/current.ts';
import { Link } from '../ui/link.tsx';
import styles from './glossario.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letter of a term, without accents: `Íntegra` stands under I. */
export const letterOf = ({ termo }: Pick<GlossarioTerm, 'termo'>): string =>
  databaseSlug(termo).charAt(0).toUpperCase();

export const idOf = (letter: string): string => `letra-${letter}`;

/** The line of letters: those that have terms are links; the others keep their place. */
export function Letters({ terms }: { terms: readonly GlossarioTerm[] }) {
  const line = useRef<HTMLElement>(null);
  const used = [...new Set(terms.map(letterOf))].sort();
  const letters = [...new Set([...ALPHABET, ...used])].sort();
  const current = useCurrentSection(line, used.map(idOf));
  return (
    <nav ref={line} aria-label="Letras" className={styles.letters}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            {used.includes(letter) ? (
              <Link to={`#${idOf(letter)}`} aria-current={idOf(letter) === current ? 'location' : undefined}>
                {letter}
              </Link>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
