import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './entry.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** The range that the box is one end of; the group's own legend says it. */
  of?: string;
  problem?: string | undefined;
  help?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled box. Its problem stands under it, tied to it for a screen reader. */
export function Entry({ label, of: _group, problem, help, ...input }: Props) {
  const id = useId();
  const note = problem ?? help;
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={problem ? styles.problem : styles.help}>
          {note}
        </p>
      )}
    </div>
  );
}
