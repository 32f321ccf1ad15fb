import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';
import type { Value } from '../../catalog/fields/field.ts';
import { DayEntry } from './day.tsx';
import styles from './entry.module.css';
import { Entry } from './entry.tsx';
import { type FilterProps, problemOf, valuesOf } from './face.ts';

interface Props extends FilterProps {
  /** Writes a value as a person would type it. */
  type(value: Value): string;
  input?: InputHTMLAttributes<HTMLInputElement>;
  from?: RefObject<HTMLInputElement | null>;
  to?: RefObject<HTMLInputElement | null>;
  /** Whether the ends are days, which are wider than figures and come with a calendar. */
  dates?: boolean;
  children?: ReactNode;
}

/** A range, of which either end may be open. */
export function Range({ name, field, query, problems, type, input, from, to, dates = false, children }: Props) {
  const Box = dates ? DayEntry : Entry;
  const end = (operator: 'gte' | 'lte') => ({
    ...input,
    name: `${name}.${operator}`,
    defaultValue: valuesOf(query, `${name}.${operator}`).map(type)[0] ?? '',
    problem: problemOf(problems, `${name}.${operator}`),
  });
  return (
    <fieldset className={dates ? `${styles.range} ${styles.dates}` : styles.range}>
      <legend>{field.label}</legend>
      <div className={styles.ends}>
        <Box of={field.label} label="de" {...end('gte')} {...(from && { ref: from })} />
        <Box of={field.label} label="até" {...end('lte')} {...(to && { ref: to })} />
      </div>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {children}
    </fieldset>
  );
}
