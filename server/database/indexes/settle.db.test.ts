import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { datasets } from '../../../catalog/datasets/index.ts';
import type { Query } from '../../../catalog/query.ts';
import { csv } from '../../../demo/kit/csv.ts';
import { row } from '../../../test/loads.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { load } from '../../import/load.ts';
import { oneFile } from '../../import/read/files.ts';
import { eraseTenant } from '../../tenants/remove.ts';
import { bodyIndexes, datasetIndexes } from '../sql/indexes.ts';
import { selectPage, selectTotals } from '../sql/select.ts';
import { releaseIndexes } from './release.ts';
import { indexNeeds, settleIndexes } from './settle.ts';
import { standingIndexes } from './standing.ts';

/** Rows that call for indexes of words here; columns call for twice as many, related records for four times. */
const LEAST = 100;
const [LARGE, SMALL] = [1, 2];

let portal: Portal;

beforeAll(async () => {
  portal = await openBodies();
});

afterAll(() => portal.close());

const own = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => portal.db.own(work);
const settle = (least = LEAST): Promise<number> => own((client) => settleIndexes(client, datasets, least));

const send = (tenant: number, count: number): Promise<unknown> =>
  own((client) =>
    load(client, {
      tenant,
      dataset: contratos,
      files: oneFile(
        'contratos.csv',
        csv(
          Array.from({ length: count }, (_, i) => row(`${i}`, '2025')),
          contratos,
        ),
      ),
      name: 'contratos.csv',
      reference: '2026-10-31',
      author: 'teste',
      search: 'later',
      force: true,
    }),
  );

/** Names of a body's indexes that the database has, by the use that the catalog has for them. */
async function usesOf(tenant: number): Promise<string[]> {
  const standing = await own((client) => standingIndexes(client, datasets));
  const valid = new Set(standing.filter((index) => index.tenant === tenant && index.valid).map(({ name }) => name));
  const uses = bodyIndexes(contratos, tenant).filter(({ name }) => valid.delete(name));
  expect([...valid]).toEqual([]);
  return [...new Set(uses.map(({ use }) => use))].sort();
}

it('a body gets indexes of its own as it grows, and another body of the same table none', async () => {
  await send(SMALL, LEAST - 1);
  await send(LARGE, LEAST);
  await settle();
  expect(await usesOf(LARGE)).toEqual(['words']);
  await send(LARGE, 4 * LEAST);
  await settle();
  expect(await usesOf(LARGE)).toEqual(['column', 'words']);
  expect(await usesOf(SMALL)).toEqual([]);
  expect(await settle()).toBe(0);
});

/** Plan of a question as the web role asks it, where the price of reading all rows decides nothing. */
const planOf = (query: Query, statement: typeof selectPage, tenant = LARGE): Promise<string> => {
  const { text, values } = statement(contratos, tenant, query);
  return portal.db.read(tenant, async (client) => {
    await client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off; SET LOCAL random_page_cost = 1.1');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    return rows.map((line) => line['QUERY PLAN']).join('\n');
  });
};

it('the web role uses them through its view, with the body as a parameter', async () => {
  const named = (part: string): string =>
    bodyIndexes(contratos, LARGE).find(({ text }) => text.includes(part))?.name ?? part;
  const question: Query = { where: [], sort: [], page: 1, size: 50 };
  const has = (field: string) => ({ field, operator: 'has' as const, values: ['merenda escolar'] });
  for (const name of ['txtObjeto', 'txtNomeRazaoContratada'])
    expect(await planOf({ ...question, where: [has(name)] }, selectTotals)).toContain(named(`norm("${name}")`));
  const sorted = { ...question, sort: [{ field: 'vlrContrato', descending: true }] };
  expect(await planOf(sorted, selectPage)).toContain(named('"vlrContrato" DESC'));
});

it('the rows related to a record are found by an index in a body of any size', async () => {
  const index = datasetIndexes(contratos, datasets).find(({ text }) => text.includes('"numARP", "numAnoARP"'));
  const where = ['numARP', 'numAnoARP'].map((field) => ({ field, operator: 'eq' as const, values: ['1'] }));
  expect(await planOf({ where, sort: [], page: 1, size: 50 }, selectTotals, SMALL)).toContain(index?.name);
});

it('one whose making was cut off is made again', async () => {
  const [first] = await own((client) => standingIndexes(client, datasets));
  await own((client) =>
    client.query('UPDATE pg_index SET indisvalid = false WHERE indexrelid = $1::regclass', [`dados."${first?.name}"`]),
  );
  const { missing, surplus } = await own((client) => indexNeeds(client, datasets, LEAST));
  expect([missing, surplus].map((all) => all.map(({ name }) => name))).toEqual([[first?.name], [first?.name]]);
  expect(await settle()).toBe(2);
  expect(await own((client) => indexNeeds(client, datasets, LEAST))).toMatchObject({ missing: [], surplus: [] });
});

it('only one process makes them, and not while the body is loaded', async () => {
  await own((client) => releaseIndexes(client, { set: contratos, tenant: LARGE, rows: 1_000_000 }));
  expect(await usesOf(LARGE)).toEqual([]);
  await own(async (loader) => {
    await loader.query('SELECT pg_advisory_lock($1, hashtext($2))', [LARGE, contratos.id]);
    expect(await settle()).toBe(0);
  });
  const counts = await Promise.all([settle(), settle()]);
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(await usesOf(LARGE)).toEqual(['column', 'words']);
});

it('a load of few rows keeps them', async () => {
  expect(await own((client) => releaseIndexes(client, { set: contratos, tenant: LARGE, rows: 10 }))).toBe(false);
  expect(await usesOf(LARGE)).toEqual(['column', 'words']);
});

it('a body that shrinks a little keeps them; one that shrinks below half of what called for an index, or leaves, loses it', async () => {
  await send(LARGE, 3 * LEAST);
  expect(await settle()).toBe(0);
  await send(LARGE, 2 * LEAST - 1);
  await settle();
  expect(await usesOf(LARGE)).toEqual(['column', 'words']);
  // The documents of the test portals are shared: the body leaves with a folder of its own.
  const folder = await mkdtemp(join(tmpdir(), 'arquivos-'));
  const leaving = { id: LARGE, slug: 'pmdemo', author: 'teste', messages: true };
  await own((client) => eraseTenant(client, leaving, { filesDir: folder, uploadsDir: folder }));
  await rm(folder, { recursive: true });
  await settle();
  expect(await own((client) => standingIndexes(client, datasets))).toEqual([]);
});
