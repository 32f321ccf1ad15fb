import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test as plain } from 'vitest';
import type { EuAnswer } from '../../../catalog/painel/answer.ts';
import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { Random } from '../../../demo/kit/random.ts';
import { RunningPortal } from '../../../test/running.ts';

/** The portal starts its own PostgreSQL, which outlives it: a server that was given is not asked. */
const test = plain.skipIf(process.env.TEST_DATABASE_URL);

/** Moments at which the portal is killed; more of them with KILLS=40. */
const MOMENTS = Number(process.env.KILLS ?? 2);
const ROWS = 3_000;
/** Processes are started several times: a busy machine takes minutes. */
const LIMIT = 900_000;

let portal: RunningPortal;
let headers: Record<string, string> = {};

beforeAll(async () => {
  if (process.env.TEST_DATABASE_URL) return;
  portal = await RunningPortal.make({ TENANT: 'teste', PORTAL_KEY: Buffer.alloc(32, 5).toString('base64') });
  expect(await portal.command('tenant', 'apply', await portal.bodyFolder())).toMatchObject({ code: 0 });
  await portal.start();
  await enter();
});

afterAll(async () => {
  await portal?.remove();
});

/** Comes in by the link that the command line shows. */
async function enter(): Promise<void> {
  const { out } = await portal.command('pessoas', 'convidar', 'ana@example.com', '--tenant', 'teste', '--nome', 'Ana');
  const segredo = /#([\w-]{43})/.exec(out)?.[1];
  const origin = `http://127.0.0.1:${portal.port}`;
  headers = { origin, 'content-type': 'application/json' };
  const reply = await portal.fetch('/painel/api/entrar', {
    method: 'POST',
    headers,
    body: JSON.stringify({ segredo }),
  });
  headers.cookie = String(reply.headers.get('set-cookie')).split(';')[0] ?? '';
  const eu: EuAnswer = await (await portal.fetch('/painel/api/eu', { headers })).json();
  headers['x-painel-token'] = eu.data.token;
}

async function call(method: string, path: string, body?: object): Promise<Ensaio> {
  const reply = await portal.fetch(`/painel/api/publicar${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await reply.json()).data;
}

/** Sends contracts of a year and waits until they are rehearsed. */
async function rehearsed(year: number): Promise<Ensaio> {
  const lines = Array.from({ length: ROWS }, (_, i) => `${i + 1};${year};Serra Verde Ltda;Lote ${i};10,00`);
  const text = ['numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato', ...lines].join('\n');
  const { id, arquivos } = await call('POST', '', {
    arquivos: [{ nome: 'contratos.csv', tamanho: Buffer.byteLength(text) }],
    dataset: 'contratos',
  });
  await portal.fetch(`/painel/api/publicar/${id}/arquivos/${arquivos[0]?.id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'upload-offset': '0' },
    body: text,
  });
  return settled(id);
}

/** Waits until nothing is at work on a rehearsal. */
async function settled(id: string): Promise<Ensaio> {
  for (;;) {
    const seen = await call('GET', `/${id}`);
    if (seen.estado !== 'lendo' && seen.estado !== 'publicando') return seen;
    await setTimeout(50);
  }
}

const publish = ({ id, ficha, decisoes }: Ensaio): Promise<Ensaio> =>
  call('POST', `/${id}/publicar`, { ficha, confirmadas: decisoes.map((one) => one.id) });

/** What visitors see of a year, and how many loads it took. */
async function published(year: number): Promise<{ rows: number; loads: number }> {
  const { total } = await (await portal.fetch(`/api/v1/contratos?numAnoPub=${year}&_size=1`)).json();
  const { data } = await (await portal.fetch('/api/v1/contratos/cargas?_size=1000')).json();
  const own = data.filter(({ periodo }: { periodo: string[] }) => periodo.includes(String(year)));
  return { rows: total, loads: own.length };
}

test('killed at any moment after Publicar, the portal has published once or not at all, and the desk says which', {
  timeout: LIMIT,
}, async () => {
  const first = await rehearsed(2030);
  const begun = performance.now();
  await publish(first);
  expect((await settled(first.id)).estado).toBe('publicado');
  const took = performance.now() - begun;
  const random = new Random(17);
  for (let i = 0; i < MOMENTS; i++) {
    const year = 2031 + i;
    const seen = await rehearsed(year);
    // Who pressed the button may never be answered.
    const asked = publish(seen).catch(() => null);
    await setTimeout(((i + random.next()) / MOMENTS) * took);
    await portal.end('SIGKILL');
    await asked;
    await portal.start();
    const after = await settled(seen.id);
    const whole = after.estado === 'publicado';
    expect([year, after.estado, await published(year)]).toEqual([
      year,
      whole ? 'publicado' : 'ensaiado',
      whole ? { rows: ROWS, loads: 1 } : { rows: 0, loads: 0 },
    ]);
    if (whole) continue;
    await publish(after);
    expect((await settled(seen.id)).estado).toBe('publicado');
    expect(await published(year)).toEqual({ rows: ROWS, loads: 1 });
  }
});
