import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const here = resolve(import.meta.dirname, '..');

/** The definition in the page that tells how to add one: what it says must be true. */
async function definition(): Promise<string> {
  const page = await readFile(join(here, 'docs/dataset.md'), 'utf8');
  return /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
}

const SAMPLE = `import { bad, good, type Sample } from './sample.ts';

export const veiculos: Sample = [
  good({ numPlaca: 'ABC1D23', numExercicio: '2026', txtModelo: 'Ônibus escolar', dtAquisicao: '01/03/2026', vlrAquisicao: '410.000,00' }),
  good({ numPlaca: 'XYZ9A87', numExercicio: '2026', txtModelo: 'Ambulância', dtAquisicao: '10/05/2026', vlrAquisicao: '189.900,50' }),
  good({ numPlaca: 'DEF4G56', numExercicio: '2025', txtModelo: 'Motocicleta', vlrAquisicao: '21.300,00' }),
  bad('numExercicio', 'não é um ano', { numPlaca: 'RUI0M00', numExercicio: 'este', txtModelo: 'Trator' }),
];
`;

/** The whole project, elsewhere, with one more dataset: its definition, its sample, its line in the index. */
async function extended(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-conjunto-'));
  // Run by root, the database is somebody else and has to get in.
  await chmod(copy, 0o755);
  for (const name of [
    'catalog',
    'demo',
    'server',
    'web',
    'scripts',
    'tenants',
    'generated',
    'docs',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'vite.config.ts',
  ])
    await cp(join(here, name), join(copy, name), { recursive: true });
  await symlink(join(here, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'catalog/datasets/veiculos.ts'), await definition());
  await writeFile(join(copy, 'catalog/samples/veiculos.ts'), SAMPLE);
  await listed(join(copy, 'catalog/datasets/index.ts'));
  return copy;
}

async function listed(index: string): Promise<void> {
  const text = await readFile(index, 'utf8');
  await writeFile(
    index,
    `import { veiculos } from './veiculos.ts';\n${text.replace(/withParents\(\[/, '$&veiculos, ')}`,
  );
}

async function start(copy: string): Promise<{ portal: ChildProcess; url: string }> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const place = probe.address();
  const port = typeof place === 'object' ? String(place?.port) : '';
  probe.close();
  const portal = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: copy,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: join(copy, 'data'),
      DATABASE_URL: '',
      DEMO_SCALE: '0.01',
      DEMO_ATE: '2026-10-31',
    },
  });
  const url = `http://localhost:${port}`;
  let told = '';
  portal.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  await expect.poll(() => told, { timeout: 540_000 }).toContain(url);
  await expect.poll(() => told, { timeout: 540_000 }).toContain('Demonstração completa');
  return { portal, url };
}

test.describe('a new dataset', () => {
  // It builds the whole project: a busy machine takes ten times as long.
  test.setTimeout(600_000);

  test('one definition, its sample and a line bring list, detail, API, exports, menu and dictionary', async ({
    page,
    request,
  }) => {
    const copy = await extended();
    await run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'server/cli/generate.ts'], { cwd: copy });
    expect(await readFile(join(copy, 'generated/routes.txt'), 'utf8')).toContain('/veiculos/:numPlaca/:numExercicio');
    expect(await readFile(join(copy, 'generated/schema.sql'), 'utf8')).toContain('CREATE TABLE dados."veiculos"');
    expect(await readFile(join(copy, 'docs/publicar/veiculos.md'), 'utf8')).toContain('189.900,50');
    const { portal, url } = await start(copy);
    try {
      await page.goto(`${url}/veiculos`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veículos');
      await expect(page.getByRole('row', { name: /ABC1D23/ })).toContainText('R$ 410.000,00');
      await page.getByRole('link', { name: 'ABC1D23' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veículo ABC1D23');
      const list = await (await request.get(`${url}/api/v1/veiculos?vlrAquisicao.gte=100000`)).json();
      expect(list).toMatchObject({ ok: true, total: 2, totals: { vlrAquisicao: 599_900.5 } });
      for (const format of ['csv', 'xlsx', 'json', 'pdf'])
        expect((await request.get(`${url}/api/v1/veiculos.${format}`)).status()).toBe(200);
      expect((await (await request.get(`${url}/api/v1/openapi.json`)).json()).paths).toHaveProperty(['/v1/veiculos']);
    } finally {
      portal.kill('SIGTERM');
      const [code] = await once(portal, 'exit');
      await rm(copy, { recursive: true });
      expect(code).toBe(0);
    }
  });
});
