import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { postgresAccount } from '../server/database/embedded/account.ts';
import type { EndpointConfig } from '../server/database/embedded/endpoint.ts';

/** Whether PgBouncer is installed here. */
export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

/** A block of the part on poolers, as the page for operators prints it. */
export function documentedBlock(language: 'ini' | 'sql'): string {
  const page = readFileSync(new URL('../docs/operar.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('### Pooler');
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)?.[1];
  if (!block) throw new Error(`docs/operar.md has no ${language} under “Pooler”`);
  return block;
}

/** Puts a place of this machine where the documented text names one of the operator’s; each must be there. */
function placed(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  for (const [from] of changes) if (!text.includes(from)) throw new Error(`the documented text no longer has ${from}`);
  return changes.reduce((changed, [from, to]) => changed.replace(from, to), text);
}

export interface RunningPgbouncer {
  url: string;
  stop(): Promise<void>;
}

/** Runs PgBouncer with the documented configuration in front of a server, with so few connections for each role. */
export async function startPgbouncer(server: EndpointConfig, poolSize: number): Promise<RunningPgbouncer> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(documentedBlock('sql')).finally(() => client.end());
  const dir = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
  // Run by root, PgBouncer is somebody else and has to get in.
  chmodSync(dir, 0o755);
  const port = await freePort();
  // The owner too, whom an operator would let in by mistake.
  writeFileSync(join(dir, 'userlist.txt'), `"pgbouncer" "uma senha"\n"${server.user}" "${server.password}"\n`);
  const configuration = placed(documentedBlock('ini'), [
    ['host=127.0.0.1 port=5432', `host=${server.host} port=${server.port}`],
    ['listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`],
    ['default_pool_size = 10', `default_pool_size = ${poolSize}`],
    ['/etc/pgbouncer/userlist.txt', join(dir, 'userlist.txt')],
  ]);
  writeFileSync(join(dir, 'pgbouncer.ini'), configuration);
  const { uid, gid } = await postgresAccount(dir);
  const child = spawn('pgbouncer', [join(dir, 'pgbouncer.ini')], { uid, gid, stdio: 'ignore' });
  const url = `postgres://127.0.0.1:${port}`;
  await untilOpen(child, { ...server, port, user: 'portal_web' });
  return { url, stop: () => stop(child, dir) };
}

/** Waits until somebody is asked for a password. */
async function untilOpen(child: ChildProcess, config: pg.ClientConfig): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    const client = new pg.Client({ ...config, password: 'nenhuma' });
    client.on('error', () => undefined);
    const refused = await client.connect().catch((error: NodeJS.ErrnoException) => error);
    await client.end().catch(() => undefined);
    if (!(refused instanceof Error) || !('code' in refused) || refused.code !== 'ECONNREFUSED') return;
    await setTimeout(20);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function stop(child: ChildProcess, dir: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dir, { recursive: true, force: true });
}
