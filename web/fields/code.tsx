import { Entry } from './entry.tsx';
import { type CellProps, type FieldFace, type FilterProps, ONE, problemOf, valuesOf } from './face.ts';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

/** The longest identifier that is kept in one piece; a longer one may break. */
const SHORT = 24;

function Cell({ field, value }: CellProps) {
  const text = field.format(value);
  if (text === '') return <Absent />;
  return <span className={text.length > SHORT ? styles.whole : styles.figure}>{text}</span>;
}

/** A filter typed whole: an identifier is looked up, not searched. */
export function WholeFilter({ name, field, query, problems }: FilterProps) {
  return (
    <Entry
      name={name}
      label={field.label}
      defaultValue={valuesOf(query, name).map(field.format)[0] ?? ''}
      problem={problemOf(problems, name)}
      help={field.help}
    />
  );
}

export const code: FieldFace = { Cell, Filter: WholeFilter, asks: ONE, room: 8 };
