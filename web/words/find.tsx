import { useId } from 'react';
import { button } from '../ui/button.ts';
import styles from './find.module.css';

interface Props {
  label: string;
  typed: string;
  /** The number of finds, in words; read out while one types. */
  found: string;
  onType(text: string): void;
}

/** A box that narrows what stands below it, letter by letter; without scripts, by a button. */
export function Find({ label, typed, found, onType }: Props) {
  const id = useId();
  return (
    <search>
      <form className={styles.find} method="get" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name="termo"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        <button type="submit" className={button()} data-unscripted>
          Procurar
        </button>
        <p aria-live="polite">{found}</p>
      </form>
    </search>
  );
}
