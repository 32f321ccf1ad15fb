import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { root } from '../../scripts/tasks.mjs';
import { findAddress } from '../../server/database/embedded/address.ts';
import { portalCommand } from '../faults/portal.ts';
import { ask } from '../http.ts';
import { freePort } from '../process.ts';

/** Serving processes of the soak: one may be killed while another serves. */
const PROCESSES = 2;
const SCALE = '0.3';

/** Limits of addresses and bodies: everybody comes from this machine, and the machine is to be the limit. */
const UNLIMITED = {
  RATE_LIMIT: '100000000',
  LIMIT_REQUESTS_PER_BODY: '100000000',
  LIMIT_READS_PER_ADDRESS: '12',
  LIMIT_SEARCHES_PER_BODY: '4',
  MESSAGE_LIMIT: '100',
  SMTP_URL: '',
};

/** A process of the portal, with its memory in bytes. */
export interface PortalProcess {
  pid: number;
  memory: number;
}

/** A portal of several processes, filled with the demonstration. */
export class SoakPortal {
  readonly folder: string;
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(folder: string, port: number, child: ChildProcess) {
    this.folder = folder;
    this.port = port;
    this.#child = child;
  }

  /** Starts a portal in a folder and waits until the demonstration is whole. */
  static async start(folder: string): Promise<SoakPortal> {
    const port = await freePort();
    const env = { ...process.env, ...UNLIMITED, DATA_DIR: folder, DATABASE_URL: '', TENANT: '', DEMO_SCALE: SCALE };
    const args = [join(root, 'dist/server/main.js'), '--processos', String(PROCESSES)];
    const child = spawn(process.execPath, args, {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const portal = new SoakPortal(folder, port, child);
    while (!(await portal.#isWhole())) {
      if (child.exitCode !== null) throw new Error('the portal did not start');
      await setTimeout(250);
    }
    return portal;
  }

  /** Key with which a body's system publishes. */
  async token(body: string): Promise<string> {
    const words = ['token', 'create', '--tenant', body, '--nome', 'Soak'];
    return (await portalCommand<{ token: string }>(this.folder, words)).token;
  }

  /** Owner's connection to the database, to see what is stored and to end connections. */
  async database(): Promise<pg.ClientConfig> {
    const database = await findAddress(join(this.folder, 'postgres'));
    if (!database) throw new Error('the database of the portal does not run');
    return database;
  }

  /** The principal process and those that serve, the oldest first. */
  processes(): PortalProcess[] {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const own = all.flatMap((name) => processOf(Number(name)) ?? []);
    const pid = this.#child.pid ?? 0;
    // A load runs in a process of its own, which ends by itself; a serving one is started with the principal's words.
    return own.filter((one) => one.pid === pid || (one.parent === pid && one.command.includes('--processos')));
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }

  async #isWhole(): Promise<boolean> {
    const frame = `http://127.0.0.1:${this.port}/api/inicio/inicioasync`;
    const { status, body } = await ask(frame).catch(() => ({ status: 0, body: Buffer.alloc(0) }));
    return status === 200 && !body.includes('"preenchimento"');
  }
}

function processOf(pid: number): (PortalProcess & { parent: number; command: string }) | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
    return { pid, parent: of('PPid'), memory: of('VmRSS') * 1024, command };
  } catch {
    return null;
  }
}
