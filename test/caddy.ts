import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endDaemon, untilListening } from './daemon.ts';

/** Whether a program is installed here. */
export const hasProgram = (name: string, flag = '--version'): boolean =>
  spawnSync(name, [flag], { stdio: 'ignore' }).status === 0;

/** A file of deploy/, as operators get it. */
export const deployed = (name: string): string => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** The example for Caddy on a port of this machine, without certificates, which need a domain. */
function onLoopback(port: number): string {
  const named = deployed('Caddyfile');
  const local = named
    .replace(/^\*\..*\{$/m, `http://127.0.0.1:${port}, http://localhost:${port} {`)
    .replace(/^\ttls .*$/m, '');
  if (local.length >= named.length) throw new Error('deploy/Caddyfile no longer has its addresses or its certificate');
  return local.replace('{\n\tservers', '{\n\tadmin off\n\tservers');
}

export interface RunningCaddy {
  stop(): Promise<void>;
}

/** Runs Caddy with the example of deploy/ between a port and some portals. */
export async function startCaddy(port: number, portals: readonly number[]): Promise<RunningCaddy> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-caddy-'));
  const file = join(dir, 'Caddyfile');
  writeFileSync(file, onLoopback(port));
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: dir, PORTAIS: portals.map((one) => `127.0.0.1:${one}`).join(' ') },
    stdio: 'ignore',
  });
  await untilListening(child, port);
  return { stop: () => endDaemon(child, dir) };
}
