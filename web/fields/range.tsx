import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { Value } from '../../catalog/fields/field.ts';
import styles from './entry.module.css';
import { Entry } from './entry.tsx';
import { type FilterProps, problemOf, valuesOf } from './face.ts';

interface Props extends FilterProps {
  /** A value as a person would type it. */
  type(value: Value): string;
  input?: InputHTMLAttributes<HTMLInputElement>;
  from?: Ref<HTMLInputElement>;
  to?: Ref<HTMLInputElement>;
  /** Days are wider than figures. */
  dates?: boolean;
  children?: ReactNode;
}

/** From here to there; either end may be open. */
export function Range({ name, field, query, problems, type, input, from, to, dates = false, children }: Props) {
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
        <Entry label="de" {...end('gte')} {...(from && { ref: from })} />
        <Entry label="até" {...end('lte')} {...(to && { ref: to })} />
      </div>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {children}
    </fieldset>
  );
}
