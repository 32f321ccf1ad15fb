import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { node, root } from '../../scripts/tasks.mjs';
import { findAddress } from '../../server/database/embedded/address.ts';
import { ask } from '../http.ts';
import { freePort } from '../process.ts';
import type { AttackedPortal } from './attack.ts';

/** Runs a command of the portal on a folder, whose portal may be running, and returns what it answers as JSON. */
export async function portalCommand<T>(folder: string, args: readonly string[]): Promise<T> {
  const { code, output } = await node([join(root, 'scripts/portal.mjs'), ...args, '--json'], environmentOf(folder));
  if (code !== 0) throw new Error(`portal ${args.join(' ')}: ${output}`);
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
}

const environmentOf = (folder: string) => ({ DATA_DIR: folder, DATABASE_URL: '', TENANT: '' });

/** A portal of our own with its usual limits, started again when an attack ends it. */
export class StagedPortal {
  readonly #folder: string;
  readonly #scale: string;
  #child: ChildProcess | undefined;
  #token = '';
  port = 0;

  constructor(folder: string, scale: string) {
    this.#folder = folder;
    this.#scale = scale;
  }

  /** Whether the server's process is still there. */
  get alive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts the server unless it runs; the first start on a folder fills it with the demonstration. */
  async start(): Promise<void> {
    if (this.alive) return;
    this.port = await freePort();
    const env = { ...environmentOf(this.#folder), PORT: String(this.port), DEMO_SCALE: this.#scale };
    this.#child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    while (!(await this.#answers())) {
      if (!this.alive) throw new Error('the portal did not start');
      await setTimeout(100);
    }
  }

  /** The portal as attackers see it, with a key of the attacked body. */
  async attacked(): Promise<AttackedPortal> {
    this.#token ||= (await portalCommand<{ token: string }>(this.#folder, TOKEN)).token;
    const database = await findAddress(join(this.#folder, 'postgres'));
    if (!database) throw new Error('the database of the portal does not run');
    return { port: this.port, pid: this.pid, folder: this.#folder, token: this.#token, database };
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.#child || !this.alive) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }

  /** Whether it answers, with the demonstration whole. */
  async #answers(): Promise<boolean> {
    const frame = `http://127.0.0.1:${this.port}/api/inicio/inicioasync`;
    const { status, body } = await ask(frame).catch(() => ({ status: 0, body: Buffer.alloc(0) }));
    return status === 200 && !body.includes('"preenchimento"');
  }
}

const TOKEN = ['token', 'create', '--tenant', 'pmdemo', '--nome', 'Ataque'];
