import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { summaryFields } from '../../catalog/list/summary.ts';
import { type Condition, MOST, type QueryGroup } from '../../catalog/query.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { selectGroups } from '../database/sql/aggregate.ts';
import { selectTotals } from '../database/sql/select.ts';
import { summarySlice } from '../database/sql/summary.ts';
import { type CountedGroup, readCountedGroups, readTotals } from '../dataset/totals.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';
import { redact } from '../import/redact.ts';
import { rollback } from '../import/rollback.ts';
import { writeSummaries } from './summaries.ts';

let portal: Portal;
let body: number;

beforeAll(async () => {
  portal = await openPortal();
  body = (await portal.db.tenant<{ id: number }>('pmdemo', ''))?.id ?? 0;
});
afterAll(() => portal.close());

const ALL = { sort: [], page: 1, size: MOST };

/** Compares the answers to one question, by the summaries and by a reading of the rows. */
async function compare(client: pg.ClientBase, set: Dataset, where: readonly Condition[], by?: QueryGroup) {
  const query = { ...ALL, where, ...(by && { by }) };
  expect(summarySlice(set, query), JSON.stringify(query)).not.toBeNull();
  if (by) {
    const grouped = { ...query, by };
    const { rows } = await client.query<CountedGroup>(selectGroups(set, body, grouped));
    expect(await readCountedGroups(client, set, body, grouped), `${set.id} ${JSON.stringify(query)}`).toEqual(rows);
  }
  const { rows } = await client.query<Record<string, number>>(selectTotals(set, body, query));
  const { linhas: total, ...totals } = rows[0] ?? {};
  expect(await readTotals(client, set, body, query), `${set.id} ${JSON.stringify(where)}`).toEqual({ total, totals });
}

const is = (field: string, ...values: Value[]): Condition => ({ field, operator: 'eq', values });

/** The values of a field that most rows have, and one that none has. */
async function valuesOf(client: pg.ClientBase, set: Dataset, field: string): Promise<Value[]> {
  const by = { ...ALL, where: [], size: 3, sort: [{ field: 'linhas', descending: true }], by: { field } };
  const { rows } = await client.query<CountedGroup>(selectGroups(set, body, by));
  return rows.flatMap(({ chave }) => chave ?? []);
}

/** Every question that the summaries of a dataset may be asked: of all periods, of each, of some, by and of each dimension. */
async function compareAll(client: pg.ClientBase, set: Dataset): Promise<void> {
  const periods = await valuesOf(client, set, set.period);
  const asked = [[], [is(set.period, ...periods)], ...periods.map((period) => [is(set.period, period)])];
  const { apart } = set.list;
  const kinds = apart ? (await valuesOf(client, set, apart)).map((kind) => [is(apart, kind)]) : [];
  for (const where of [...asked, ...kinds, ...kinds.map((own) => [...own, ...(asked[2] ?? [])])]) {
    for (const field of [set.period, ...(apart ? [apart] : []), ...summaryFields(set)]) {
      await compare(client, set, where, { field });
      for (const grain of fieldOf(set, field).grains) await compare(client, set, where, { field, grain });
    }
  }
  for (const field of summaryFields(set)) await compareFiltered(client, set, field, asked[2] ?? []);
}

async function compareFiltered(client: pg.ClientBase, set: Dataset, field: string, within: readonly Condition[]) {
  const values = await valuesOf(client, set, field);
  const [first] = values;
  if (first === undefined) return;
  const conditions = [is(field, first), is(field, ...values)];
  if (fieldOf(set, field).time) conditions.push({ field, operator: 'gte', values: [first] });
  for (const own of conditions) {
    await compare(client, set, [...within, own], { field });
    await compare(client, set, [own], { field: set.period });
  }
}

/** Counts everything again, with another measure of which dimensions are worth keeping. */
const rewrite = (rowsPerValue: number): Promise<void> =>
  portal.db.own(async (client) => {
    const { rows } = await client.query<{ dataset: string; periods: string[] }>(
      'SELECT dataset, array_agg(periodo) AS periods FROM portal.periodos WHERE tenant = $1 GROUP BY 1',
      [body],
    );
    await client.query('BEGIN');
    for (const { dataset, periods } of rows) {
      const set = datasets.find(({ id }) => id === dataset);
      if (set) await writeSummaries(client, set, body, periods, rowsPerValue);
    }
    await client.query('COMMIT');
  });

describe.each([
  ['as each load leaves them', 10],
  ['with every dimension kept', 0],
  ['with some kept in some periods alone', 3],
])('the summaries, %s', (_, rowsPerValue) => {
  beforeAll(async () => {
    if (rowsPerValue !== 10) await rewrite(rowsPerValue);
  });

  it.each(datasets.map((set) => [set.id, set] as const))('%s: say what the rows say, to the cent', (_id, set) =>
    portal.db.read(body, (client) => compareAll(client, set)),
  );
});
