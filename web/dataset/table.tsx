import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { Query } from '../../catalog/query.ts';
import { density } from '../ui/density.ts';
import { Hidden } from '../ui/hidden.tsx';
import { useStore } from '../ui/store.ts';
import { Heading } from './heading.tsx';
import { type ExtraColumn, TableRow } from './line.tsx';
import { restFields } from './rest.ts';
import { columnsOf } from './shape.ts';
import { useSpill } from './spill.ts';
import styles from './table.module.css';
import { rowAddress } from './url.ts';

interface Props {
  set: Dataset;
  rows: readonly Row[];
  caption: string;
  /** The question of the list; with it the heads sort. They are links, so that a new tab works too. */
  query?: Query;
  busy?: boolean;
  /** The row that the address unfolds, counted from 1. */
  unfolded?: number | null;
  /** Whether every text is shown to its end, as in a table of rules: what is cut there says the wrong thing. */
  whole?: boolean;
  /** One more column, of what the rows themselves do not say. */
  besides?: ExtraColumn;
}

/** The most rows that all fit in the window of a laptop with a line more each. */
const FEW = 4;

/** Rows of a dataset in its own columns; on a phone each row becomes a card. */
export function Table({ set, rows, caption, query, busy = false, unfolded = null, whole = false, besides }: Props) {
  const height = useStore(density);
  const [frame, spills] = useSpill();
  const columns = columnsOf(set, rows, query?.where);
  // Keys are not always unique in real data, so the place in the list is part of a row's identity.
  const keyed = rows.map((row, i) => ({ row, place: i + 1, key: `${printKey(set, row)} ${i}` }));
  const rest = query && !set.detail ? restFields(set) : [];
  return (
    <div ref={frame} className={styles.frame} {...(spills && scrolling(caption))}>
      <table
        className={styles.table}
        aria-busy={busy}
        data-density={whole ? 'inteira' : height}
        data-few={rows.length <= FEW || undefined}
      >
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
          {keyed.map(({ key, row, place }) => (
            <TableRow
              key={key}
              {...{ set, row, columns, rest, besides }}
              place={place}
              to={query && rest.length > 0 ? rowAddress(set, query, place) : undefined}
              unfolded={place === unfolded}
            />
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
