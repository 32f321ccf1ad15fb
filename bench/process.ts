import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ask } from './http.ts';

export interface Served {
  /** Base address of its API. */
  base: string;
  pid: number;
  stop(): Promise<void>;
}

/** Rates that nobody reaches: one client asks as fast as it can. */
const UNLIMITED = { RATE_LIMIT: '100000000', LIMIT_REQUESTS_PER_BODY: '100000000' };

/** Starts a portal as an operator does and waits for its first answer. */
export async function serve(script: string, env: NodeJS.ProcessEnv): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...UNLIMITED, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}/api`;
  while (!(await answers(`${base}/v1/contratos`))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await setTimeout(20);
  }
  return { base, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Whether a portal is there: one whose first body is still to come answers too, that it knows none. */
const answers = (url: string): Promise<boolean> =>
  ask(url).then(
    ({ status }) => status < 500,
    () => false,
  );

async function stop(child: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const place = probe.address();
  probe.close();
  await once(probe, 'close');
  if (place === null || typeof place === 'string') throw new Error('no free port');
  return place.port;
}
