import { Tag } from '../ui/tag.tsx';
import { type CellProps, type FieldFace, ONE } from './face.ts';
import { Options } from './options.tsx';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

/** The longest word that any column has room for. */
const WORD = 12;

/** A choice. One whose options have tones is a state, and looks like one. */
function Cell({ field, value, brief = false }: CellProps) {
  const tone = value === null ? undefined : field.tone?.(value);
  if (value === null) return <Absent />;
  if (tone === undefined)
    return (
      <span className={brief && field.format(value).length > WORD ? styles.some : undefined}>
        {field.format(value)}
      </span>
    );
  return <Tag tone={tone}>{field.format(value)}</Tag>;
}

export const choice: FieldFace = { Cell, Filter: Options, asks: ONE, room: 9, words: true };
