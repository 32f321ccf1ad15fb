import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../../scripts/tasks.mjs';

/** Another program that serves tables over HTTP, running. */
export interface Peer {
  port: number;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/**
 * Installs a peer's packages in a folder of their own, once: they are no part of the project. Returns null, with a word
 * of why, where the registry does not give them.
 */
export async function installPeer(
  name: string,
  packages: readonly string[],
  say: (line: string) => void,
): Promise<string | null> {
  const folder = join(tmpdir(), `portal-bench-peer-${name}`);
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    ...packages,
  ]);
  if (code === 0) return folder;
  say(`${name} could not be installed, and is left out: ${output.trim().split('\n').at(-1)}`);
  return null;
}

/** Runs a peer's program and waits until it answers. */
export async function startPeer(
  folder: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Peer> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const begun = Date.now();
  while (!(await isUp(port))) {
    if (child.exitCode !== null || Date.now() - begun > PATIENCE_MS) throw new Error(`${args[0]} did not start`);
    await setTimeout(100);
  }
  return { port, stop: () => stop(child) };
}

/** Any answer will do: which page a program has at its root is its own affair. */
const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
