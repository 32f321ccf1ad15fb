import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { samples } from '../../catalog/samples/index.ts';
import type { FillingProgress } from '../../catalog/site/shell.ts';
import { generate } from '../../demo/generate.ts';
import { BODY_KIND, DEMO_SLUGS, type DemoSlug } from '../../demo/town/units.ts';
import { TwoTenants } from '../../test/loads.ts';
import { applyDemoBodies, isUnfilled } from './bodies.ts';
import { seed } from './seed.ts';

let desk: TwoTenants;
let filesDir: string;
const said: string[] = [];
const shares: number[] = [];
const ROOT = resolve(import.meta.dirname, '../..');

/** Small, because the promises do not depend on the size. */
const SIZE = { seed: 1, scale: 0.03, until: '2026-10-31' };

const fill = () =>
  seed((work) => desk.own(work), {
    root: ROOT,
    filesDir,
    ...SIZE,
    log: (line, share) => {
      said.push(line);
      shares.push(share);
    },
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

const count = async (text: string): Promise<number> => {
  const { rows } = await desk.client.query<{ count: string }>(text);
  return Number(rows[0]?.count);
};

const own = (slug: DemoSlug): string => `tenant = (SELECT id FROM portal.tenants WHERE slug = '${slug}')`;

/** What the demonstration makes of a body at this size, or the sample of a dataset that it does not make. */
function expectedOf(slug: DemoSlug) {
  const made = generate({ ...SIZE, tenant: slug });
  const drawn = new Map(made.datasets.map(({ dataset, rows }) => [dataset.id, rows]));
  const sample = (id: string) => (samples[id] ?? []).filter(({ refused }) => !refused);
  const published = datasets.filter((set) => !set.cut && concerns(set, BODY_KIND[slug]));
  return published.map((set) => ({
    slug,
    id: set.id,
    rows: [...(drawn.get(set.id)?.() ?? sample(set.id))].length,
    statements: made.statements.filter(({ dataset }) => dataset.id === set.id).length,
    page: set.menu !== undefined,
  }));
}

const expected = DEMO_SLUGS.flatMap(expectedOf);

it.each(expected)('fills $slug with every row and statement of $id, and says so', async (made) => {
  const { slug, id, rows, statements } = made;
  expect(await count(`SELECT count(*) FROM dados."${id}" WHERE ${own(slug)}`)).toBe(rows);
  expect(await count(`SELECT count(*) FROM portal.declaracoes WHERE dataset = '${id}' AND ${own(slug)}`)).toBe(
    statements,
  );
  const line = `${slug}: ${id} ${rows.toLocaleString('pt-BR')} linhas`;
  expect(said.filter((text) => text.startsWith(`${slug}: ${id} `))).toEqual(rows === 0 ? [] : [line]);
});

it('leaves no page without rows or the statement that there were none', () => {
  const pages = expected.filter(({ page }) => page);
  expect(pages.length).toBeGreaterThan(DEMO_SLUGS.length);
  expect(pages.filter(({ rows, statements }) => rows + statements === 0)).toEqual([]);
});

it('loads nothing that does not concern the body', async () => {
  const strange = DEMO_SLUGS.flatMap((slug) =>
    datasets.filter((set) => !set.cut && !concerns(set, BODY_KIND[slug])).map(({ id }) => ({ slug, id })),
  );
  expect(strange.length).toBeGreaterThan(0);
  for (const { slug, id } of strange)
    expect(await count(`SELECT count(*) FROM dados."${id}" WHERE ${own(slug)}`)).toBe(0);
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

it('tells how far it is, up to the whole', () => {
  const once = shares.slice(0, shares.indexOf(1) + 1);
  expect(once.length).toBeGreaterThan(datasets.length);
  expect(once).toEqual(once.toSorted((a, b) => a - b));
});

it('marks a body until all its data are there, with the lists that are missing', async () => {
  const marked = `SELECT slug, dados->'preenchimento' AS mark FROM portal.tenants WHERE dados ? 'preenchimento'`;
  expect((await desk.client.query(marked)).rows).toEqual([]);
  await desk.client.query('BEGIN');
  await desk.client.query("DELETE FROM portal.tenants WHERE slug NOT IN ('pmdemo', 'cmdemo')");
  await applyDemoBodies((work) => work(desk.client), ROOT);
  const { rows } = await desk.client.query<{ slug: string; mark: FillingProgress }>(marked);
  expect(rows.map(({ slug }) => slug).sort()).toEqual([...DEMO_SLUGS].sort());
  for (const { mark } of rows)
    expect(mark).toMatchObject({ prontos: 0, faltam: expect.arrayContaining(['Pagamentos']) });
  expect(await isUnfilled(desk.client), 'though every dataset has been loaded').toBe(true);
  await desk.client.query('ROLLBACK');
});

it('enters as loads, dated by its last day, with nothing refused', async () => {
  expect(await count('SELECT count(*) FROM portal.cargas')).toBeGreaterThan(datasets.length);
  expect(await count("SELECT count(*) FROM portal.cargas WHERE referencia <> '2026-10-31' OR recusadas > 0")).toBe(0);
});

it.each(DEMO_SLUGS)('writes every document of %s, whole', async (slug) => {
  const files = [...generate({ ...SIZE, tenant: slug }).files];
  expect(files.length).toBeGreaterThan(100);
  for (const { path, bytes } of files) expect((await readFile(join(filesDir, slug, path))).equals(bytes)).toBe(true);
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
