import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { row } from '../../test/loads.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';
import { RejectedLoad } from '../import/publish/report.ts';
import { createToken } from './register.ts';
import { type SendJob, type SendProgress, sendFile } from './send.ts';

let portal: Portal;
let app: FastifyInstance;
let folder: string;
let token: string;
let way: Server;
/** Bytes that the way to the server lets through before it breaks, connection by connection; then it holds. */
let cuts: number[] = [];
const open = new Set<Socket>();

beforeAll(async () => {
  portal = await openPortal();
  folder = await mkdtemp(join(tmpdir(), 'envio-'));
  app = await restart();
  way = createServer(carry).listen(0, '127.0.0.1');
  const made = await portal.db.own((client) =>
    createToken(client, datasets, { tenant: 1, name: 'Folha', datasets: null }),
  );
  token = made.token;
});

afterAll(async () => {
  for (const socket of open) socket.destroy();
  way.close();
  await app.close();
  await portal.close();
  await rm(folder, { recursive: true });
});

/** Another process over the same disk and database. */
async function restart(): Promise<FastifyInstance> {
  const fresh = await buildPortal(portal.setting);
  await fresh.listen({ port: 0, host: '127.0.0.1' });
  return fresh;
}

/** A way between sender and server that can break. */
function carry(near: Socket): void {
  const far = dial(portOf(app.server), '127.0.0.1');
  let left = cuts.shift() ?? Number.POSITIVE_INFINITY;
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    open.add(one);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.on('data', (bytes) => {
      left -= bytes.length;
      if (left < 0) near.destroy();
      else other.write(bytes);
    });
  }
}

function portOf(server: Pick<Server, 'address'>): number {
  const place = server.address();
  return place && typeof place === 'object' ? place.port : 0;
}

async function write(year: string, lines: number, value = '1,00'): Promise<string> {
  const cells = Array.from({ length: lines }, (_, i) => row(`${i + 1}/${year}`, year, value));
  const header = Object.keys(row('1', year)).join(';');
  const path = join(folder, `contratos-${year}.csv`);
  await writeFile(path, [header, ...cells.map((cell) => Object.values(cell).join(';'))].join('\n'));
  return path;
}

const job = (file: string, more: Partial<SendJob> = {}): SendJob => ({
  server: `http://127.0.0.1:${portOf(way)}`,
  token,
  dataset: 'contratos',
  file,
  options: { referencia: '2026-10-31' },
  piece: 30_000,
  manner: { pause: 10, patience: 20_000 },
  ...more,
});

describe('sending', () => {
  it('gets a file through a way that keeps breaking, and tells how far it is', async () => {
    cuts = [20_000, 45_000, 70_000, 5_000, 0];
    const seen: SendProgress[] = [];
    const file = await write('2051', 3_000);
    const { report } = await sendFile(job(file, { onProgress: (progress) => seen.push(progress) }));
    expect(report).toMatchObject({ read: 3_000, accepted: 3_000, sums: { vlrContrato: 3_000 }, unchanged: false });
    expect(cuts).toEqual([]);
    const sent = seen.map((progress) => progress.sent);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
    expect(new Set(sent).size).toBeGreaterThan(3);
    expect(seen.at(-1)).toMatchObject({ sent: seen[0]?.size, read: 3_000 });
  });

  it('goes on with a server that was restarted in between', async () => {
    const file = await write('2052', 3_000);
    let again: Promise<void> | null = null;
    const report = await sendFile(
      job(file, {
        onProgress: ({ sent }) => {
          if (sent < 60_000 || again) return;
          again = app.close().then(async () => {
            app = await restart();
          });
        },
      }),
    );
    await again;
    expect(report.report).toMatchObject({ read: 3_000, accepted: 3_000 });
  });

  it('tells of refused lines as a load at the terminal does', async () => {
    const refusedPath = join(folder, 'recusadas.csv');
    const error = await sendFile(job(await write('2053', 2, 'caro'), { refusedPath })).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(RejectedLoad);
    expect(error.report.refusals[0]).toMatchObject({ line: 2, field: 'vlrContrato' });
    expect(error.report.refusedFile).toBe(refusedPath);
    const lines = (await readFile(refusedPath, 'utf8')).trim().split('\r\n');
    expect(lines.length).toBe(3);
    expect(lines[1]).toContain('caro');
  });

  it.each([
    ['a key that is none', { token: 'portal_curta' }, 'A chave não tem a forma'],
    ['a key that nobody made', { token: `portal_${'x'.repeat(43)}` }, 'não existe'],
    ['a file that is not there', { file: '/nao/existe.csv' }, 'Confira o caminho'],
    ['a folder', { file: tmpdir() }, 'compacte-a em um .zip'],
    ['plain http', { server: 'http://portal.example.com.br' }, 'https://'],
    ['an address that is none', { server: 'portal' }, 'não é um endereço'],
    ['nobody there', { server: 'http://127.0.0.1:9', manner: { pause: 1, patience: 50 } }, 'não responde'],
    ['a dataset that is none', { dataset: 'contrato' }, 'Não há um conjunto de dados com esse nome'],
  ])('says what to do about %s', async (_, more, says) => {
    await expect(sendFile(job(await write('2054', 1), more))).rejects.toThrow(says);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const file = await write('2055', 3_000);
    const sending = sendFile(job(file, { signal: stop.signal, onProgress: () => stop.abort() }));
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
