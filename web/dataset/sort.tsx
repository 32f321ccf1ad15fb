import { useId } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { orderOf, type Query } from '../../catalog/query.ts';
import entry from '../fields/entry.module.css';
import styles from './sort.module.css';

/** Cards have no heads to press: on a phone the order is chosen with the filters. */
export function SortField({ set, query }: { set: Dataset; query: Query }) {
  const id = useId();
  const now = orderOf(set, query).map(nameOf).join(',');
  const names = set.list.columns.flat().filter((name) => fieldOf(set, name).sortable);
  const orders = names.flatMap((name) => [`-${name}`, name]);
  return (
    <div className={`${entry.entry} ${styles.sort}`}>
      <label htmlFor={id}>Ordenar</label>
      <select id={id} name="_sort" defaultValue={now}>
        {[...new Set([now, ...orders])].map((order) => (
          <option key={order} value={order}>
            {say(set, order)}
          </option>
        ))}
      </select>
    </div>
  );
}

const nameOf = ({ field, descending }: { field: string; descending: boolean }): string =>
  (descending ? '-' : '') + field;

const say = (set: Dataset, order: string): string =>
  order
    .split(',')
    .map((part) => fieldOf(set, part.replace(/^-/, '')).order(part.startsWith('-')))
    .join(', ');
