import { type Dataset, storedOf } from '../catalog/dataset.ts';
import { samples } from '../catalog/samples/index.ts';
import type { Cells } from '../catalog/samples/sample.ts';

/** Three rows of a dataset's sample that are of one period and of three keys. */
export function rowsOfOnePeriod(set: Dataset): [Cells, Cells, Cells] {
  const periods = new Map<string, Map<string, Cells>>();
  for (const { cells, refused } of samples[set.id] ?? []) {
    if (refused) continue;
    const own = periods.get(cells[set.period] ?? '') ?? new Map<string, Cells>();
    const key = JSON.stringify(set.key.map((name) => cells[name]));
    periods.set(cells[set.period] ?? '', own.set(key, own.get(key) ?? cells));
  }
  const [most] = [...periods.values()].sort((a, b) => b.size - a.size);
  const [one, two, three] = [...(most?.values() ?? [])];
  if (!one || !two || !three) throw new Error(`the sample of ${set.id} has no three records of one period`);
  return [one, two, three];
}

/** The same row with one value that is not its own, and the name of its field: a text or, where it has none, what another row says. */
export function withOtherValue(set: Dataset, cells: Cells, other: Cells): { cells: Cells; field: string } {
  const fixed = new Set([...set.key, set.period, set.whole]);
  const ruled = new Set((set.rules ?? []).flatMap(({ fields }) => fields));
  // Values that rules speak of come last: one of another row need not hold beside the others of this.
  const free = storedOf(set)
    .filter(([name]) => !fixed.has(name))
    .sort(([a], [b]) => Number(ruled.has(a)) - Number(ruled.has(b)));
  const [text] = free.find(([, { operators, options }]) => operators.includes('has') && options.length === 0) ?? [];
  if (text) return { cells: { ...cells, [text]: `${cells[text] ?? ''} de novo`.trim() }, field: text };
  const [field] = free.find(([name]) => other[name] && other[name] !== cells[name]) ?? [];
  if (!field) throw new Error(`${set.id} has no value that may change`);
  return { cells: { ...cells, [field]: other[field] ?? '' }, field };
}
