import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { Query } from '../../catalog/query.ts';
import { density } from '../ui/density.ts';
import { Hidden } from '../ui/hidden.tsx';
import { useStore } from '../ui/store.ts';
import { Heading } from './heading.tsx';
import { type Besides, Line } from './line.tsx';
import { restOf } from './rest.ts';
import { columnsOf } from './shape.ts';
import { useSpill } from './spill.ts';
import styles from './table.module.css';

interface Props {
  set: Dataset;
  rows: readonly Row[];
  caption: string;
  /** The question of the list; with it the heads sort. They are links, so that a new tab works too. */
  query?: Query;
  busy?: boolean;
  /** One more column, of what the rows themselves do not say. */
  besides?: Besides;
}

/** Rows of a dataset in its own columns; on a phone each row becomes a card. */
export function Table({ set, rows, caption, query, busy = false, besides }: Props) {
  const height = useStore(density);
  const [frame, spills] = useSpill();
  const columns = columnsOf(set, rows, query?.where);
  // Keys are not always unique in real data, so the place in the list is part of a row's identity.
  const keyed = rows.map((row, i) => ({ row, key: `${printKey(set, row)} ${i}` }));
  const rest = query && !set.detail ? restOf(set) : [];
  return (
    <div ref={frame} className={styles.frame} {...(spills && scrolling(caption))}>
      <table className={styles.table} aria-busy={busy} data-density={height}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.names.join()} set={set} column={column} query={query} />
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
            <Line key={key} set={set} row={row} columns={columns} rest={rest} besides={besides} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The attributes of a frame that scrolls sideways: it can be reached by keyboard, and has a name. */
const scrolling = (caption: string) => ({
  'data-spills': true,
  role: 'region',
  tabIndex: 0,
  'aria-label': `${caption}: a tabela rola para os lados`,
});
