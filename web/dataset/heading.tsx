import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { wordOf } from '../../catalog/glossario/fields.ts';
import { orderOf, type Query } from '../../catalog/query.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useRule } from '../ui/rule.ts';
import { Word } from '../ui/word.tsx';
import type { TableColumn } from './shape.ts';
import styles from './table.module.css';
import { toggleSort, writeAddress } from './url.ts';

interface Props {
  set: Dataset;
  column: TableColumn;
  query: Query | undefined;
}

/** The least width of a column of words: what its texts ask for, up to what the style allows any. */
const leastOf = ({ letters, place }: TableColumn): string =>
  `min(${letters / 2}em, calc(${place === 'lead' ? 1.4 : 1} * var(--least)))`;

/** The head of a column, with the names of all the values in its cells. */
export function Heading({ set, column, query }: Props) {
  const { names, cut, share } = column;
  const order = query && orderOf(set, query)[0];
  const sorted = order && names.includes(order.field) ? (order.descending ? 'descending' : 'ascending') : undefined;
  const width = useRule(`width: ${share}%; min-width: ${leastOf(column)}`);
  const align = styles[fieldOf(set, names[0] ?? '').align];
  return (
    <th scope="col" className={cut ? `${align} ${styles.cut} ${width}` : align} aria-sort={sorted}>
      <div>
        {names.map((name) => (
          <span key={name} className={styles.head}>
            <Name set={set} name={name} query={query} sorted={order?.field === name ? sorted : undefined} />
            <Meaning set={set} name={name} />
          </span>
        ))}
      </div>
    </th>
  );
}

export function Meaning({ set, name, labelled = false }: { set: Dataset; name: string; labelled?: boolean }) {
  const field = fieldOf(set, name);
  const word = wordOf(name, field);
  return word && <Word slug={word} label={field.label} labelled={labelled} />;
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
      to={writeAddress(set, toggleSort(set, query, name))}
      title={`Ordenar por ${label}`}
      aria-current={sorted ? 'true' : undefined}
    >
      <span>{label}</span>
      {sorted && <Icon name={sorted === 'descending' ? 'down' : 'up'} />}
    </Link>
  );
}
