import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { wordOf } from '../../catalog/glossario/fields.ts';
import { Term } from '../ui/word.tsx';
import styles from './facts.module.css';
import { Value } from './value.tsx';

/** The longest value that a column of the page holds; a longer one takes the whole line. */
const LONG = 60;

/** Fields of one row, each with its name. */
export function Facts({ set, row, names }: { set: Dataset; row: Row; names: readonly string[] }) {
  const long = (name: string) => fieldOf(set, name).format(row[name] ?? null).length > LONG;
  return (
    <dl className={styles.facts}>
      {names.map((name) => (
        <div key={name} className={long(name) ? styles.long : undefined}>
          <Named set={set} name={name} />
          <dd>
            <Value set={set} name={name} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The names of the fields of a row that is on its way, each over an empty line. */
export const FactsPlace = ({ set, names }: { set: Dataset; names: readonly string[] }) => (
  <dl className={styles.facts}>
    {names.map((name) => (
      <div key={name}>
        <dt>{fieldOf(set, name).label}</dt>
        <dd className={styles.soon} />
      </div>
    ))}
  </dl>
);

function Named({ set, name }: { set: Dataset; name: string }) {
  const field = fieldOf(set, name);
  const word = wordOf(name, field);
  return (
    <dt>
      <Term label={field.label} word={word} />
    </dt>
  );
}
