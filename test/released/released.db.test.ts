import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import type { VerifyDifference } from '../../server/backup/verify/difference.ts';
import { parseDatabaseUrl } from '../../server/database/connection.ts';
import { isCurrent, SCHEMA_NUMBER } from '../../server/database/migrate/migrate.ts';
import { portalMigrations, prepareDatabase } from '../../server/database/open.ts';
import { ident } from '../../server/database/sql/names.ts';
import { catchUpIndex } from '../../server/index/follow.ts';
import { SEALED_COLUMNS } from '../../server/seal/reseal.ts';
import { schemaPlan } from '../../server/tables.ts';
import { portal as run } from '../cli.ts';
import { freshDatabase } from '../database.ts';
import { keyring, openOn, type Portal } from '../portal.ts';

const RELEASED = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql.gz'));

/** Puts a released database where nothing is. The marks of psql in a dump are none of the server's. */
async function bring(url: string, name: string): Promise<void> {
  const text = gunzipSync(readFileSync(join(import.meta.dirname, name))).toString('utf8');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text.replace(/^\\.*$/gm, '')).finally(() => client.end());
}

interface PublishedSet {
  slug: string;
  dataset: string;
  linhas: number;
  /** Sum of the field that the list adds up; null where it adds up none. */
  soma: string | null;
}

const sumOf = (id: string): string | undefined => {
  const { list, derived, fields } = datasets.find((set) => set.id === id) ?? {};
  return list?.totals.find((name) => fields?.[name] && !derived && !list.counted?.[name]);
};

/** Rows and sums that a database has of each body's datasets, straight from its tables. */
async function publishedIn(client: pg.ClientBase): Promise<PublishedSet[]> {
  const all: PublishedSet[] = [];
  for (const { id } of datasets.filter(({ cut }) => !cut)) {
    const there = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [`dados.${ident(id)}`]);
    if (!there.rows[0]?.there) continue;
    const sum = sumOf(id);
    const { rows } = await client.query<PublishedSet>(
      `SELECT t.slug, '${id}' AS dataset, count(*)::int AS linhas, ${sum ? `coalesce(sum(${ident(sum)}), 0)::text` : 'NULL'} AS soma
       FROM dados.${ident(id)} d JOIN portal.tenants t ON t.id = d.tenant GROUP BY 1`,
    );
    all.push(...rows);
  }
  return all;
}

/** Opens every sealed value; gives how many there were. */
async function openSeals(client: pg.ClientBase): Promise<number> {
  let opened = 0;
  for (const { table, name, about } of SEALED_COLUMNS) {
    const { rows } = await client.query<{ tenant: number; id: string; value: Buffer }>(
      `SELECT tenant, id, ${ident(name)} AS value FROM ${table} WHERE ${ident(name)} IS NOT NULL`,
    );
    for (const { tenant, id, value } of rows) keyring.open(value, about(tenant, id));
    opened += rows.length;
  }
  return opened;
}

/** Brings a database to this version, as a start does; gives what was published before. */
async function upgrade(url: string): Promise<PublishedSet[]> {
  const place = parseDatabaseUrl(url);
  const client = new pg.Client(url);
  await client.connect();
  const before = await publishedIn(client).finally(() => client.end());
  const db = await prepareDatabase(place, schemaPlan(datasets), (line) => expect.fail(line));
  await db.own((owner) => catchUpIndex(owner, datasets)).finally(() => db.close());
  return before;
}

/** Asks the API for what a body published: as many rows, the same sum. */
async function compare(portal: Portal, { slug, dataset, linhas, soma }: PublishedSet): Promise<void> {
  const { json } = await portal.ask(`/api/v1/${dataset}?_size=1`, `${slug}.transparencia.localhost`);
  const sum = sumOf(dataset);
  expect({ dataset, linhas: json.total, soma: sum === undefined ? null : json.totals[sum] }).toEqual({
    dataset,
    linhas,
    soma: soma === null ? null : Number(soma),
  });
}

/** What differs but for documents: those stay in their folder, which is not part of a release here. */
async function differences(portal: Portal): Promise<VerifyDifference[]> {
  const found: VerifyDifference[] = await run(portal, 'verify').then(
    () => [],
    ({ details }) => details.diferencas,
  );
  return found.filter(({ assunto }) => assunto !== 'documento');
}

/** The first release that has messages. */
const MESSAGES = 3;

describe.each(RELEASED)('the database of release %s', (name) => {
  it('comes to this version with all its rows, sums, loads and messages', async () => {
    let before: PublishedSet[] = [];
    const portal = await openOn(`esquema_${name.slice(0, 3)}`, async (url) => {
      await bring(url, name);
      before = await upgrade(url);
    });
    try {
      expect(before.length).toBeGreaterThan(5);
      for (const one of before) await compare(portal, one);
      expect(await differences(portal)).toEqual([]);
      if (Number(name.slice(0, 3)) >= MESSAGES) expect(await portal.db.own(openSeals)).toBeGreaterThan(7);
    } finally {
      await portal.close();
    }
  });
});

it('numbers every schema that differs from the last release by the next number', async () => {
  const last = RELEASED.sort().at(-1) ?? '';
  const fresh = await freshDatabase();
  try {
    await bring(fresh.url, last);
    const client = new pg.Client(fresh.url);
    await client.connect();
    const same = await isCurrent(client, schemaPlan(datasets), await portalMigrations()).finally(() => client.end());
    expect(SCHEMA_NUMBER).toBe(Number(last.slice(0, 3)) + (same ? 0 : 1));
  } finally {
    await fresh.drop();
  }
});
