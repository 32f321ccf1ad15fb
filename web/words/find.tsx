import { useId } from 'react';
import styles from './find.module.css';

interface Props {
  label: string;
  typed: string;
  /** The number of finds, in words; read out while one types. */
  found: string;
  onType(text: string): void;
}

/** A box that narrows what stands below it, letter by letter. */
export function Find({ label, typed, found, onType }: Props) {
  const id = useId();
  return (
    <search className={styles.find}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" autoComplete="off" value={typed} onChange={({ target }) => onType(target.value)} />
      <p aria-live="polite">{found}</p>
    </search>
  );
}
