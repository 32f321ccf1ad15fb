import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { loader, programAt } from './program.ts';

const root = resolve(import.meta.dirname, '..');

export interface CommandRun {
  code: number;
  out: string;
  err: string;
}

/** An installation in a folder of its own, with the portal and its commands as processes that can be killed. */
export class RunningPortal {
  readonly base: string;
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  #server: ChildProcess | undefined;

  private constructor(base: string, port: number, env: NodeJS.ProcessEnv) {
    this.base = base;
    this.port = port;
    this.#env = { ...process.env, DATABASE_URL: '', HOST: '127.0.0.1', PORT: String(port), ...env };
  }

  static async make(env: NodeJS.ProcessEnv): Promise<RunningPortal> {
    const base = await mkdtemp(join(tmpdir(), 'portal-processo-'));
    // Run by root, the database is somebody else's and has to get in.
    await chmod(base, 0o755);
    return new RunningPortal(base, await freePort(), { DATA_DIR: join(base, 'data'), ...env });
  }

  get dataDir(): string {
    return join(this.base, 'data');
  }

  /** The folder of a body that is no demonstration, named `teste`. */
  async bodyFolder(): Promise<string> {
    const path = join(this.base, 'teste');
    await cp(join(root, 'tenants/pmdemo'), path, { recursive: true });
    const source = await readFile(join(path, 'tenant.yaml'), 'utf8');
    await writeFile(join(path, 'tenant.yaml'), source.replace('slug: pmdemo', 'slug: teste'));
    return path;
  }

  #spawn(script: string, words: readonly string[]): ChildProcess {
    const args = [...loader, programAt(`server/${script}`), ...words];
    return spawn(process.execPath, args, { cwd: root, env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  async command(...words: string[]): Promise<CommandRun> {
    const child = this.#spawn('cli/portal.ts', words);
    const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
    const [code] = await once(child, 'exit');
    const [out = '', err = ''] = await Promise.all(streams);
    return { code, out, err };
  }

  /** Starts the portal and waits until it answers. */
  async start(): Promise<void> {
    const server = this.#spawn('main.ts', []);
    this.#server = server;
    const said: string[] = [];
    server.stderr?.on('data', (piece) => said.push(String(piece)));
    if (!server.stdout) throw new Error('no output');
    const lines = createInterface({ input: server.stdout });
    for await (const line of lines) {
      said.push(line);
      if (!line.includes('pronto')) continue;
      // What is written later is read too: a full pipe would stop the portal.
      server.stdout.resume();
      return;
    }
    throw new Error(`the portal ended before it was ready: ${said.join('\n')}`);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  /** The process of its PostgreSQL; 0 where none runs. */
  async postmaster(): Promise<number> {
    const note = await readFile(join(this.dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').catch(() => '0');
    return Number(note.split('\n')[0]);
  }

  /** Asks on a connection of its own: one that was kept may be of a process that is gone. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, connection: 'close' };
    return fetch(`http://127.0.0.1:${this.port}${path}`, { ...init, headers });
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.base, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address && typeof address === 'object' ? address.port : 0;
}
