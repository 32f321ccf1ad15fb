import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { QueryGroup } from '../../catalog/list/group.ts';
import { summaryFields } from '../../catalog/list/summary.ts';
import { type Condition, MOST } from '../../catalog/query.ts';
import { samples } from '../../catalog/samples/index.ts';
import { csv } from '../../demo/kit/csv.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { selectGroups } from '../database/sql/aggregate.ts';
import { selectTotals } from '../database/sql/select.ts';
import { summarySlice } from '../database/sql/summary.ts';
import { type CountedGroup, readCountedGroups, readTotals } from '../dataset/totals.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';
import { redact } from '../import/redact.ts';
import { rollback } from '../import/rollback.ts';
import { overrunWarnings } from './overruns.ts';
import { writeMissingSummaries, writeSummaries } from './summaries.ts';

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

/** Every kind of question that the summaries of a dataset answer: of all periods, of one and of some, by and of each dimension. */
async function compareAll(client: pg.ClientBase, set: Dataset): Promise<void> {
  const periods = await valuesOf(client, set, set.period);
  if (periods.length === 0) return;
  const one = periods.slice(0, 1).map((period) => is(set.period, period));
  const asked = [[], one];
  const { apart } = set.list;
  const kinds = apart ? (await valuesOf(client, set, apart)).map((kind) => [is(apart, kind)]) : [];
  for (const where of [...asked, ...kinds.slice(0, 1).map((own) => [...own, ...one])]) {
    for (const field of [set.period, ...(apart ? [apart] : []), ...summaryFields(set)]) {
      await compare(client, set, where, { field });
      for (const grain of fieldOf(set, field).grains) await compare(client, set, where, { field, grain });
    }
  }
  for (const field of summaryFields(set)) await compareFiltered(client, set, field, one);
  await compare(client, set, [is(set.period, ...periods)]);
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
])('the summaries, %s', (_, rowsPerValue) => {
  beforeAll(async () => {
    if (rowsPerValue !== 10) await rewrite(rowsPerValue);
  });

  it.each(datasets.map((set) => [set.id, set] as const))('%s: say what the rows say, to the cent', (_id, set) =>
    portal.db.read(body, (client) => compareAll(client, set)),
  );
});

describe('the summaries follow', () => {
  const job = { tenant: 0, author: 'teste' };
  const agree = (...sets: readonly Dataset[]) =>
    portal.db.read(body, async (client) => {
      for (const set of sets) await compareAll(client, set);
    });
  const cuts = (set: Dataset): Dataset[] => [set, ...datasets.filter(({ cut }) => cut?.of === set.id)];
  const count = async (): Promise<number> =>
    portal.db.read(body, async (client) => (await readTotals(client, contratos, body, { ...ALL, where: [] })).total);

  it('a load that replaces a period, and the rollback of it', async () => {
    const before = await count();
    const past = await portal.ask('/api/v1/contratos/cargas');
    const rows = (samples.contratos ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells);
    const file = { files: oneFile('contratos.csv', csv(rows, contratos)), name: 'contratos.csv', force: true };
    await portal.db.own((client) => load(client, { ...job, tenant: body, dataset: contratos, ...file }));
    expect(await count()).toBeLessThan(before);
    await agree(...cuts(contratos));
    const to = Number(past.json.data[0]?.carga);
    await portal.db.own((client) =>
      portal.db.own((reader) => rollback(client, reader, { ...job, tenant: body, dataset: contratos, to })),
    );
    expect(await count()).toBe(before);
    await agree(...cuts(contratos));
  });

  it('a record that is corrected, also in what is worked out from it', async () => {
    const { json } = await portal.ask('/api/v1/pagamentos?_size=1');
    const [row] = json.data;
    const key = Object.fromEntries(pagamentos.key.map((name) => [name, String(row?.[name])]));
    const said = { key, reason: 'Valor lido errado', author: 'teste', tenant: body };
    await portal.db.own((client) => redact(client, { ...said, dataset: pagamentos, values: { vlrPago: '12.345,67' } }));
    await agree(pagamentos, ...datasets.filter(({ id }) => id === 'empenhos'));
    await portal.db.own((client) => redact(client, { ...said, dataset: pagamentos, values: null }));
    await agree(pagamentos, ...datasets.filter(({ id }) => id === 'empenhos'));
  });
});

it('summaries of another version are not read, and an upgrade writes them again', async () => {
  const kept = () => portal.db.own((client) => client.query<{ n: string }>(OUTDATED));
  await portal.db.own((client) =>
    client.query("UPDATE dados._resumidos SET definicao = 'outra' WHERE dataset = 'contratos'"),
  );
  await portal.db.own((client) => client.query("UPDATE dados._resumos SET linhas = 0 WHERE dataset = 'contratos'"));
  await portal.db.read(body, (client) => compareAll(client, contratos));
  expect(Number((await kept()).rows[0]?.n)).toBeGreaterThan(0);
  await portal.db.own(async (client) => {
    await client.query('BEGIN');
    await writeMissingSummaries(client, datasets);
    await client.query('COMMIT');
  });
  expect(Number((await kept()).rows[0]?.n)).toBe(0);
  await portal.db.read(body, (client) => compareAll(client, contratos));
});

const OUTDATED = "SELECT count(*) AS n FROM dados._resumidos WHERE definicao = 'outra'";

it('the stages of a load are compared by hashing: the planner knows none of the rows that came in its transaction', async () => {
  const plans: string[] = [];
  await portal.db.own(async (client) => {
    await client.query('BEGIN');
    const query = async (text: string, values: unknown[]) => {
      if (text.startsWith('SELECT')) plans.push(JSON.stringify(await planOf(client, text, values)));
      return client.query(text, values);
    };
    const explained = new Proxy(client, { get: (own, name) => (name === 'query' ? query : Reflect.get(own, name)) });
    for (const set of [empenhos, liquidacoes, pagamentos])
      await overrunWarnings(explained, { set, tenant: body, periods: ['2090'] });
    await client.query('ROLLBACK');
  });
  expect(plans).toHaveLength(4);
  for (const plan of plans) {
    expect(plan).toContain('Hash');
    expect(plan).not.toMatch(/Nested Loop|Merge Join/);
  }
});

const planOf = async (client: pg.ClientBase, text: string, values: unknown[]): Promise<unknown> =>
  (await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values)).rows;
