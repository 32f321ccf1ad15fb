import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { slugOf } from '../../../catalog/favorecido.ts';
import type { Told } from '../../words/answer.ts';
import styles from './glossary.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Without what it wears: `Íntegra` stands under I. */
export const letterOf = ({ termo }: Pick<Told, 'termo'>): string => slugOf(termo).charAt(0).toUpperCase();

export const idOf = (letter: string): string => `letra-${letter}`;

/** The letters that have words are links; the others keep their place, so that one finds each where it always is. */
export function Letters({ terms }: { terms: readonly Told[] }) {
  const line = useRef<HTMLElement>(null);
  const used = [...new Set(terms.map(letterOf))].sort();
  const letters = [...new Set([...ALPHABET, ...used])].sort();
  const current = useCurrent(line, used.join(''));
  return (
    <nav ref={line} aria-label="Letras" className={styles.letters}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            {used.includes(letter) ? (
              <Link to={`#${idOf(letter)}`} aria-current={letter === current ? 'location' : undefined}>
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

/** A letter that was gone to begins a little under the line. */
const MARGIN = 24;

/** The letter being read: the last one that begins above the lower edge of the line. */
function useCurrent(line: RefObject<HTMLElement | null>, used: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const edge = (line.current?.getBoundingClientRect().bottom ?? 0) + MARGIN;
      const begun = [...used].filter((letter) => topOf(letter) < edge);
      setCurrent(begun.at(-1) ?? used[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [line, used]);
  useEffect(() => reveal(line.current, current), [line, current]);
  return current;
}

const topOf = (letter: string): number =>
  document.getElementById(idOf(letter))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** Moves the line sideways, where it is wider than the window, until the marked letter is in sight. */
function reveal(line: HTMLElement | null, letter: string | undefined): void {
  const link = letter && line?.querySelector<HTMLElement>(`a[href$="#${idOf(letter)}"]`);
  if (link) line?.scrollTo({ left: link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2 });
}
