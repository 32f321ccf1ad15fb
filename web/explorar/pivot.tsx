import type { ReactNode } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { type Exploration, formatMeasure, measureLabel, ungrouped } from '../../catalog/explorar/exploration.ts';
import type { PivotHead, PivotTable } from '../../catalog/explorar/pivot.ts';
import { groupTitle, printGroup, type QueryGroup } from '../../catalog/list/group.ts';
import type { Query } from '../../catalog/query.ts';
import { shareOf } from '../../catalog/texto/figures.ts';
import { sliceOf, writeAddress } from '../dataset/url.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import styles from './explorar.module.css';

interface Props {
  set: Dataset;
  exploration: Exploration;
  pivot: PivotTable;
  title: string;
}

/** The groups as a table: a row for each value of the first field, a column for each of the second, and their totals. */
export function Pivot({ set, exploration, pivot, title }: Props) {
  const { query, measure } = exploration;
  const isCrossed = query.across !== undefined;
  const last = isCrossed ? 'Total' : measureLabel(set, measure);
  const figure = (value: number | null): string => (value === null ? '–' : formatMeasure(set, measure, value));
  return (
    <section className={styles.scroll} aria-label={`Números de ${title}`} tabIndex={isCrossed ? 0 : undefined}>
      <table className={isCrossed ? `${styles.table} ${styles.crossed}` : styles.table}>
        <caption>
          <Hidden>{title}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{groupTitle(set, query.by)}</th>
            {pivot.columns.map((column) => (
              <th key={column.id} scope="col" className={styles.end}>
                <Slice set={set} to={slice(query, query.across, column)}>
                  {column.rotulo}
                </Slice>
              </th>
            ))}
            <th scope="col" className={styles.end}>
              {last}
            </th>
            {!isCrossed && (
              <th scope="col" className={styles.end}>
                % do total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {pivot.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Slice set={set} to={slice(query, query.by, row)}>
                  {row.rotulo}
                </Slice>
              </th>
              {pivot.columns.map((column) => (
                <td key={column.id} className={styles.end}>
                  <Slice set={set} to={cross(query, row, column)} name={`${row.rotulo}, ${column.rotulo}`}>
                    {figure(pivot.cell(row, column))}
                  </Slice>
                </td>
              ))}
              <td className={`${styles.end} ${isCrossed ? styles.sum : ''}`}>{figure(row.total)}</td>
              {!isCrossed && <td className={styles.end}>{shareOf(row.total, pivot.total) ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {pivot.columns.map((column) => (
              <td key={column.id} className={styles.end}>
                {figure(column.total)}
              </td>
            ))}
            <td className={styles.end}>{figure(pivot.total)}</td>
            {!isCrossed && <td className={styles.end}>{shareOf(pivot.total, pivot.total) ?? '–'}</td>}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The list of the rows under a head; null where they have no value in common that an address could say. */
const slice = (query: Query, group: QueryGroup | undefined, { chave, outros }: PivotHead): Query | null =>
  group && outros === undefined ? sliceOf(ungrouped(query), printGroup(group), chave) : null;

function cross(query: Query, row: PivotHead, column: PivotHead): Query | null {
  const rows = slice(query, query.by, row);
  return rows && query.across && column.outros === undefined
    ? sliceOf(rows, printGroup(query.across), column.chave)
    : null;
}

interface SliceProps {
  set: Dataset;
  to: Query | null;
  /** What a figure is of, where it stands for itself in a list of links. */
  name?: string;
  children: ReactNode;
}

const Slice = ({ set, to, name, children }: SliceProps) =>
  to && children !== '–' ? (
    <Link to={`/${set.id}${writeAddress(set, to)}`}>
      {name && <Hidden>{`${name}: `}</Hidden>}
      {children}
    </Link>
  ) : (
    children
  );
