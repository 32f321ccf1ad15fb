import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../../scripts/tasks.mjs';
import { TestCluster } from '../../../test/cluster.ts';
import { temporaryFolder } from '../../folder.ts';
import { freePort } from '../../process.ts';
import { shoot } from '../shot.ts';

/** Size of the demonstration: a page of every kind has something to show, and it is filled in seconds. */
const SCALE = '0.02';

/** A running portal, as an operator starts it, on a PostgreSQL that can be made to fail. */
export class OutageStage {
  readonly cluster: TestCluster;
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(cluster: TestCluster, port: number, child: ChildProcess, folder: string) {
    this.cluster = cluster;
    this.port = port;
    this.#child = child;
    this.#folder = folder;
  }

  static async open(): Promise<OutageStage> {
    const [cluster, folder, port] = [await TestCluster.create(), await temporaryFolder(), await freePort()];
    await cluster.start();
    const env = { DATABASE_URL: cluster.url, DATA_DIR: folder, PORT: String(port), DEMO_SCALE: SCALE, TENANT: '' };
    const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    child.unref();
    const stage = new OutageStage(cluster, port, child, folder);
    while (!(await stage.#isFilled())) {
      if (child.exitCode !== null) throw new Error('the portal did not start');
      await setTimeout(200);
    }
    return stage;
  }

  /** Whether the server is still the process that was started: recovery needs no restart. */
  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    if (this.isAlive) {
      this.#child.kill('SIGTERM');
      await ended;
    }
    await this.cluster.remove();
    await rm(this.#folder, { recursive: true });
  }

  async #isFilled(): Promise<boolean> {
    const { status, text } = await shoot(this.port, { path: '/api/inicio/inicioasync', patience: 5_000 });
    return status === 200 && !text.includes('"preenchimento"');
  }
}

let shared: Promise<OutageStage> | undefined;

/** The stage of all trials of a run, each of which leaves it whole. It ends with the process. */
export function sharedStage(): Promise<OutageStage> {
  shared ??= OutageStage.open().then((stage) => {
    process.once('beforeExit', () => void stage.close());
    return stage;
  });
  return shared;
}
