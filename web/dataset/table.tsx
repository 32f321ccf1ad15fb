import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { wordOf } from '../../catalog/glossary/fields.ts';
import { printKey } from '../../catalog/key.ts';
import { orderOf, type Query } from '../../catalog/query.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Word } from '../ui/word.tsx';
import { type Besides, Line } from './line.tsx';
import { restOf } from './rest.ts';
import styles from './table.module.css';
import { toggle, write } from './url.ts';

interface Props {
  set: Dataset;
  rows: readonly Row[];
  caption: string;
  /** With it the heads sort: they are links, so that a new tab works too. */
  query?: Query;
  busy?: boolean;
  /** One more column, of what the rows themselves do not say. */
  besides?: Besides;
}

/** Rows of a dataset in its own columns; on a phone each row becomes a card. */
export function Table({ set, rows, caption, query, busy = false, besides }: Props) {
  // Keys are not always unique in real data, so the place in the list is part of a row's identity.
  const keyed = rows.map((row, i) => ({ row, key: `${printKey(set, row)} ${i}` }));
  const rest = query && !set.detail ? restOf(set) : [];
  return (
    <div className={styles.frame}>
      <Words set={set} />
      <table className={styles.table} aria-busy={busy}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead>
          <tr>
            {set.list.columns.map((column) => (
              <Head key={String(column)} set={set} names={[column].flat()} query={query} />
            ))}
            {besides && (
              <th scope="col">
                <span className={styles.plain}>{besides.label}</span>
              </th>
            )}
            {rest.length > 0 && (
              <th scope="col">
                <Hidden>Mais</Hidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ key, row }) => (
            <Line key={key} set={set} row={row} rest={rest} besides={besides} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a column says, its small print included: a second line without a name is a riddle. */
function Head({ set, names, query }: { set: Dataset; names: readonly string[]; query: Query | undefined }) {
  const order = query && orderOf(set, query)[0];
  const sorted = order && names.includes(order.field) ? (order.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={styles[fieldOf(set, names[0] ?? '').align]} aria-sort={sorted}>
      {names.map((name) => (
        <span key={name} className={styles.head}>
          <Name set={set} name={name} query={query} sorted={order?.field === name ? sorted : undefined} />
          <Meaning set={set} name={name} />
        </span>
      ))}
    </th>
  );
}

function Meaning({ set, name, labelled = false }: { set: Dataset; name: string; labelled?: boolean }) {
  const field = fieldOf(set, name);
  const word = wordOf(name, field);
  return word && <Word slug={word} label={field.label} labelled={labelled} />;
}

/** Cards have no heads to stand beside: on a phone what the columns mean is asked above them. */
function Words({ set }: { set: Dataset }) {
  const wordIn = (name: string) => wordOf(name, fieldOf(set, name));
  const names = set.list.columns.flat().filter(wordIn);
  const once = names.filter((name, i) => names.findIndex((other) => wordIn(other) === wordIn(name)) === i);
  if (once.length === 0) return null;
  return (
    <div className={styles.words}>
      <span>O que é:</span>
      {once.map((name) => (
        <Meaning key={name} set={set} name={name} labelled />
      ))}
    </div>
  );
}

interface NameProps {
  set: Dataset;
  name: string;
  query: Query | undefined;
  sorted: 'descending' | 'ascending' | undefined;
}

function Name({ set, name, query, sorted }: NameProps) {
  const { label, sortable } = fieldOf(set, name);
  if (!query || !sortable) return <span>{label}</span>;
  return (
    <Link
      to={write(set, toggle(set, query, name))}
      title={`Ordenar por ${label}`}
      aria-current={sorted ? 'true' : undefined}
    >
      {label}
      {sorted && <Icon name={sorted === 'descending' ? 'down' : 'up'} />}
    </Link>
  );
}
