import { useId } from 'react';
import { Hidden } from '../ui/hidden.tsx';
import styles from './entry.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface Props {
  label: string;
  /** Shows the label to a screen reader alone, where what stands around says it to the eye. */
  labelHidden?: boolean;
  options: readonly SelectOption[];
  /** The name of no choice; without it one of the options is always chosen. */
  none?: string;
  /** The sentence in place of options, where there are none. */
  empty?: string | undefined;
  help?: string | undefined;
  className?: string | undefined;
}

/** The keeper of the choice: a form until it is sent, or the caller at once. */
type Held =
  | { name: string; initial: string; value?: never; choose?: never }
  | { name?: string; initial?: never; value: string; choose(value: string): void };

/** One of several values, with its label. */
export function Select({ label, labelHidden, options, none, empty, help, className, ...held }: Props & Held) {
  const id = useId();
  const { name, initial, value, choose } = held;
  const kept = choose
    ? { name, value, onChange: ({ target }: { target: { value: string } }) => choose(target.value) }
    : { name, defaultValue: initial };
  return (
    <div className={className ? `${styles.entry} ${className}` : styles.entry}>
      <label htmlFor={id}>{labelHidden ? <Hidden>{label}</Hidden> : label}</label>
      <select id={id} {...kept} aria-describedby={help && `${id}-help`}>
        {none !== undefined && <option value="">{none}</option>}
        {empty && <option disabled>{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
