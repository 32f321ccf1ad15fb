import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test as plain } from 'vitest';
import { loader, programAt } from '../../test/program.ts';
import { isAlive } from '../database/embedded/process.ts';

/** Against a server that was given there is no embedded one to find. */
const test = plain.skipIf(process.env.TEST_DATABASE_URL);

const root = resolve(import.meta.dirname, '../..');
let base = '';
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'portal-comando-'));
  // Run by root, the database is somebody else's and has to get in.
  await chmod(base, 0o755);
  env = { ...process.env, DATA_DIR: join(base, 'data'), DATABASE_URL: '', TENANT: 'teste' };
});

const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(base, { recursive: true, force: true });
});

function node(script: string, words: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess {
  const args = [...loader, programAt(`server/${script}`), ...words];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function portal(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = node('cli/portal.ts', words);
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'exit');
  const [out = '', err = ''] = await Promise.all(streams);
  return { code, out, err };
}

/** The folder of a body that is no demonstration: where one is, a start fills none. */
async function folder(name: string): Promise<string> {
  const path = join(base, 'teste');
  const source = await readFile(join(root, 'tenants/cmdemo/tenant.yaml'), 'utf8');
  await mkdir(join(path, 'arquivos'), { recursive: true });
  await writeFile(join(path, 'arquivos', 'ata.pdf'), name);
  await writeFile(
    join(path, 'tenant.yaml'),
    source.replace('slug: cmdemo', 'slug: teste').replace('Câmara Municipal de Vale Claro', name),
  );
  return path;
}

async function free(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address && typeof address === 'object' ? address.port : 0;
}

async function listening(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('pronto')) return;
  throw new Error('the portal ended before it was ready');
}

const door = () => join(base, 'data/postgres/portal.door');
const postmaster = () => readFile(join(base, 'data/postgres/cluster/data/postmaster.pid'), 'utf8').catch(() => '0');

test('with the portal stopped, a command starts the database and stops it again', async () => {
  const { code, out } = await portal('tenant', 'apply', await folder('Câmara de Antes'));
  expect({ code, out }).toEqual({
    code: 0,
    out: 'Órgão teste aplicado.\nDocumentos: 1 novos, 0 substituídos, 0 iguais.\n',
  });
  expect(isAlive(Number((await postmaster()).split('\n')[0]))).toBe(false);
  await expect(access(door())).rejects.toThrow('ENOENT');
});

test('with the portal running, a command uses its database, and the portal shows the change at once', async () => {
  const port = await free();
  const server = node('main.ts', [], { PORT: String(port) });
  await listening(server);
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const name = async () => (await (await at('/api/inicio/inicioasync')).text()).match(/Câmara de \w+/)?.[0];
  expect(await name()).toBe('Câmara de Antes');
  const { code, out } = await portal('tenant', 'apply', await folder('Câmara de Agora'));
  expect({ code, out }).toEqual({
    code: 0,
    out: [
      'Órgão teste aplicado.',
      'Mudou: Identificação',
      '    Nome completo do órgão: “Câmara de Antes” → “Câmara de Agora”',
      'Documentos: 0 novos, 1 substituídos, 0 iguais.\n',
    ].join('\n'),
  });
  await expect.poll(name).toBe('Câmara de Agora');
  expect(await (await at('/api/v1/arquivos/ata.pdf')).text()).toBe('Câmara de Agora');
  server.kill('SIGTERM');
  await once(server, 'exit');
  await expect(access(door())).rejects.toThrow('ENOENT');
});
