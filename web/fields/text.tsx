import { Entry } from './entry.tsx';
import { type CellProps, type FieldFace, type FilterProps, ONE, problemOf, valuesOf, WORDS } from './face.ts';
import { Options } from './options.tsx';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

/** The length up to which a text asks for no room; a longer one asks for a column of some width. */
const FEW = 16;

function Cell({ field, value, brief = false }: CellProps) {
  const text = field.format(value);
  if (text === '') return <Absent />;
  if (brief && text.length <= FEW) return <span>{text}</span>;
  return <span className={brief ? styles.brief : styles.whole}>{text}</span>;
}

/** A filter by words anywhere in the text, in any order, blind to accents and capitals. */
function Words({ name, field, query, problems }: FilterProps) {
  const own = `${name}.has`;
  return (
    <Entry
      name={own}
      label={field.label}
      defaultValue={valuesOf(query, own).join(' ')}
      problem={problemOf(problems, own)}
      help={field.help}
    />
  );
}

export const text: FieldFace = {
  Cell,
  Filter: (props) => (props.field.listed ? <Options {...props} /> : <Words {...props} />),
  asks: (field) => (field.listed ? ONE : WORDS)(field),
  room: 9,
  words: true,
};
