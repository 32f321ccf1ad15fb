import type { GroupRow } from '../dataset/answer.ts';
import type { Dataset } from '../dataset.ts';
import { fieldOf } from '../dataset.ts';
import type { Value } from '../fields/field.ts';
import { isTimeGroup } from '../list/group.ts';
import type { Exploration } from './exploration.ts';

/** One value of a field, or all those that have no name of their own. */
export interface PivotHead {
  id: string;
  chave: Value | null;
  rotulo: string;
  /** How many values stand together here. */
  outros?: number;
  total: number;
}

/** Groups as a table: a row for each value of the first field, a column for each of the second. */
export interface PivotTable {
  rows: readonly PivotHead[];
  /** Empty where there is one field only. */
  columns: readonly PivotHead[];
  cell(row: PivotHead, column: PivotHead): number | null;
  total: number;
}

const OTHERS = '+';
const idOf = (key: Value | null | undefined, others: number | undefined): string =>
  others === undefined ? `=${key ?? ''}` : OTHERS;

/** Lays groups out as a table. Every figure is of the groups: totals are what they add up to, to the cent. */
export function pivotOf(set: Dataset, { query, measure }: Exploration, groups: readonly GroupRow[]): PivotTable {
  const places = measure === 'linhas' ? 0 : fieldOf(set, measure).places;
  const add = (a: number, b: number): number => Number((a + b).toFixed(places));
  const rows = new Map<string, PivotHead>();
  const columns = new Map<string, PivotHead>();
  const cells = new Map<string, number>();
  let total = 0;
  for (const group of groups) {
    const value = Number(group[measure] ?? 0);
    const row = headOf(group.chave, group.rotulo, group.outros);
    count(rows, row, value, add);
    total = add(total, value);
    if (group.rotulo2 === undefined) continue;
    const column = headOf(group.chave2 ?? null, group.rotulo2, group.outros2);
    count(columns, column, value, add);
    cells.set(`${row.id} ${column.id}`, value);
  }
  return {
    rows: ordered([...rows.values()], isTimeGroup(set, query.by)),
    columns: ordered([...columns.values()], query.across !== undefined && isTimeGroup(set, query.across)),
    cell: (row, column) => cells.get(`${row.id} ${column.id}`) ?? null,
    total,
  };
}

const headOf = (chave: Value | null, rotulo: string, outros: number | undefined): PivotHead => ({
  id: idOf(chave, outros),
  chave,
  rotulo,
  ...(outros !== undefined && { outros }),
  total: 0,
});

function count(heads: Map<string, PivotHead>, head: PivotHead, value: number, add: (a: number, b: number) => number) {
  const known = heads.get(head.id) ?? head;
  heads.set(head.id, { ...known, total: add(known.total, value) });
}

/** Time runs forward whatever the groups were chosen by; the others come last, and before them what says nothing. */
function ordered(heads: readonly PivotHead[], isTime: boolean): PivotHead[] {
  const named = heads.filter(({ outros }) => outros === undefined);
  const others = heads.filter(({ outros }) => outros !== undefined);
  if (!isTime) return [...named, ...others];
  const dated = named
    .filter(({ chave }) => chave !== null)
    .sort((a, b) => (String(a.chave) < String(b.chave) ? -1 : 1));
  return [...others, ...dated, ...named.filter(({ chave }) => chave === null)];
}
