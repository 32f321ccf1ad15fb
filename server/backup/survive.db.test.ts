import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test as plain } from 'vitest';
import type { Enviada } from '../../catalog/mensagens/answer.ts';
import { Random } from '../../demo/kit/random.ts';
import { complaint, solve } from '../../test/messages.ts';
import { RunningPortal } from '../../test/running.ts';
import { findAddress } from '../database/embedded/address.ts';

/** Against a server that was given there is no folder to destroy. */
const test = plain.skipIf(process.env.TEST_DATABASE_URL);

/** Moments at which the portal is killed; more of them with KILLS=40. */
const MOMENTS = Number(process.env.KILLS ?? 2);
const ROWS = 300;
const YEAR = 2031;
/** Processes are started a dozen times: a busy machine takes minutes. */
const LIMIT = 900_000;

let portal: RunningPortal;
let token = '';
/** Messages that the portal said it has: their tickets, by the address of who wrote. */
const acknowledged = new Map<string, { protocolo: string; chave: string }>();
/** The value of every contract in the last load that the portal said it has published. */
let published = 0;

beforeAll(async () => {
  if (process.env.TEST_DATABASE_URL) return;
  const key = Buffer.alloc(32, 5).toString('base64');
  portal = await RunningPortal.make({ TENANT: 'teste', MESSAGE_LIMIT: '1000', PORTAL_KEY: key });
  expect(await portal.command('tenant', 'apply', await folder())).toMatchObject({ code: 0 });
  await portal.start();
  token = (await portal.command('token', 'create', '--tenant', 'teste', '--nome', 'Sistema')).out.trim();
});

afterAll(async () => {
  await portal?.remove();
});

/** The folder of a body, with one document. */
async function folder(): Promise<string> {
  const path = await portal.bodyFolder();
  await mkdir(join(path, 'arquivos'));
  await writeFile(join(path, 'arquivos/balanco.txt'), 'Receita arrecadada: R$ 10,00.');
  await writeFile(
    join(path, 'arquivos.yaml'),
    '- categoria: balanco-geral\n  titulo: Balanço de 2025\n  ano: 2025\n  data: 2026-03-30\n  arquivo: balanco.txt\n',
  );
  return path;
}

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  portal.fetch(`/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Writes a message; kept only when the portal says that it has it. */
async function write(): Promise<void> {
  const email = `p${randomUUID()}@exemplo.test`;
  const challenge = await (await portal.fetch('/api/v1/mensagens/desafio?para=mensagem')).json();
  const draft = { ...complaint, email, site: '', prova: solve(challenge.data) };
  const reply = await post('mensagens', draft, { 'idempotency-key': randomUUID() });
  if (reply.status !== 201) return;
  const { data }: { data: Enviada } = await reply.json();
  acknowledged.set(email, { protocolo: data.protocolo, chave: data.chave });
}

/** Publishes contracts of one value; kept only when the portal says that they are published. */
async function publish(value: number, year = YEAR): Promise<number> {
  const lines = Array.from({ length: ROWS }, (_, i) => `${i + 1};${year};Serra Verde Ltda;Lote ${i};${value},00`);
  const body = ['numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato', ...lines].join('\n');
  const reply = await portal.fetch(`/api/v1/envios/contratos/contratos.csv?forcar=1`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (reply.status === 200 && year === YEAR) published = value;
  return reply.status;
}

/** Works until the portal is gone. */
async function untilGone(work: () => Promise<unknown>): Promise<void> {
  for (;;)
    try {
      await work();
    } catch {
      return;
    }
}

/** What a visitor sees of the contracts. */
async function seen(): Promise<{ total: number; value: number }> {
  const reply = await portal.fetch(`/api/v1/contratos?numAnoPub=${YEAR}&_size=1`);
  const { total, totals } = await reply.json();
  return { total, value: totals.vlrContrato / ROWS };
}

/** A message is there, and what was sealed in it can be read. */
async function opens(ticket: { protocolo: string; chave: string }): Promise<void> {
  const reply = await (await post('mensagens/consulta', ticket)).text();
  expect(reply).toContain(ticket.protocolo);
  expect(reply).toContain(complaint.texto);
}

/** Messages without a letter in the outbox, waiting or sent: both are written in one transaction. */
async function unannounced(): Promise<number> {
  const client = new pg.Client((await findAddress(join(portal.dataDir, 'postgres'))) ?? {});
  await client.connect();
  const { rows } = await client
    .query<{ many: number }>(
      `SELECT count(*)::int AS many FROM mensagens.recebidas r
       WHERE NOT EXISTS (SELECT FROM mensagens.correio c WHERE c.tenant = r.tenant AND c.mensagem = r.id)`,
    )
    .finally(() => client.end());
  return rows[0]?.many ?? -1;
}

/** Everything that was said to be kept is there, and no load is half there. */
async function nothingLost(): Promise<void> {
  for (const ticket of acknowledged.values()) await opens(ticket);
  const { total, value } = await seen();
  // A load that was through when the portal died, before it could say so, is there as well: whole.
  if (published > 0) expect({ total, later: value >= published }).toEqual({ total: ROWS, later: true });
}

test('killed at any moment, the portal has every message and load that it said it had', {
  timeout: LIMIT,
}, async () => {
  const random = new Random(17);
  for (let i = 0; i < MOMENTS; i++) {
    let value = published + 1;
    const [known, before] = [acknowledged.size, published];
    const begun = performance.now();
    const traffic = [untilGone(write), untilGone(write), untilGone(() => publish(value++))];
    await expect.poll(() => acknowledged.size > known && published > before, { interval: 5 }).toBe(true);
    // Then somewhere within what the same again takes.
    await setTimeout(((i + random.next()) / MOMENTS) * (performance.now() - begun));
    const database = await portal.postmaster();
    await portal.end('SIGKILL');
    // The last time its database is killed as well, as when the power fails.
    if (i === MOMENTS - 1 && database > 0) process.kill(database, 'SIGKILL');
    await Promise.all(traffic);
    await portal.start();
    await nothingLost();
  }
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(await publish(10_000)).toBe(200);
  expect(await seen()).toEqual({ total: ROWS, value: 10_000 });
  expect(await unannounced()).toBe(0);
});

/** What visitors are answered of what was there before the backup began. */
const PAGES = [
  `contratos?numAnoPub=${YEAR}&_size=5&_sort=numContrato`,
  'arquivos',
  'arquivos/balanco.txt',
  'estrutura',
];

const answers = (): Promise<string[]> =>
  Promise.all(PAGES.map(async (page) => (await portal.fetch(`/api/v1/${page}`)).text()));

test('with its folder destroyed, the portal comes back from a backup made while it served and loaded', {
  timeout: LIMIT,
}, async () => {
  await write();
  const before = await answers();
  const tickets = [...acknowledged.values()];
  const target = join(portal.base, 'copia.tar');
  const [made] = await Promise.all([portal.command('backup', target), publish(1, YEAR + 1), write()]);
  expect(made).toMatchObject({ code: 0 });
  const database = await portal.postmaster();
  await portal.end('SIGKILL');
  // Without its folder nobody would find it any more.
  process.kill(database, 'SIGKILL');
  await rm(portal.dataDir, { recursive: true });
  const { code, out, err } = await portal.command('restore', target);
  expect({ code, out, err }).toMatchObject({ code: 0, out: expect.stringContaining('Restaurado e conferido') });
  await portal.start();
  expect(await answers()).toEqual(before);
  for (const ticket of tickets) await opens(ticket);
  expect(await publish(2, YEAR + 1)).toBe(200);
});
