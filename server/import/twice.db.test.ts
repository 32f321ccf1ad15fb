import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { migratedDatabase } from '../../test/database.ts';
import { contracts, Importer, NOTHING, openTown, remains, type Town } from '../../test/importing.ts';
import { loader, programAt } from '../../test/program.ts';
import { parseDatabaseUrl, withRoles } from '../database/connection.ts';
import { startEmbedded } from '../database/embedded.ts';

const ROWS = 1_000;

it('the same file twice at once: one publishes it, the other waits, says so, and finds nothing to do', async () => {
  const fresh = await migratedDatabase();
  const town = await openTown(parseDatabaseUrl(fresh.url));
  const path = await contracts(join(town.folder, 'contratos.csv'), ROWS, 1);
  // Both are held until both are there, so that they do meet.
  await town.client.query('BEGIN; LOCK portal.cargas IN SHARE MODE');
  const both = [1, 2].map(() => portal(fresh.url, town.folder, path));
  // One that ends before they meet says why.
  const early: string[] = [];
  for (const one of both) void one.then(({ err }) => early.push(err));
  const met = async () => [...(await waiting(town)), ...early];
  await expect.poll(met, { timeout: 200_000 }).toEqual(['advisory', 'relation']);
  await town.client.query('COMMIT');
  const ended = await Promise.all(both);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  const [waited, went] = ended.sort((a, b) => b.err.length - a.err.length);
  expect(waited?.err).toContain('Outra carga de contratos está em andamento');
  expect(went?.err).not.toContain('Outra carga');
  expect(JSON.parse(waited?.out ?? '')).toMatchObject({
    report: { unchanged: true, carga: JSON.parse(went?.out ?? '').report.carga },
  });
  expect(await town.seen()).toBe(`${ROWS} × 1`);
  expect((await town.client.query('SELECT FROM portal.cargas')).rowCount).toBe(1);
  await town.close();
  await fresh.drop();
});

/** What for, by kind of lock. Asked anew each time: within a transaction the answer would never change. */
const waiting = ({ db }: Town): Promise<string[]> =>
  db.own(async (client) => {
    const { rows } = await client.query(
      "SELECT wait_event FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' ORDER BY 1",
    );
    return rows.map(({ wait_event }) => wait_event);
  });

/** The tool as a shell starts it. */
async function portal(url: string, folder: string, path: string): Promise<{ code: number; out: string; err: string }> {
  const words = ['import', '--tenant', 'pmdemo', 'contratos', path, '--json'];
  const child: ChildProcess = spawn(process.execPath, [...loader, programAt('server/cli/portal.ts'), ...words], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
  });
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'exit');
  const [out = '', err = ''] = await Promise.all(streams);
  return { code, out, err };
}

/** A server that was given is somebody's, and not to be killed. */
it.skipIf(process.env.TEST_DATABASE_URL)(
  'the database killed in the middle: the importer says so, and all goes on as it was when the database is back',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'portal-queda-'));
    await chmod(dir, 0o755);
    const server = await startEmbedded({ dir, log: () => undefined });
    const owner = server.config('portal');
    const town = await openTown(withRoles(owner));
    const job = (path: string) => ({ at: owner, tenant: town.tenant, path });
    const old = await contracts(join(town.folder, '1.csv'), ROWS, 1);
    const next = await contracts(join(town.folder, '2.csv'), ROWS, 2);
    const importer = new Importer();
    expect(await importer.load(job(old))).toMatchObject({ accepted: ROWS });
    // Held in its transaction, between the rows and their sums.
    await town.client.query('BEGIN; LOCK portal.versoes IN ACCESS EXCLUSIVE MODE');
    const { answer } = await importer.begin(job(next));
    await expect.poll(() => waiting(town)).toEqual(['relation']);
    const note = await readFile(join(dir, 'cluster/data/postmaster.pid'), 'utf8');
    process.kill(Number(note.split('\n')[0]), 'SIGKILL');
    expect(await answer).toEqual({ refused: 'Refusal', message: expect.stringContaining('O banco de dados parou') });
    await expect.poll(() => town.seen().catch(() => 'fora do ar')).toBe(`${ROWS} × 1`);
    await town.db.own(async (client) => {
      // The names of temporary tables go when the database gets to it; their rows went when it started.
      const left = await remains(client, importer);
      expect({ ...left, preparo: 0 }).toEqual(NOTHING);
    });
    expect(await importer.load(job(next))).toMatchObject({ accepted: ROWS, unchanged: false });
    expect(await town.seen()).toBe(`${ROWS} × 2`);
    await importer.end();
    await town.close();
    await server.stop();
    await rm(dir, { recursive: true });
  },
);
