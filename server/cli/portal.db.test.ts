import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../../test/database.ts';
import { loader, programAt } from '../../test/program.ts';
import { applyTenant } from '../tenants/apply.ts';

const root = resolve(import.meta.dirname, '../..');
const pmdemo = resolve(root, 'tenants/pmdemo');

let fresh: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  fresh = await migratedDatabase();
  client = new pg.Client(fresh.url);
  await client.connect();
  await applyTenant(client, pmdemo);
});

afterAll(async () => {
  await client.end();
  await fresh.drop();
});

/** The tool in a process of its own, as a shell starts it. */
function portal(...words: string[]) {
  const args = [...loader, programAt('server/cli/portal.ts'), ...words];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, DATABASE_URL: fresh.url } });
  return { child, ended: end(child) };
}

async function end(child: ChildProcess): Promise<{ code: number; out: string; err: string }> {
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'exit');
  const [out = '', err = ''] = await Promise.all(streams);
  return { code, out, err };
}

it('done is 0, and --json answers with one object and nothing else', async () => {
  const { code, out, err } = await portal('tenant', 'list', '--json').ended;
  expect(JSON.parse(out)).toMatchObject({ ok: true, tenants: [{ slug: 'pmdemo', cargas: 0 }] });
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

it('refused is 1, with one sentence and no stack', async () => {
  const { code, out, err } = await portal('tenant', 'remove', 'nada', '--json').ended;
  const message = 'Não há o órgão “nada” nesta instalação. Os órgãos são: pmdemo.';
  expect({ code, err }).toEqual({ code: 1, err: `${message}\n` });
  expect(JSON.parse(out)).toEqual({ ok: false, message });
});

it('written wrong is 2, and says where to look', async () => {
  const { code, out, err } = await portal('tenant', 'apply').ended;
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('Falta PASTA');
  expect(err).toContain('Veja: portal tenant apply --help');
});

it('stopped with Ctrl-C is 130, and what was begun is undone', async () => {
  const other = new pg.Client(fresh.url);
  await other.connect();
  await other.query('BEGIN; LOCK portal.tenants IN EXCLUSIVE MODE');
  const { child, ended } = portal('tenant', 'apply', resolve(root, 'tenants/cmdemo'));
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
  child.kill('SIGINT');
  const { code, err } = await ended;
  expect({ code, err }).toEqual({ code: 130, err: 'Interrompendo…\nInterrompido: nada foi publicado pela metade.\n' });
  await other.end();
  expect((await client.query('SELECT slug FROM portal.tenants')).rows).toEqual([{ slug: 'pmdemo' }]);
});

it('is found by npx under its name', async () => {
  const { bin } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'));
  expect(await readFile(resolve(root, bin.portal), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});
