import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { row } from '../../test/loads.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { type Limits, USUAL_LIMITS } from '../limits/limits.ts';
import { createToken } from '../remote/register.ts';
import { LoadQueue } from './queue.ts';
import { UploadReceiver } from './receiver.ts';
import { type Upload, UploadStore } from './store.ts';

let portal: Portal;
let store: UploadStore;
const queues: LoadQueue[] = [];
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  portal = await openBodies();
  store = new UploadStore(portal.setting.uploadsDir);
});

afterAll(async () => {
  for (const end of ends) await end();
  for (const queue of queues) await queue.close();
  await portal.close();
});

function queueOf(more: Partial<Limits> = {}): LoadQueue {
  const { db, database } = portal.setting;
  const queue = new LoadQueue({ db, database, store, limits: { ...USUAL_LIMITS, ...more }, log: () => undefined });
  queues.push(queue);
  return queue;
}

/** A file of one contract that a body has sent and not yet published. */
async function sent(slug: string, year: string): Promise<Upload> {
  const cells = row('1', year);
  const bytes = Buffer.from(`${Object.keys(cells).join(';')}\n${Object.values(cells).join(';')}\n`);
  const { tenant, chave } = await portal.db.own(async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
    const tenant = rows[0]?.id ?? 0;
    return { tenant, chave: await createToken(client, [contratos], { tenant, name: 'Sistema', datasets: null }) };
  });
  const order = { conjunto: 'contratos', nome: `${year}.csv`, tamanho: bytes.length, sha256: null, orgao: null };
  const manner = { periodo: null, referencia: null, conferir: false, ignorar: [], forcar: false, acrescenta: false };
  const format = { separador: null, codificacao: null, decimal: null, data: null, planilha: null, repetidas: null };
  const upload = await store.begin({ ...order, ...manner, ...format, maxRecusadas: null, tenant, chave });
  return new UploadReceiver(store, USUAL_LIMITS).write(upload, 0, Readable.from([bytes]));
}

/** Holds the lock of a body's contracts, as another load of them would. */
async function occupy(tenant: number): Promise<() => Promise<void>> {
  let free = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    free = resolve;
  });
  let held = (): void => undefined;
  const taken = new Promise<void>((resolve) => {
    held = resolve;
  });
  const ended = portal.db.own(async (client) => {
    await client.query("SELECT pg_advisory_lock($1, hashtext('contratos'))", [tenant]);
    held();
    await done;
  });
  await taken;
  const end = (): Promise<void> => {
    free();
    return ended;
  };
  ends.push(end);
  return end;
}

/** Loads that wait for a lock. */
const waiting = (): Promise<number> =>
  portal.db.own(async (client) => {
    const text = `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const { rows } = await client.query<{ waiting: number }>(text);
    return rows[0]?.waiting ?? -1;
  });

it('a body whose loads hang, however many, holds up no other', async () => {
  const queue = queueOf();
  const first = await sent('pmdemo', '2031');
  const free = await occupy(first.tenant);
  const own = [first, await sent('pmdemo', '2032'), await sent('pmdemo', '2033')];
  const pending = own.map((upload) => queue.publish(upload, contratos, 1));
  await expect.poll(waiting).toBe(1);
  const other = await queue.publish(await sent('cmdemo', '2031'), contratos, 1);
  expect(other).toMatchObject({ estado: 'publicado', relatorio: { accepted: 1 } });
  expect(await waiting()).toBe(1);
  await free();
  expect((await Promise.all(pending)).map(({ estado }) => estado)).toEqual(['publicado', 'publicado', 'publicado']);
});

it('a load that takes more memory or time than it may is refused with a sentence, and the next one is published', async () => {
  const heavy = await queueOf({ loadMemory: 48 }).publish(await sent('pmdemo', '2034'), contratos, 1);
  expect(heavy).toMatchObject({ estado: 'recusado', mensagem: expect.stringContaining('uma carga pode usar, 48 MB') });
  const slow = await queueOf({ loadMinutes: 0.001 }).publish(await sent('pmdemo', '2034'), contratos, 1);
  expect(slow).toMatchObject({ estado: 'recusado', mensagem: expect.stringContaining('passou de 0,001 minutos') });
  expect(await store.received(heavy)).toBe(0);
  const next = await queueOf().publish(await sent('pmdemo', '2034'), contratos, 1);
  expect(next).toMatchObject({ estado: 'publicado', relatorio: { accepted: 1 } });
});

it('a portal that stops rolls its loads back, leaves none running, and their files wait to be asked for again', async () => {
  const queue = queueOf();
  const upload = await sent('pmdemo', '2035');
  const free = await occupy(upload.tenant);
  const pending = queue.publish(upload, contratos, 1);
  await expect.poll(waiting).toBe(1);
  await queue.close();
  expect((await pending).estado).toBe('completo');
  expect(await waiting()).toBe(0);
  await free();
  expect(await queueOf().publish(upload, contratos, 1)).toMatchObject({ estado: 'publicado' });
});

it('two processes asked for one file load it once, and each tells how far it is', async () => {
  const [one, other] = [queueOf(), queueOf()];
  const upload = await sent('pmdemo', '2036');
  const free = await occupy(upload.tenant);
  const begun = one.publish(upload, contratos, 1);
  await expect.poll(waiting).toBe(1);
  await expect.poll(() => other.progress(upload)).toMatchObject({ lidas: expect.any(Number) });
  const asked = other.publish(upload, contratos, 1);
  await free();
  const [first, second] = await Promise.all([begun, asked]);
  expect(first).toMatchObject({ estado: 'publicado', relatorio: { accepted: 1, unchanged: false } });
  expect(second.relatorio?.carga).toBe(first.relatorio?.carga);
  expect(await one.progress(first)).toBeNull();
});

it('processes load together no more than one may by itself', async () => {
  const queues = [queueOf({ loads: 1 }), queueOf({ loads: 1 })];
  const held = await sent('pmdemo', '2037');
  const free = await occupy(held.tenant);
  const pending = queues[0]?.publish(held, contratos, 1);
  await expect.poll(waiting).toBe(1);
  const upload = await sent('cmdemo', '2037');
  let isDone = false;
  const later = queues[1]?.publish(upload, contratos, 1).finally(() => {
    isDone = true;
  });
  await setTimeout(1_500);
  expect(isDone).toBe(false);
  await free();
  expect((await Promise.all([pending, later])).map((ended) => ended?.estado)).toEqual(['publicado', 'publicado']);
});
