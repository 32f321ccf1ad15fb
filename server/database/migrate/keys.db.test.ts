import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets } from '../../../catalog/datasets/index.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { schemaPlan } from '../../tables.ts';
import { portalMigrations } from '../open.ts';
import { migrate } from './migrate.ts';

/** Tables as they were while the number of a load, a file or a correction was unique in the whole installation. */
const FORMER = `
  CREATE TABLE portal.arquivadas (carga int NOT NULL REFERENCES portal.cargas ON DELETE CASCADE, parte int NOT NULL,
    bytes bytea NOT NULL, PRIMARY KEY (carga, parte));
  CREATE TABLE portal.correcoes (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant int NOT NULL REFERENCES portal.tenants, dataset text NOT NULL, chave jsonb NOT NULL, valores jsonb,
    motivo text NOT NULL, autor text NOT NULL, "feitaEm" timestamptz NOT NULL DEFAULT now());
  CREATE TABLE portal.arquivos (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tenant int NOT NULL REFERENCES portal.tenants, slug text NOT NULL, categoria text NOT NULL, titulo text NOT NULL,
    ano int NOT NULL, periodo text, data date NOT NULL, tamanho bigint NOT NULL, tipo text NOT NULL,
    sha256 text NOT NULL, caminho text NOT NULL, texto text NOT NULL, UNIQUE (tenant, slug));
  INSERT INTO portal.tenants (slug, tipo, dados) VALUES ('aqui', 'prefeitura', '{}'), ('ali', 'prefeitura', '{}');
  INSERT INTO portal.cargas (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor)
    SELECT tenant, 'contratos', '', '', '{2026}', '2026-10-31', 0, 0, 0, '' FROM unnest('{1,2,1}'::int[]) tenant;
  INSERT INTO portal.arquivadas VALUES (1, 0, 'a'), (1, 1, 'b'), (2, 0, 'c'), (3, 0, 'd');
  INSERT INTO portal.correcoes (tenant, dataset, chave, motivo, autor) VALUES (2, 'contratos', '{}', 'm', 'a');
  INSERT INTO portal.arquivos (tenant, slug, categoria, titulo, ano, data, tamanho, tipo, sha256, caminho, texto)
    VALUES (1, 'plano', 'c', 't', 2026, '2026-01-01', 1, 't', '', '', '');
  INSERT INTO portal.esquema (resumo, migracao) VALUES ('de antes', 0);`;

let fresh: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  fresh = await freshDatabase();
  client = new pg.Client(fresh.url);
  await client.connect();
  await client.query(await readFile(join(import.meta.dirname, 'oldest.sql'), 'utf8'));
  await client.query(FORMER);
  await migrate(client, schemaPlan(datasets), await portalMigrations());
});

afterAll(async () => {
  await client.end();
  await fresh.drop();
});

const rowsOf = async (text: string) => (await client.query(text)).rows;

it('gives each archived part the body of its load, and loses none', async () => {
  expect(await rowsOf('SELECT tenant, carga, parte, bytes::text FROM portal.arquivadas ORDER BY 2, 3')).toEqual([
    { tenant: 1, carga: 1, parte: 0, bytes: '\\x61' },
    { tenant: 1, carga: 1, parte: 1, bytes: '\\x62' },
    { tenant: 2, carga: 2, parte: 0, bytes: '\\x63' },
    { tenant: 1, carga: 3, parte: 0, bytes: '\\x64' },
  ]);
  expect(
    await rowsOf('SELECT tenant, id FROM portal.correcoes UNION ALL SELECT tenant, id FROM portal.arquivos'),
  ).toEqual([
    { tenant: 2, id: 1 },
    { tenant: 1, id: 1 },
  ]);
});

it('lets a body have a load of a number that another body has', async () => {
  await client.query(
    `INSERT INTO portal.cargas (tenant, id, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor)
     OVERRIDING SYSTEM VALUE VALUES (2, 1, 'contratos', '', '', '{2026}', '2026-10-31', 0, 0, 0, '')`,
  );
  await client.query("INSERT INTO portal.arquivadas (tenant, carga, parte, bytes) VALUES (2, 1, 0, 'e')");
  await client.query('DELETE FROM portal.cargas WHERE tenant = 1 AND id = 1');
  expect(await rowsOf('SELECT tenant, parte FROM portal.arquivadas WHERE carga = 1')).toEqual([
    { tenant: 2, parte: 0 },
  ]);
});

it('has every unique key and every link between rows of a body begin with the body', async () => {
  const keys = await rowsOf(
    `SELECT t.relnamespace::regnamespace || '.' || t.relname AS name
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'tenant'
     WHERE i.indisunique AND t.relnamespace::regnamespace::text IN ('portal', 'dados', 'mensagens')
       AND i.indkey[0] <> a.attnum ORDER BY 1`,
  );
  // Keys of access are looked up before the body is known.
  expect([...new Set(keys.map(({ name }) => name))]).toEqual(['portal.chaves']);
  const links = await rowsOf(
    `SELECT conname AS name FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attname = 'tenant'
     WHERE c.contype = 'f' AND c.conkey[1] <> a.attnum`,
  );
  expect(links).toEqual([]);
});
