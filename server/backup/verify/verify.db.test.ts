import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets } from '../../../catalog/datasets/index.ts';
import { portal as run } from '../../../test/cli.ts';
import { migratedDatabase, type TestDatabase } from '../../../test/database.ts';
import { publishSamples } from '../../../test/publish.ts';
import { parseDatabaseUrl } from '../../database/connection.ts';
import { Database, type DatabasePlace } from '../../database/db.ts';
import { catchUpIndex } from '../../index/follow.ts';
import { Refusal } from '../../refusal.ts';
import type { VerifyDifference } from './difference.ts';

let fresh: TestDatabase;
let home = '';
let at: { db: Database; place: DatabasePlace; filesDir: string };

beforeAll(async () => {
  fresh = await migratedDatabase();
  home = await mkdtemp(join(tmpdir(), 'portal-confere-'));
  const place = parseDatabaseUrl(fresh.url);
  const db = new Database({ owner: place.owner, web: place.owner, desk: place.owner, staff: place.owner });
  at = { db, place, filesDir: join(home, 'arquivos') };
  await run(at, 'tenant', 'apply', await folder());
  await publishSamples(db, 'pmdemo', ['contratos', 'empenhos', 'pagamentos']);
  await db.own((client) => catchUpIndex(client, datasets));
});

afterAll(async () => {
  await at.db.close();
  await fresh.drop();
  await rm(home, { recursive: true });
});

/** The folder of a body with two documents. */
async function folder(): Promise<string> {
  const path = join(home, 'pasta');
  await mkdir(join(path, 'arquivos'), { recursive: true });
  const source = resolve(import.meta.dirname, '../../../tenants/pmdemo/tenant.yaml');
  await writeFile(join(path, 'tenant.yaml'), await readFile(source));
  const entry = (name: string) =>
    `- categoria: balanco-geral\n  titulo: ${name}\n  ano: 2025\n  data: 2026-03-30\n  arquivo: ${name}.txt\n`;
  for (const name of ['um', 'dois']) await writeFile(join(path, 'arquivos', `${name}.txt`), `Documento ${name}`);
  await writeFile(join(path, 'arquivos.yaml'), ['um', 'dois'].map(entry).join(''));
  return path;
}

/** What is said to differ. */
async function found(): Promise<string[]> {
  try {
    await run(at, 'verify', '--tenant', 'pmdemo');
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { diferencas } = error.details as { diferencas: VerifyDifference[] };
    return diferencas.map(({ assunto, onde, texto }) => `${assunto}, ${onde}: ${texto}`);
  }
}

const sql = (text: string): Promise<pg.QueryResult> => at.db.own((client) => client.query(text));

/** One row of a table, as it would be written again. */
async function broken(by: string, mend: string): Promise<string[]> {
  await sql(by);
  try {
    return await found();
  } finally {
    await sql(mend);
  }
}

const KEPT = 'CREATE TABLE public.guardada AS SELECT * FROM';
const back = (table: string): string =>
  `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM public.guardada; DROP TABLE public.guardada`;

it('finds nothing where all is as it was published, and says how much it looked at', async () => {
  const { value, out } = await run(at, 'verify');
  expect(value).toMatchObject({ diferencas: [], conferidos: { cargas: 3, documentos: 2 } });
  expect(out.at(-1)).toBe('Tudo está como foi publicado.');
});

it('names a row that was changed, with what was published and what is there', async () => {
  const one = 'id = (SELECT min(id) FROM dados.contratos)';
  const differing = await broken(
    `UPDATE dados.contratos SET "vlrContrato" = "vlrContrato" + 0.01 WHERE ${one}`,
    `UPDATE dados.contratos SET "vlrContrato" = "vlrContrato" - 0.01 WHERE ${one}`,
  );
  expect(differing).toContainEqual(
    expect.stringMatching(/^somas, contratos 20\d\d: vlrContrato: publicado [\d.]+, somado das linhas [\d.]+$/),
  );
  expect(differing).toContainEqual(expect.stringMatching(/^resumo, contratos 20\d\d: /));
});

it('names a row that is missing, in the period, the sums and the search', async () => {
  const differing = await broken(
    `${KEPT} dados.pagamentos; DELETE FROM dados.pagamentos WHERE id = (SELECT min(id) FROM dados.pagamentos)`,
    `DELETE FROM dados.pagamentos; INSERT INTO dados.pagamentos OVERRIDING SYSTEM VALUE SELECT * FROM public.guardada; DROP TABLE public.guardada`,
  );
  expect(differing).toContainEqual(
    expect.stringMatching(/^linhas, pagamentos 20\d\d: publicadas (\d+), encontradas \d+$/),
  );
  expect(differing).toContainEqual(expect.stringMatching(/^somas prontas, pagamentos em _despesa: /));
  expect(differing).toContainEqual(
    expect.stringMatching(/^busca, pagamentos 20\d\d: publicadas \d+ linhas, alcançadas pela busca \d+$/),
  );
});

it('names a wrong summary and a wrong sum that visitors would be shown', async () => {
  const summary = await broken(
    `UPDATE dados._resumos SET linhas = linhas + 1 WHERE dataset = 'contratos'`,
    `UPDATE dados._resumos SET linhas = linhas - 1 WHERE dataset = 'contratos'`,
  );
  expect(summary.every((line) => line.startsWith('resumo, contratos '))).toBe(true);
  expect(summary).not.toEqual([]);
  const rollup = await broken(
    `UPDATE dados._despesa SET "vlrPago" = "vlrPago" + 1 WHERE origem = 'pagamentos'`,
    `UPDATE dados._despesa SET "vlrPago" = "vlrPago" - 1 WHERE origem = 'pagamentos'`,
  );
  expect(rollup).toEqual([expect.stringMatching(/^somas prontas, pagamentos em _despesa: \d+ somas das linhas/)]);
});

it('names a load whose archive was changed, cut or lost', async () => {
  const load = "carga = (SELECT id FROM portal.cargas WHERE dataset = 'empenhos')";
  const archive = `${KEPT} portal.arquivadas`;
  const changes = {
    'não se lê': `UPDATE portal.arquivadas SET bytes = set_byte(bytes, 40, get_byte(bytes, 40) # 255) WHERE ${load}`,
    incompleto: `UPDATE portal.arquivadas SET bytes = substring(bytes FROM 1 FOR 60) WHERE ${load}`,
    sumiu: `DELETE FROM portal.arquivadas WHERE ${load}`,
  };
  for (const [said, change] of Object.entries(changes)) {
    const differing = await broken(`${archive}; ${change}`, back('portal.arquivadas'));
    expect(differing).toEqual([
      expect.stringMatching(new RegExp(`^arquivo da carga, carga \\d+ de empenhos: .*${said}`)),
    ]);
  }
});

it('names what a load said of itself when its periods say otherwise', async () => {
  const differing = await broken(
    `UPDATE portal.cargas SET linhas = linhas + 1 WHERE dataset = 'contratos'`,
    `UPDATE portal.cargas SET linhas = linhas - 1 WHERE dataset = 'contratos'`,
  );
  expect(differing).toContainEqual(
    expect.stringMatching(/^linhas, carga \d+ de contratos: publicadas \d+, encontradas \d+$/),
  );
});

it('names a document of which one byte changed, and one that is gone', async () => {
  const [one, two] = ['um', 'dois'].map((name) => join(at.filesDir, 'pmdemo', `${name}.txt`)) as [string, string];
  await writeFile(one, 'Documento uM');
  await rm(two);
  const differing = await found();
  await writeFile(one, 'Documento um');
  await writeFile(two, 'Documento dois');
  expect(differing).toEqual([
    'documento, dois.txt: o arquivo sumiu; publicado com 14 bytes',
    expect.stringMatching(
      /^documento, um\.txt: publicado com 12 bytes e SHA-256 \w{64}, encontrado com 12 bytes e \w{64}$/,
    ),
  ]);
  expect(await found()).toEqual([]);
});
