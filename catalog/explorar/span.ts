import type { Dataset } from '../dataset.ts';
import { groupLabel, type QueryGroup } from '../list/group.ts';
import type { PivotHead } from './pivot.ts';

/** Months or years that an axis has at most: a stray date of another century would make it one line of zeros. */
const LONGEST = 240;

const monthOf = (key: string): number => Number(key.slice(0, 4)) * 12 + Number(key.slice(5)) - 1;
const monthKey = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Rows in time with those between them that nothing was found for; rows of anything else as they are. */
export function withoutHoles(set: Dataset, by: QueryGroup, rows: readonly PivotHead[]): readonly PivotHead[] {
  const dated = rows.filter(({ chave, outros }) => chave !== null && outros === undefined);
  const [first, last] = [dated[0]?.chave, dated.at(-1)?.chave];
  if (!by.grain || first === undefined || last === undefined) return rows;
  const [read, write] = by.grain === 'mes' ? [monthOf, monthKey] : [Number, String];
  const [from, count] = [read(String(first)), read(String(last)) - read(String(first)) + 1];
  if (count > LONGEST) return rows;
  const found = new Map(dated.map((row) => [String(row.chave), row]));
  const all = Array.from({ length: count }, (_, i) => {
    const key = write(from + i);
    return found.get(key) ?? { id: `=${key}`, chave: key, rotulo: groupLabel(set, by, key), total: 0 };
  });
  const before = rows.filter(({ outros }) => outros !== undefined);
  return [...before, ...all, ...rows.filter(({ chave, outros }) => chave === null && outros === undefined)];
}
