import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { TwoTenants } from '../../test/loads.ts';
import { isUnfilled, seed } from './seed.ts';

let desk: TwoTenants;
let filesDir: string;
const said: string[] = [];

const fill = () =>
  seed((work) => desk.own(work), {
    root: resolve(import.meta.dirname, '../..'),
    filesDir,
    seed: 1,
    scale: 0.03,
    until: '2026-10-31',
    log: (line) => said.push(line),
  });

beforeAll(async () => {
  desk = await TwoTenants.open();
  filesDir = await mkdtemp(join(tmpdir(), 'arquivos-'));
  await fill();
});

afterAll(async () => {
  await desk.close();
  await rm(filesDir, { recursive: true });
});

const count = async (text: string): Promise<number> => Number((await desk.client.query(text)).rows[0].count);

const BODIES = { pmdemo: 'prefeitura', cmdemo: 'camara' };
const published = Object.entries(BODIES).flatMap(([slug, kind]) =>
  datasets.filter((set) => !set.cut && concerns(set, kind)).map((set) => ({ slug, set })),
);

it.each(published.map(({ slug, set }) => [slug, set.id] as const))(
  'fills %s with %s, or says that there was none',
  async (slug, id) => {
    const own = `tenant = (SELECT id FROM portal.tenants WHERE slug = '${slug}')`;
    const rows = await count(`SELECT count(*) FROM dados."${id}" WHERE ${own}`);
    const statements = await count(`SELECT count(*) FROM portal.declaracoes WHERE dataset = '${id}' AND ${own}`);
    const page = datasets.some((set) => set.id === id && set.menu);
    if (page) expect(rows + statements).toBeGreaterThan(0);
    if (rows > 0) expect(said).toContain(`${slug}: ${id} ${rows.toLocaleString('pt-BR')} linhas`);
  },
);

it('loads nothing that does not concern the body', async () => {
  const strange = Object.entries(BODIES).flatMap(([slug, kind]) =>
    datasets.filter((set) => !set.cut && !concerns(set, kind)).map(({ id }) => ({ slug, id })),
  );
  expect(strange.length).toBeGreaterThan(0);
  for (const { slug, id } of strange)
    expect(
      await count(
        `SELECT count(*) FROM dados."${id}" WHERE tenant = (SELECT id FROM portal.tenants WHERE slug = '${slug}')`,
      ),
    ).toBe(0);
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

it('enters as loads, dated by its last day, with nothing refused', async () => {
  expect(await count('SELECT count(*) FROM portal.cargas')).toBeGreaterThan(datasets.length);
  expect(await count("SELECT count(*) FROM portal.cargas WHERE referencia <> '2026-10-31' OR recusadas > 0")).toBe(0);
});

const documents = datasets
  .filter(({ cut }) => !cut)
  .flatMap(({ id, fields }) =>
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'file')
      .map(([name]) => [id, name] as const),
  );

it.each(documents)('leaves a file for every document that %s names in %s', async (id, name) => {
  const { rows } = await desk.client.query(
    `SELECT t.slug, d."${name}" AS path FROM dados."${id}" d JOIN portal.tenants t ON t.id = d.tenant WHERE d."${name}" IS NOT NULL`,
  );
  for (const { slug, path } of rows) expect((await stat(join(filesDir, slug, path))).size).toBeGreaterThan(100);
});

it('masks the CPF that a company carries in its name', async () => {
  const masked = `"txtNomeRazaoContratada" LIKE '%***.%-**'`;
  expect(await count(`SELECT count(*) FROM dados.contratos WHERE ${masked}`)).toBeGreaterThan(0);
  const bare = `"txtNomeRazaoContratada" ~ '\\d{11}' OR "txtCpfCnpjContratada" ~ '^\\d{11}$'`;
  expect(await count(`SELECT count(*) FROM dados.contratos WHERE ${bare}`)).toBe(0);
});

it('done again, changes nothing', async () => {
  const before = await count('SELECT max(id) AS count FROM portal.cargas');
  await fill();
  expect(await count('SELECT max(id) AS count FROM portal.cargas')).toBe(before);
});
