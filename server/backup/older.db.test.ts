import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dataset, dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { code, year } from '../../catalog/fields/index.ts';
import { portal as run } from '../../test/cli.ts';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { parseDatabaseUrl } from '../database/connection.ts';
import { Database } from '../database/db.ts';
import { isCurrent, migrate } from '../database/migrate/migrate.ts';
import { portalMigrations } from '../database/open.ts';
import { wholeSchema } from '../database/sql/ddl.ts';
import { schemaPlan } from '../tables.ts';
import { writeBackup } from './dump.ts';

/** A dataset that a version before published, and the catalog no longer has. */
const ramais: Dataset = dataset({
  id: 'ramais',
  title: 'Ramais',
  singular: 'Ramal',
  plural: 'ramais',
  about: 'Telefones.',
  law: [],
  key: ['numRamal', 'numAno'],
  period: 'numAno',
  fields: { numRamal: code({ label: 'Ramal', required: true }), numAno: year({ label: 'Ano', required: true }) },
  list: { columns: ['numRamal'], filters: { main: ['numAno'], more: [] }, sort: '-numRamal', totals: [], charts: [] },
});

const ROWS = `INSERT INTO portal.tenants (slug, tipo, dados) VALUES ('aqui', 'prefeitura', '{}');
INSERT INTO dados.contratos (tenant, carga, "numContrato", "numAnoPub", "vlrContrato") VALUES (1, 1, '045/2026', 2026, 12.34);
INSERT INTO dados.ramais (tenant, carga, "numRamal", "numAno") VALUES (1, 1, '201', 2025);
INSERT INTO portal.cargas (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor)
  VALUES (1, 'contratos', '', '', '{2026}', '2026-10-31', 1, 1, 0, '');
INSERT INTO portal.periodos (tenant, dataset, periodo, carga, referencia, linhas, somas)
  VALUES (1, 'contratos', '2026', 1, '2026-10-31', 1, '{"vlrContrato": 12.34}')`;

let home = '';
let old: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'portal-antiga-'));
  old = await freshDatabase();
  const { owner } = parseDatabaseUrl(old.url);
  db = new Database({ owner, web: owner, desk: owner, staff: owner });
  await db.own(async (client) => {
    await migrate(client, schemaPlan([contratos, ramais]), await portalMigrations());
    await client.query(ROWS);
  });
});

afterAll(async () => {
  await db.close();
  await old.drop();
  await rm(home, { recursive: true });
});

/** A backup by a version that published contracts alone. */
async function backup(name: string): Promise<string> {
  const path = join(home, name);
  await writeBackup({
    own: (work) => db.own(work),
    path,
    filesDir: home,
    schema: wholeSchema(schemaPlan([contratos])),
    keysOf: async () => [],
    signal: new AbortController().signal,
    onDocument: () => undefined,
    onBytes: () => undefined,
  });
  return path;
}

/** Restores into an empty place and looks at it there. */
async function restoring<T>(path: string, look: (client: pg.Client) => Promise<T>, ...more: string[]): Promise<T> {
  const fresh = await freshDatabase();
  const place = parseDatabaseUrl(fresh.url);
  const there = new Database({ owner: place.owner, web: place.owner, desk: place.owner, staff: place.owner });
  const dir = await mkdtemp(join(home, 'nova-'));
  await mkdir(join(dir, 'arquivos'));
  try {
    const restored = run({ db: there, place, filesDir: join(dir, 'arquivos') }, 'restore', path, ...more);
    await restored.catch((error: Error) => {
      if (more.length === 0) throw error;
      expect(error.message).toContain('Foi restaurada assim mesmo');
    });
    return await there.own(look);
  } finally {
    await there.close();
    await fresh.drop();
  }
}

it('restores a backup of an older version as it was, with what that version had left behind, and upgrades it', async () => {
  const found = await restoring(await backup('antiga.tar'), async (client) => {
    const before = await isCurrent(client, schemaPlan(datasets), await portalMigrations());
    const { rows: left } = await client.query('SELECT "numRamal", "numAno" FROM dados.ramais');
    await migrate(client, schemaPlan(datasets), await portalMigrations());
    const { rows } = await client.query(
      'SELECT c."vlrContrato", (SELECT count(*)::int FROM dados.pagamentos) AS pagamentos FROM dados.contratos c',
    );
    const after = await isCurrent(client, schemaPlan(datasets), await portalMigrations());
    return { before, left, rows, after };
  });
  expect(found).toEqual({
    before: false,
    left: [{ numRamal: '201', numAno: 2025 }],
    rows: [{ vlrContrato: 12.34, pagamentos: 0 }],
    after: true,
  });
});

it('refuses a backup of a newer version', async () => {
  await db.own((client) => client.query("UPDATE portal.esquema SET numero = 999, programa = '9.9.9'"));
  const path = await backup('nova.tar');
  await expect(restoring(path, async () => expect.fail('restored'))).rejects.toThrow(
    'Esta cópia é de uma versão mais nova do portal (9.9.9, esquema 999)',
  );
});

it('refuses a backup whose rows do not add up to what was published, unless there is no other', async () => {
  await db.own((client) => client.query('UPDATE portal.esquema SET numero = 0'));
  await db.own((client) => client.query(`UPDATE dados.contratos SET "vlrContrato" = 12.35`));
  const path = await backup('soma.tar');
  await expect(restoring(path, async () => expect.fail('restored'))).rejects.toThrow(
    'A cópia restaurada difere: contratos',
  );
  const rows = async (client: pg.Client) => (await client.query('SELECT "vlrContrato" FROM dados.contratos')).rows;
  expect(await restoring(path, rows, '--mesmo-assim')).toEqual([{ vlrContrato: 12.35 }]);
});
