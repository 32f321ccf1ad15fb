import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storedOf } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { ident } from '../database/sql/names.ts';

const MEGABYTE = 1024 ** 2;
/** Files of pmdemo, in megabytes: one that its address has room for beside another, and one that nobody has room for. */
const LONG = { year: 1990, megabytes: 8 };
const ENDLESS = { year: 1991, megabytes: 60 };
const TOWN = 'pmdemo.transparencia.localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;
let port = 0;
let sockets: Socket[] = [];

beforeAll(async () => {
  portal = await openPortal({ limits: { exportStallSeconds: 5, exportDiskMegabytes: 128 } });
  for (const file of [LONG, ENDLESS]) await fill(file);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await vi.waitFor(async () => expect(await busy()).toBe(0), { timeout: 60_000 });
  expect(waiting()).toBe(0);
});

/** Publishes rows of 16 kilobytes, past the import, which takes its time. */
const fill = ({ year, megabytes }: typeof LONG): Promise<unknown> =>
  portal.db.own((client) => {
    const names = storedOf(contratos).map(([name]) => ident(name));
    const values = storedOf(contratos).map(([name]) => {
      if (name === 'numAnoPub') return year;
      return name === 'txtObjeto' ? "repeat('Objeto ', 2400)" : ident(name);
    });
    return client.query(
      `INSERT INTO dados.contratos (tenant, carga, ${names.join(', ')})
       SELECT tenant, carga, ${values.join(', ')} FROM (
         SELECT c.* FROM dados.contratos c JOIN portal.tenants t ON t.id = c.tenant WHERE t.slug = 'pmdemo' LIMIT 1
       ) one, generate_series(1, $1::int)`,
      [megabytes * 64],
    );
  });

/** How many connections are in the middle of something. */
const busy = (): Promise<number> =>
  portal.db.own(async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND backend_type = 'client backend' AND state <> 'idle'`,
    );
    return rows[0]?.count ?? 0;
  });

const waiting = (): number => portal.setting.downloads.waiting.memory + portal.setting.downloads.waiting.disk;

/** Asks for a file from an address of this machine, and never reads a byte of it. */
async function neverRead(address: string, path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  sockets.push(socket);
  socket.pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET /api/v1/${path} HTTP/1.1\r\nhost: ${TOWN}\r\n\r\n`);
  return socket;
}

async function download(host: string, path: string, localAddress = '127.0.0.9'): Promise<IncomingMessage> {
  const asked = ask({ port, host: '127.0.0.1', localAddress, path: `/api/v1/${path}`, headers: { host } }).end();
  asked.once('socket', (socket) => sockets.push(socket));
  const [reply] = await once(asked, 'response');
  return reply;
}

const file = ({ year }: typeof LONG): string => `contratos.csv?numAnoPub=${year}`;
const isCut = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve(true));
    socket.resume();
  });

describe('six sockets that never read, from three addresses', () => {
  const attack = (path: string): Promise<Socket[]> =>
    Promise.all([1, 2, 3, 1, 2, 3].map((address) => neverRead(`127.0.0.${address}`, path)));

  it('hold no connection: their files wait for them outside of the database', async () => {
    const idle = await attack(file(LONG));
    await vi.waitFor(() => expect(waiting()).toBeGreaterThan(LONG.megabytes * MEGABYTE), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await busy()).toBe(0), { timeout: 30_000 });
    expect(idle.every((socket) => socket.readyState === 'open')).toBe(true);
    expect((await download(TOWN, 'contratos.csv?numAnoPub=2026')).statusCode).toBe(200);
  });

  it('are cut off where their files find no room, and leave another body its downloads meanwhile', async () => {
    const idle = await attack(file(ENDLESS));
    await vi.waitFor(async () => expect(await busy()).toBeGreaterThan(1), { timeout: 30_000 });
    const reply = await download(CHAMBER, 'contratos.csv');
    expect(reply.statusCode).toBe(200);
    expect((await text(reply)).split('\n').length).toBeGreaterThan(2);
    await vi.waitFor(async () => expect(await busy()).toBe(0), { timeout: 60_000 });
    expect(await Promise.all(idle.map(isCut))).toEqual(idle.map(() => true));
  });
});

it('one address has two files read at a time: others wait, and too many are told so', async () => {
  await Promise.all(Array.from({ length: 10 }, () => neverRead('127.0.0.4', file(ENDLESS))));
  const reply = await download(TOWN, 'contratos.csv', '127.0.0.4');
  const { message, fila } = JSON.parse(await text(reply));
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, String(fila.segundos)]);
  expect(reply.headers['x-fila-lugar']).toBe(String(fila.lugar));
  expect(message).toMatch(/pedidos demais deste endereço.*em cerca de \d+ (?:s|min)\./);
  expect(await busy()).toBeLessThanOrEqual(2);
});

it('a slow reader who goes on gets the whole file', async () => {
  const reply = await download(TOWN, file(ENDLESS));
  let lines = 0;
  for await (const chunk of reply) {
    lines += chunk.toString('latin1').split('\n').length - 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(lines).toBe(ENDLESS.megabytes * 64 + 1);
});

it('of eight PDFs of one address one is drawn, four wait on no connection and three are refused', async () => {
  const statuses: (number | undefined)[] = [];
  for (let asked = 0; asked < 8; asked++)
    download(TOWN, 'contratos.pdf?numAnoPub=2026', '127.0.0.5').then(
      (reply) => statuses.push(reply.resume().statusCode),
      () => undefined,
    );
  await vi.waitFor(() => expect(statuses.filter((status) => status === 429)).toHaveLength(3), { timeout: 30_000 });
  const other = await download(CHAMBER, 'contratos.pdf');
  expect(other.resume().statusCode).toBe(200);
  expect(await busy()).toBeLessThanOrEqual(2);
});
