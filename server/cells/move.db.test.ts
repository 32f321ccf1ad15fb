import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { homeOf, moveEndedAt, moveWords, openCells, type TwoCells } from '../../test/cells.ts';
import { portal as run } from '../../test/cli.ts';
import { complaint, ticketOf, Writer } from '../../test/messages.ts';
import type { Portal } from '../../test/portal.ts';
import { documentsIn } from '../tenants/files.ts';
import { tenantTables } from '../tenants/tables.ts';
import { carriedTables } from './carried.ts';

/** Six processes are started. */
const LIMIT = 300_000;
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const HEAD = 'Contrato;Exercício;Contratada;Objeto;Valor atual';

let cells: TwoCells;
let here: Portal;
let there: Portal;
/** A message with a file, the link of the letter about it, and the loads that were there before the move. */
let held: { ticket: { protocolo: string; chave: string }; anexo: string; pass: { authorization: string } };
let loads: [first: string, last: string];

beforeAll(async () => {
  cells = await openCells();
  ({ here, there } = cells);
  await fill();
}, LIMIT);

afterAll(() => cells.close());

/** Loads of which one was rolled back, a key, documents and a message at the source; loads of its own at the target. */
async function fill(): Promise<void> {
  await run(there, 'tenant', 'remove', 'pmdemo', '--sim');
  for (const [portal, slug] of [
    [there, 'cmdemo'],
    [here, 'pmdemo'],
  ] as const)
    for (const value of [1, 2]) await publish(portal, slug, 1990, value);
  const { json } = await here.ask('/api/v1/contratos/cargas?_size=2');
  const [last = '', first = ''] = json.data.map(({ carga }) => String(carga));
  loads = [first, last];
  await run(here, 'rollback', '--tenant', 'pmdemo', 'contratos', first);
  // A table of a later version, of which this one knows nothing.
  for (const portal of [here, there])
    await rows(
      portal,
      'CREATE TABLE portal.novidades (tenant int NOT NULL, id int, texto text, PRIMARY KEY (tenant, id))',
    );
  await rows(here, "INSERT INTO portal.novidades SELECT id, 7, 'nova' FROM portal.tenants WHERE slug = 'pmdemo'");
  await run(here, 'token', 'create', '--tenant', 'pmdemo', '--nome', 'contabilidade');
  await mkdir(join(here.filesDir, 'pmdemo', 'atas'), { recursive: true });
  for (const n of [1, 2, 3]) await writeFile(join(here.filesDir, 'pmdemo', 'atas', `${n}.pdf`), `${PDF}${n}`);
  const writer = new Writer(here);
  const anexo = (await writer.upload('foto.pdf', PDF)).body.data.id;
  const ticket = ticketOf(await writer.send({ ...complaint, anexos: [anexo] }));
  held = { ticket, anexo, pass: await writer.passTo('orgao', ticket.protocolo) };
}

async function publish(portal: Portal, slug: string, year: number, value: number): Promise<void> {
  const file = join(homeOf(portal), `${slug}-${year}.csv`);
  await writeFile(file, `${HEAD}\n1/${year};${year};Serra Ltda;Merenda;${value},00\n`);
  await run(portal, 'import', '--tenant', slug, 'contratos', file, '--recusadas', `${file}.recusadas`);
}

const rows = async <T>({ db }: Portal, text: string): Promise<T[]> =>
  (await db.own((client) => client.query(text))).rows as T[];

/** Addresses of every kind of answer, of every dataset. */
const ADDRESSES = [
  ...datasets.filter((set) => concerns(set, 'prefeitura')).map(({ id }) => `/api/v1/${id}?_size=50`),
  ...['contratos', 'empenhos', 'pagamentos'].flatMap((id) => [`/api/v1/${id}.csv`, `/api/v1/${id}/cargas`]),
  '/api/v1/cargas',
  '/api/v1/despesa',
  '/api/v1/receita',
  '/api/v1/busca?q=merenda',
  '/arquivos/pmdemo/atas/2.pdf',
];

/** What a portal answers to all addresses. */
async function answers(portal: Portal): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const url of ADDRESSES) {
    const { status, text } = await portal.ask(url);
    all[url] = `${status} ${text}`;
  }
  return all;
}

/** Repeats something until it is stopped. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await work();
      await setTimeout(15);
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

describe('the tables of a body', () => {
  it('are all carried, but what is made anew, and the record of the move', async () => {
    const [all, carried] = await here.db.own(async (client) => [
      await tenantTables(client),
      await carriedTables(client),
    ]);
    const left = all.filter((name) => !carried.some((table) => table.name === name));
    // Earlier states are brought out of the archives again where they are asked for.
    const states = left.filter((name) => /^dados\."?_antes_/.test(name) || name === 'portal.vistas');
    expect(states.length).toBeGreaterThan(1);
    expect(left.filter((name) => !states.includes(name)).sort()).toEqual([
      'dados._busca',
      'dados._palavras',
      'portal.buscas',
      'portal.desafios',
      'portal.ensaios',
      'portal.ingressos',
      'portal.mudancas',
      'portal.preparados',
      'portal.sessoes',
    ]);
  });

  it('include every table that refers to one of them', async () => {
    const strays = await rows(
      here,
      `SELECT c.conrelid::regclass::text AS name FROM pg_constraint c
       WHERE c.contype = 'f' AND c.confrelid::regclass::text ~ '^(portal|mensagens|dados)\\.'
         AND NOT EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attname = 'tenant')`,
    );
    expect(strays).toEqual([]);
  });
});

describe('a move that is not finished', () => {
  it('is refused between different versions, naming both, and to the same place', async () => {
    await rows(there, "UPDATE portal.esquema SET resumo = 'f' || resumo");
    await expect(run(here, ...moveWords(cells))).rejects.toThrow(/esquema daqui é \d+-\w+ e o de lá é \d+-f\w+/);
    await rows(there, 'UPDATE portal.esquema SET resumo = substr(resumo, 2)');
    const same = moveWords({ ...cells, there: here });
    await expect(run(here, ...same)).rejects.toThrow('são o mesmo banco');
  });

  it('leaves the source readable, tells whoever writes to try again, and can be undone', {
    timeout: LIMIT,
  }, async () => {
    const before = await answers(here);
    await moveEndedAt(cells, 'só se lê');
    await expect.poll(async () => (await new Writer(here).send()).status).toBe(503);
    const refused = await new Writer(here).send();
    expect(refused).toMatchObject({ body: { type: 'MOVING' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await expect(publish(here, 'pmdemo', 1990, 9)).rejects.toThrow('mudando de instalação');
    await expect(run(here, 'tenant', 'apply', 'tenants/pmdemo')).rejects.toThrow('em mudança');
    await expect(run(here, 'tenant', 'remove', 'pmdemo', '--sim')).rejects.toThrow('em mudança');
    expect(await answers(here)).toEqual(before);
    expect(await new Writer(here).post('mensagens/consulta', held.ticket)).toMatchObject({ status: 200 });
    expect((await there.ask('/api/v1/contratos')).status).toBe(400);
    await run(here, ...moveWords(cells), '--desfazer');
    await expect.poll(async () => (await new Writer(here).send()).status).toBe(201);
    const [body] = await rows<{ id: number }>(there, "SELECT max(id) AS id FROM portal.tenants WHERE slug = 'pmdemo'");
    expect(body?.id).toBeNull();
    for (const name of await there.db.own(tenantTables))
      expect(
        await rows(there, `SELECT 1 FROM ${name} WHERE tenant NOT IN (SELECT id FROM portal.tenants) LIMIT 1`),
      ).toEqual([]);
    expect(await documentsIn(join(there.filesDir, 'pmdemo'))).toEqual([]);
    await expect(run(here, ...moveWords(cells), '--desfazer')).rejects.toThrow('Não há mudança');
  });
});

describe('a body that moves', () => {
  it('is read, publishes and hears all the while, and arrives whole however often it was cut off', {
    timeout: LIMIT,
  }, async () => {
    const seen: number[] = [];
    const tickets: { protocolo: string; chave: string }[] = [];
    /** The last value that was published of each year. */
    const published = new Map<number, number>();
    let count = 0;
    const stops = [
      repeat(async () => void seen.push((await (await cells.served()).ask('/api/v1/contratos?numAnoPub=1990')).status)),
      repeat(async () => {
        const sent = await new Writer(await cells.served()).send();
        expect([201, 503]).toContain(sent.status);
        if (sent.status === 201) tickets.push(ticketOf(sent));
      }),
      repeat(async () => {
        const [year, value] = [1900 + (count % 80), 5 + Math.floor(count / 80)];
        const isThrough = await publish(await cells.served(), 'pmdemo', year, value).then(
          () => true,
          (error: Error) => {
            expect(error.message).toContain('mudando de instalação');
            return false;
          },
        );
        if (isThrough) published.set(year, value);
        if (isThrough) count++;
        await setTimeout(100);
      }),
    ];
    // Asked to end, it lets the source be written to again; killed, it cannot.
    expect(await moveEndedAt(cells, 'só se lê', 'SIGTERM')).toContain('A mudança não terminou');
    expect(await rows(here, "SELECT 1 FROM portal.tenants WHERE dados ? 'mudanca'")).toEqual([]);
    await moveEndedAt(cells, 'Conferido');
    await stops[2]?.();
    const { out } = await run(here, ...moveWords(cells));
    const printed = out.join('\n');
    expect(printed).toMatch(/conferidas; \d+,\d s sem ser escrito|já tinha mudado/);
    expect(printed).toContain('nginx -s reload');
    expect(await cells.served()).toBe(there);
    const before = tickets.length;
    await expect.poll(() => tickets.length, { timeout: 20_000 }).toBeGreaterThan(before + 1);
    for (const stop of stops) await stop();
    expect(published.size).toBeGreaterThan(1);
    expect(await answers(there)).toEqual(await answers(here));
    expect(new Set(seen)).toEqual(new Set([200]));
    for (const ticket of tickets)
      expect(await new Writer(there).post('mensagens/consulta', ticket)).toMatchObject({ status: 200 });
    for (const [year, value] of published)
      expect((await there.ask(`/api/v1/contratos?numAnoPub=${year}`)).json.totals).toMatchObject({
        vlrContrato: value,
      });
    expect(await rows(there, 'SELECT 1 FROM mensagens.recebidas')).toHaveLength(tickets.length + 2);
    expect(await readFile(cells.map, 'utf8')).toBe('# órgão e célula\ncmdemo celula_a;\npmdemo celula_b;\n');
  });

  it('keeps its numbers, its files and what people wrote, and goes on from there', async () => {
    const writer = new Writer(there);
    expect(await rows(there, 'SELECT id, texto FROM portal.novidades')).toEqual([{ id: 7, texto: 'nova' }]);
    expect((await there.ask(`/api/v1/contratos/cargas/${loads[1]}.csv`)).text).toContain('2');
    expect(await documentsIn(join(there.filesDir, 'pmdemo'))).toEqual(['atas/1.pdf', 'atas/2.pdf', 'atas/3.pdf']);
    expect(await writer.get('atender', held.pass)).toMatchObject({ status: 200 });
    const file = await there.app.inject({
      method: 'POST',
      url: '/api/v1/mensagens/anexo',
      headers: { host: 'localhost' },
      payload: { ...held.ticket, id: held.anexo },
    });
    expect(file.rawPayload.equals(PDF)).toBe(true);
    const { value } = await run(there, 'rollback', '--tenant', 'pmdemo', 'contratos', loads[1]);
    const [top] = await rows<{ id: number }>(here, 'SELECT max(id) AS id FROM portal.cargas');
    expect((value as { report: { carga: number } }).report.carga).toBeGreaterThan(top?.id ?? 0);
    expect((await there.ask('/api/v1/contratos?numAnoPub=1990')).json.totals).toMatchObject({ vlrContrato: 2 });
  });

  it('leaves a source that is only read, is not moved again, and is removed without a word about messages', async () => {
    expect((await new Writer(here).send()).status).toBe(503);
    await expect(run(here, ...moveWords(cells), '--desfazer')).rejects.toThrow('já atende no destino');
    const { out } = await run(here, ...moveWords(cells));
    expect(out[0]).toContain('já tinha mudado');
    const back = moveWords({ ...cells, there: here }).slice(0, 7);
    await expect(run(there, ...back)).rejects.toThrow('portal tenant remove pmdemo --sim');
    await run(here, 'tenant', 'remove', 'pmdemo', '--sim');
    await expect.poll(async () => (await here.ask('/api/v1/contratos')).status).toBe(400);
  });
});
