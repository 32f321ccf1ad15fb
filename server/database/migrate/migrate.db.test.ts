import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Dataset, dataset } from '../../../catalog/dataset.ts';
import { datasets } from '../../../catalog/datasets/index.ts';
import { code, date, money, text, year } from '../../../catalog/fields/index.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { schemaPlan } from '../../tables.ts';
import { standingIndexes } from '../indexes/standing.ts';
import { bodyIndexes } from '../sql/indexes.ts';
import { migrate, migrationsIn, SCHEMA_NUMBER } from './migrate.ts';

const ramais = (fields: Dataset['fields'] = {}): Dataset =>
  dataset({
    id: 'ramais',
    title: 'Ramais',
    singular: 'Ramal',
    plural: 'ramais',
    about: 'Telefones.',
    law: [],
    key: ['numRamal', 'numAno'],
    period: 'numAno',
    fields: {
      numRamal: code({ label: 'Ramal', required: true }),
      numAno: year({ label: 'Ano', required: true }),
      txtSala: text({ label: 'Sala' }),
      ...fields,
    },
    list: {
      columns: ['numRamal'],
      filters: { main: ['numAno', 'txtSala'], more: [] },
      sort: '-numRamal',
      totals: [],
      charts: [],
    },
  });

let fresh: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  fresh = await freshDatabase();
  client = await connect(fresh);
});

afterEach(async () => {
  await client.end();
  await fresh.drop();
});

async function connect({ url }: TestDatabase): Promise<pg.Client> {
  const made = new pg.Client(url);
  await made.connect();
  return made;
}

/** Columns, indexes and views as PostgreSQL itself describes them. */
async function describeSchema(of: pg.Client): Promise<string[]> {
  const { rows } = await of.query(`
    SELECT format('%s.%s.%s %s %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('portal', 'dados', 'mensagens', 'pub') AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('portal', 'dados', 'mensagens')
    UNION ALL SELECT format('%s %s %s %s %s', tablename, policyname, cmd, permissive, qual) FROM pg_policies
    UNION ALL SELECT viewname || ' ' || definition FROM pg_views WHERE schemaname = 'pub'
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}

const insert = (sala: string) =>
  client.query(
    `INSERT INTO dados.ramais (tenant, carga, "numRamal", "numAno", "txtSala") VALUES (1, 1, '201', 2025, $1)`,
    [sala],
  );

describe('migrate', () => {
  it('brings the schema of the oldest release up to date and keeps its rows', async () => {
    await client.query(await readFile(join(import.meta.dirname, 'oldest.sql'), 'utf8'));
    await client.query("INSERT INTO portal.esquema (resumo, migracao) VALUES ('de antes', 0)");
    await client.query(
      `INSERT INTO dados.contratos (tenant, carga, "numContrato", "numAnoPub", "vlrContrato") VALUES (1, 1, '045/2026', 2026, 12.34)`,
    );
    await client.query("INSERT INTO portal.tenants (slug, tipo, dados) VALUES ('aqui', 'prefeitura', '{}')");
    await client.query(
      `INSERT INTO portal.cargas (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor)
       VALUES (1, 'contratos', '', '', '{2025,2026}', '2026-10-31', 1, 1, 0, ''),
         (1, 'contratos', '', '', '{2025}', '2025-12-31', 0, 0, 0, '')`,
    );
    await migrate(client, schemaPlan(datasets), await migrationsIn(import.meta.dirname));
    const { rows } = await client.query('SELECT "numContrato", "vlrContrato" FROM dados.contratos');
    expect(rows).toEqual([{ numContrato: '045/2026', vlrContrato: '12.34' }]);
    // What stands in each period was not kept then: it is worked out from the loads and the rows.
    const { rows: kept } = await client.query(
      `SELECT periodo, carga, referencia::text, linhas, somas -> 'vlrContrato' AS valor FROM portal.periodos ORDER BY 1`,
    );
    expect(kept).toEqual([
      { periodo: '2025', carga: 2, referencia: '2025-12-31', linhas: 0, valor: null },
      { periodo: '2026', carga: 1, referencia: '2026-10-31', linhas: 1, valor: 12.34 },
    ]);
    expect(await describeSchema(client)).toEqual(await whole());
  });

  it('adds a dataset, a field and their indexes by itself', async () => {
    await migrate(client, schemaPlan([ramais()]), []);
    await insert('Sala 3');
    const grown = ramais({ dtDesde: date({ label: 'Desde' }), vlrConta: money({ label: 'Conta' }) });
    await migrate(client, schemaPlan([grown, ...datasets]), []);
    const { rows } = await client.query('SELECT "txtSala", "dtDesde" FROM dados.ramais');
    expect(rows).toEqual([{ txtSala: 'Sala 3', dtDesde: null }]);
    expect(await describeSchema(client)).toEqual(await describeFresh([grown, ...datasets]));
  });

  it('keeps the indexes of a large body that are as they should be, drops the others, and makes none', async () => {
    await migrate(client, schemaPlan([ramais()]), []);
    const [words, column] = bodyIndexes(ramais(), 7);
    await client.query(words?.text ?? '');
    await client.query('CREATE INDEX velho ON dados.ramais ("txtSala") WHERE tenant = 7');
    await migrate(client, schemaPlan([ramais({ dtDesde: date({ label: 'Desde' }) })]), []);
    const standing = (await standingIndexes(client, [ramais()])).map(({ name }) => name);
    expect(standing).toEqual([words?.name]);
    expect(standing).not.toContain(column?.name);
  });

  it('refuses to drop a column by itself and says which', async () => {
    await migrate(client, schemaPlan([ramais({ dtDesde: date({ label: 'Desde' }) })]), []);
    await expect(migrate(client, schemaPlan([ramais()]), [])).rejects.toThrow(
      'A coluna dtDesde de ramais não existe mais no catálogo',
    );
  });

  it('refuses to change a type by itself, leaving all as it was', async () => {
    await migrate(client, schemaPlan([ramais({ numConta: code({ label: 'Conta' }) })]), []);
    const before = await describeSchema(client);
    const changed = ramais({ numConta: year({ label: 'Conta' }) });
    await expect(migrate(client, schemaPlan([changed, ...datasets]), [])).rejects.toThrow(
      'A coluna numConta de ramais mudou de text COLLATE portal.natural para smallint',
    );
    expect(await describeSchema(client)).toEqual(before);
  });

  it('does what could lose data by a numbered migration, once', async () => {
    await migrate(client, schemaPlan([ramais({ dtDesde: date({ label: 'Desde' }) })]), []);
    await insert('Sala 3');
    const steps = [
      { number: 2, text: `UPDATE dados.ramais SET "txtSala" = "txtSala" || ' B'` },
      {
        number: 1,
        text: `ALTER TABLE dados.ramais DROP COLUMN "dtDesde"; UPDATE dados.ramais SET "txtSala" = 'Sala 4'`,
      },
    ];
    await migrate(client, schemaPlan([ramais()]), steps);
    await migrate(client, schemaPlan([ramais(), ...datasets]), steps);
    const { rows } = await client.query('SELECT "txtSala" FROM dados.ramais');
    expect(rows).toEqual([{ txtSala: 'Sala 4 B' }]);
  });

  it('refuses a database of a newer version by its number or its migrations, and writes nothing', async () => {
    await migrate(client, schemaPlan([ramais()]), []);
    const grown = schemaPlan([ramais({ dtDesde: date({ label: 'Desde' }) })]);
    const newer = "UPDATE portal.esquema SET resumo = 'de depois', programa = '9.9.9', numero = $1, migracao = $2";
    for (const [numero, migracao] of [
      [SCHEMA_NUMBER + 1, 0],
      [SCHEMA_NUMBER, 1],
    ]) {
      await client.query(newer, [numero, migracao]);
      const before = await describeSchema(client);
      await expect(migrate(client, grown, [])).rejects.toThrow(
        'Este banco de dados é de uma versão mais nova do portal (9.9.9',
      );
      expect(await describeSchema(client)).toEqual(before);
      expect((await client.query('SELECT resumo FROM portal.esquema')).rows).toEqual([{ resumo: 'de depois' }]);
    }
  });

  it('can be run by two servers that start together', async () => {
    const other = await connect(fresh);
    await Promise.all([migrate(client, schemaPlan(datasets), []), migrate(other, schemaPlan(datasets), [])]);
    await other.end();
    expect(await describeSchema(client)).toEqual(await whole());
  });
});

let described: Promise<string[]> | undefined;

/** The schema of the whole catalog, made once. */
function whole(): Promise<string[]> {
  described ??= describeFresh(datasets);
  return described;
}

async function describeFresh(sets: readonly Dataset[]): Promise<string[]> {
  const clean = await freshDatabase();
  const own = await connect(clean);
  await migrate(own, schemaPlan(sets), []);
  const lines = await describeSchema(own);
  await own.end();
  await clean.drop();
  return lines;
}
