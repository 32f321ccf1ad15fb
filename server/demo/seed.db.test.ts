import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { Desk } from '../../test/loads.ts';
import { isUnfilled, seed } from './seed.ts';

let desk: Desk;
let filesDir: string;
const said: string[] = [];

const fill = () =>
  seed(desk.client, {
    root: resolve(import.meta.dirname, '../..'),
    filesDir,
    seed: 1,
    scale: 0.1,
    until: '2026-10-31',
    log: (line) => said.push(line),
  });

beforeAll(async () => {
  desk = await Desk.open();
  filesDir = await mkdtemp(join(tmpdir(), 'arquivos-'));
  await fill();
});

afterAll(async () => {
  await desk.close();
  await rm(filesDir, { recursive: true });
});

const count = async (text: string): Promise<number> => Number((await desk.client.query(text)).rows[0].count);

it('fills both bodies and says how far it is, in Portuguese', async () => {
  expect(said).toContain('pmdemo: contratos 115 linhas');
  expect(said.filter((line) => /^(pm|cm)demo: [a-z-]+ \d+ linhas$/.test(line))).toHaveLength(8);
  for (const { id } of datasets) expect(await count(`SELECT count(DISTINCT tenant) FROM dados."${id}"`)).toBe(2);
});

it('is filled again where a first start was cut off, and left alone once it is whole or somebody publishes', async () => {
  await desk.client.query('BEGIN');
  await desk.client.query("DELETE FROM portal.tenants WHERE slug NOT IN ('pmdemo', 'cmdemo')");
  expect(await isUnfilled(desk.client)).toBe(false);
  await desk.client.query("DELETE FROM portal.versoes WHERE dataset = 'contratos'");
  expect(await isUnfilled(desk.client)).toBe(true);
  await desk.client.query(
    "UPDATE portal.cargas SET autor = 'controladora' WHERE id = (SELECT max(id) FROM portal.cargas)",
  );
  expect(await isUnfilled(desk.client)).toBe(false);
  await desk.client.query('ROLLBACK');
});

it('enters as a load, dated by its last day, with nothing refused', async () => {
  expect(await count("SELECT count(*) FROM portal.cargas WHERE referencia = '2026-10-31' AND recusadas = 0")).toBe(8);
});

it('leaves a file for every document that the rows name', async () => {
  const { rows } = await desk.client.query(
    `SELECT t.slug, d."arqDocumento" AS path FROM dados."contratos-documentos" d JOIN portal.tenants t ON t.id = d.tenant`,
  );
  for (const { slug, path } of rows) expect((await readFile(join(filesDir, slug, path))).length).toBeGreaterThan(500);
  expect(await readdir(filesDir)).toEqual(['cmdemo', 'pmdemo']);
});

it('masks the CPF that a company carries in its name', async () => {
  const masked = `"txtNomeRazaoContratada" LIKE '%***.%-**'`;
  expect(await count(`SELECT count(*) FROM dados.contratos WHERE ${masked}`)).toBeGreaterThan(0);
  const bare = `"txtNomeRazaoContratada" ~ '\\d{11}' OR "txtCpfCnpjContratada" ~ '^\\d{11}$'`;
  expect(await count(`SELECT count(*) FROM dados.contratos WHERE ${bare}`)).toBe(0);
});

it('done again, changes nothing', async () => {
  await fill();
  expect(await count('SELECT count(*) FROM portal.cargas')).toBe(8);
});
