import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase, template } from '../../test/database.ts';
import { bodies, PORTAL_KEY } from '../../test/portal.ts';
import { loader, programAt } from '../../test/program.ts';
import { root } from '../root.ts';

/** The lock of the process that does the background work, as the database lists it. */
const LEADERS = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 7302017 AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

let folder = '';
let database: TestDatabase;
let client: pg.Client;
const running: RunningPortal[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-processos-'));
  database = await freshDatabase(await template('orgaos', bodies));
  client = new pg.Client(database.url);
  await client.connect();
  // Where somebody removed a body, no demonstration is filled.
  await client.query("INSERT INTO portal.removidos (slug, autor, mensagens) VALUES ('outro', 'teste', 0)");
});

afterAll(async () => {
  for (const portal of running) await portal.kill('SIGKILL');
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A portal in processes of its own, and what they say. */
class RunningPortal {
  readonly lines: string[] = [];
  readonly child: ChildProcess;
  readonly port: number;
  readonly #ended: Promise<unknown>;

  constructor(port: number, words: readonly string[], env: NodeJS.ProcessEnv) {
    this.port = port;
    this.child = spawn(process.execPath, [...loader, programAt('server/main.ts'), ...words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, PORTAL_KEY, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#ended = once(this.child, 'exit');
    if (this.child.stdout) createInterface({ input: this.child.stdout }).on('line', (line) => this.lines.push(line));
    running.push(this);
  }

  says = (words: string): Promise<boolean> =>
    vi.waitUntil(() => this.lines.join('\n').includes(words), { timeout: 120_000 });

  /** Processes that serve. */
  async serving(): Promise<number[]> {
    const children = await text(spawn('pgrep', ['-P', String(this.child.pid)]).stdout);
    return children.split('\n').filter(Boolean).map(Number);
  }

  /** Sends a signal and waits for the end. */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal);
      await this.#ended;
    }
    return this.child.exitCode;
  }
}

async function startPortal(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<RunningPortal> {
  const portal = new RunningPortal(await freePort(), words, { RATE_LIMIT: '1000000', ...env });
  await portal.says('Ctrl-C encerra');
  return portal;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address && typeof address === 'object' ? address.port : 0;
}

interface Reply {
  status: number;
  body: string;
  headers: IncomingMessage['headers'];
}

const ask = (port: number, path: string, agent?: Agent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, path, agent: agent ?? false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, body, headers }), reject);
    });
    sent.on('error', reject);
  });

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').on('error', () => resolve(true));
    socket.on('connect', () => resolve(false)).on('connect', () => socket.destroy());
  });

const isGone = (pid: number): boolean => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

/** Visits over fresh and kept connections until told to stop; gives how many, and what went wrong. */
function visit(port: number): () => Promise<{ answered: number; wrong: string[] }> {
  const wrong: string[] = [];
  let answered = 0;
  let isOver = false;
  const paths = ['/saude/vivo', '/api/inicio/inicioasync', '/api/v1', '/'];
  const one = async (agent: Agent | undefined): Promise<void> => {
    for (let i = 0; !isOver; i++) {
      const path = paths[i % paths.length] ?? '/';
      const reply = await ask(port, path, agent).catch((error: Error) => wrong.push(`${path}: ${error.message}`));
      if (typeof reply === 'object' && reply.status !== 200) wrong.push(`${path}: ${reply.status}`);
      answered++;
      await setTimeout(20);
    }
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const visitors = [one(agent), one(agent), one(undefined), one(undefined)];
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    return { answered, wrong };
  };
}

describe('several processes on one port', () => {
  let portal: RunningPortal;

  beforeAll(async () => {
    portal = await startPortal(['--processos', '2']);
  });

  it('have one among them that does the background work, and another when its connection is lost', async () => {
    expect(await portal.serving()).toHaveLength(2);
    const leader = async (): Promise<number[]> =>
      (await client.query<{ pid: number }>(LEADERS)).rows.map(({ pid }) => pid);
    await expect.poll(leader).toHaveLength(1);
    const [first] = await leader();
    await client.query('SELECT pg_terminate_backend($1)', [first]);
    await expect.poll(leader).toEqual([expect.not.closeTo(first ?? 0, 0)]);
  });

  it('notice all what one command publishes', async () => {
    const read = async (): Promise<string[]> => {
      const replies = await Promise.all(Array.from({ length: 6 }, () => ask(portal.port, '/api/inicio/inicioasync')));
      return [...new Set(replies.map(({ body }) => /Vale \w+/.exec(body)?.[0] ?? ''))];
    };
    expect(await read()).toEqual(['Vale Claro']);
    await client.query(
      `UPDATE portal.tenants SET dados = replace(dados::text, 'Vale Claro', 'Vale Escuro')::jsonb WHERE slug = 'pmdemo'`,
    );
    await client.query("SELECT pg_notify('portal_versao', '')");
    await expect.poll(read).toEqual(['Vale Escuro']);
  });

  it('are replaced under load without losing a request', async () => {
    const before = await portal.serving();
    const leave = visit(portal.port);
    portal.child.kill('SIGUSR2');
    await portal.says('Troca completa.');
    const { answered, wrong } = await leave();
    const after = await portal.serving();
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('are as many again when one is killed, after a pause that is told', async () => {
    const [victim = 0, other] = await portal.serving();
    process.kill(victim, 'SIGKILL');
    await portal.says('terminou sozinho (sinal SIGKILL); outro começa em 0,5 s.');
    expect((await ask(portal.port, '/saude/pronto')).status).toBe(200);
    await expect.poll(() => portal.serving()).toEqual([other, expect.any(Number)]);
  });

  it('end with the one that started them', async () => {
    const serving = await portal.serving();
    await portal.kill('SIGKILL');
    await expect.poll(() => serving.every(isGone)).toBe(true);
    expect(await isRefused(portal.port)).toBe(true);
  });
});

/** Begins a request whose end is sent later, and reads its answer. */
function beginSending(port: number): { finish(): void; answer: Promise<string> } {
  const body = '{"um":"pedido"}';
  const socket = connect(port, '127.0.0.1');
  const head = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write(`POST /api/v1/mensagens HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
  return { finish: () => socket.write(body.slice(1)), answer: text(socket).catch(() => '') };
}

describe('a process that is told to end', () => {
  it('says that it is not ready, answers what comes and what was begun, and ends', async () => {
    const portal = await startPortal([], { DRAIN_SECONDS: '2' });
    const agent = new Agent({ keepAlive: true });
    expect((await ask(portal.port, '/saude/pronto', agent)).headers.connection).toBe('keep-alive');
    const sending = beginSending(portal.port);
    const ended = portal.kill('SIGTERM');
    await expect.poll(async () => (await ask(portal.port, '/saude/pronto', agent)).status, { interval: 50 }).toBe(503);
    const late = await ask(portal.port, '/api/v1', agent);
    expect([late.status, late.headers.connection]).toEqual([200, 'close']);
    await expect.poll(() => isRefused(portal.port), { interval: 50 }).toBe(true);
    sending.finish();
    expect(await sending.answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await ended).toBe(0);
    agent.destroy();
  });

  it('ends at once when it is told again', async () => {
    const portal = await startPortal([]);
    const stuck = beginSending(portal.port);
    await setTimeout(200);
    portal.child.kill('SIGTERM');
    await setTimeout(1_200);
    expect(await portal.kill('SIGTERM')).toBe(130);
    expect(await stuck.answer).toBe('');
  });
});
