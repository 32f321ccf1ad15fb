import { describe, expect, it } from 'vitest';
import type { Dataset, Leads, RelatedRows } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Row } from '../catalog/fields/field.ts';
import { checker } from '../server/import/check/check.ts';
import { generate } from './generate.ts';
import type { WorldOptions } from './town/world.ts';

interface Body {
  name: string;
  /** The rows of a dataset as the database will hold them. */
  rowsOf(id: string): readonly Row[];
}

function body(tenant: WorldOptions['tenant'], scale: number): Body {
  const made = generate({ seed: 1, scale, until: '2026-10-31', tenant }).datasets;
  const sources = new Map(made.map(({ dataset, rows }) => [dataset.id, () => [...rows()].map(reader(dataset))]));
  const kept = new Map<string, readonly Row[]>();
  return {
    name: tenant,
    rowsOf: (id) => {
      const rows = kept.get(id) ?? sources.get(id)?.() ?? [];
      kept.set(id, rows);
      return rows;
    },
  };
}

function reader(dataset: Dataset): (cells: Readonly<Record<string, string>>) => Row {
  const names = Object.keys(dataset.fields);
  const check = checker(dataset, names);
  return (cells) => {
    const checked = check({ number: 2, cells: names.map((name) => cells[name] ?? ''), broken: false });
    if (!checked.ok) throw new Error(JSON.stringify(checked.refused));
    return checked.row;
  };
}

const bodies = [body('pmdemo', 0.2), body('cmdemo', 0.2)];
/** Few companies of a small town are punished twice: what is rare is looked for in a larger one. */
const larger = body('pmdemo', 1);

/** How often each combination of values is there, by the names of their fields. */
function counted(rows: readonly Row[], names: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) {
    const values = valuesOf(row, names);
    if (values) found.set(values, (found.get(values) ?? 0) + 1);
  }
  return found;
}

/** Nothing where a value is missing: it leads nowhere then. */
function valuesOf(row: Row, names: readonly string[]): string | null {
  const values = names.map((name) => row[name] ?? null);
  return values.includes(null) ? null : JSON.stringify(values);
}

/** A cut shows what its source has, links and relatives included. */
const sets = datasets.filter(({ cut }) => !cut);

const links = sets.flatMap((set) =>
  Object.entries(set.links ?? {}).flatMap(([field, lead]) => (lead ? [{ set, field, lead }] : [])),
);

const whole = ({ dataset, by }: Leads): boolean => {
  const { key = [] } = datasets.find(({ id }) => id === dataset) ?? {};
  return key.length === Object.keys(by).length && key.every((name) => name in by);
};

/** Of lists a few may be empty, as that of a month whose payroll is not closed. */
const MOST = 0.9;

/** Who is barred elsewhere has contracts here only where the row says so, and a post that nobody holds has nobody on the payroll: that there are none is an answer too. */
const hasSome = (set: Dataset, row: Row): boolean =>
  (set.id !== 'empresas-inidoneas' || row.blnFornecedor === true) &&
  (set.id !== 'padrao-remuneratorio' || Number(row.qtdVagasOcupadas) > 0);

describe.each(bodies)('in $name', ({ rowsOf }) => {
  it.each(links.map((one) => [`${one.set.id}.${one.field}`, one.lead.dataset, one] as const))(
    'every %s leads to what there is in %s',
    (_, target, { set, field, lead }) => {
      const asking = rowsOf(set.id).filter((row) => row[field] !== null && hasSome(set, row));
      const sought = [...counted(asking, Object.values(lead.by)).keys()];
      const there = counted(rowsOf(target), Object.keys(lead.by));
      const lost = sought.filter((values) => !there.has(values));
      const share = sought.length === 0 ? 1 : 1 - lost.length / sought.length;
      expect({ share, lost: lost.slice(0, 5) }).toSatisfy(() => share >= (whole(lead) ? 1 : MOST));
    },
  );
});

const relations = sets.flatMap((set) => (set.detail?.related ?? []).map((one) => ({ set, one })));

/** Whether some row has relatives there; in its own list a row is not its own relative. */
function met({ rowsOf }: Body, { id }: Dataset, { dataset, by }: RelatedRows): boolean {
  const there = counted(rowsOf(dataset), Object.keys(by));
  const least = id === dataset ? 2 : 1;
  return rowsOf(id).some((row) => (there.get(valuesOf(row, Object.values(by)) ?? '') ?? 0) >= least);
}

it.each(relations.map(({ set, one }) => [set.id, `${one.dataset} by ${Object.keys(one.by)}`, set, one] as const))(
  'some of %s has relatives in %s',
  (_id, _there, set, one) => {
    expect([...bodies, larger].some((where) => met(where, set, one))).toBe(true);
  },
);
