import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

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
  await listening(child, port);
  return { stop: () => stop(child, dir) };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`caddy ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(20);
  }
}

async function stop(child: ChildProcess, dir: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dir, { recursive: true, force: true });
}
