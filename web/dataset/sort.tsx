import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { orderOf, type Query } from '../../catalog/query.ts';
import { Select } from '../fields/select.tsx';
import styles from './sort.module.css';

/** The order of the rows, chosen with the filters on a phone: cards have no heads to press. */
export function SortField({ set, query }: { set: Dataset; query: Query }) {
  const now = orderOf(set, query).map(nameOf).join(',');
  const names = set.list.columns.flat().filter((name) => fieldOf(set, name).sortable);
  const orders = names.flatMap((name) => [`-${name}`, name]);
  const options = [...new Set([now, ...orders])].map((order) => ({ value: order, label: say(set, order) }));
  return <Select className={styles.sort} name="_sort" label="Ordenar" initial={now} options={options} />;
}

const nameOf = ({ field, descending }: { field: string; descending: boolean }): string =>
  (descending ? '-' : '') + field;

const say = (set: Dataset, order: string): string =>
  order
    .split(',')
    .map((part) => fieldOf(set, part.replace(/^-/, '')).order(part.startsWith('-')))
    .join(', ');
