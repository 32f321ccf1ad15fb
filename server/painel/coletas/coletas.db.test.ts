import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../../catalog/datasets/index.ts';
import type { ColetaAnswer, ColetasAnswer } from '../../../catalog/painel/coletas/answer.ts';
import type { HojeAnswer } from '../../../catalog/painel/hoje/answer.ts';
import { type ContractsDesk, openContracts } from '../../../test/contracts.ts';
import { deskAsk } from '../../../test/desk.ts';
import { phoneJpeg } from '../../../test/photos.ts';
import { SaplServer } from '../../../test/sapl.ts';
import { DocumentReader } from '../../arquivos/reading/reader.ts';
import { resolveHost } from '../../webhooks/address.ts';
import { runDueHarvests } from './run.ts';

/** A file of one contract, as a system writes it. */
const line = (numContrato: string): string =>
  `numContrato;numAnoPub;vlrContrato;txtNomeRazaoContratada;txtObjeto\n${numContrato};2025;50,00;Serra Verde Ltda;Merenda\n`;

let desk: ContractsDesk;
const reader = new DocumentReader();

beforeAll(async () => {
  desk = await openContracts();
});

afterAll(async () => {
  await reader.close();
  await desk.portal.close();
});

describe('a harvest', () => {
  let source: Server;
  let origin = '';
  let text = line('5/2025');
  const order = {
    nome: 'Sistema de contratos',
    fonte: 'arquivo',
    conjuntos: ['contratos'],
    frequencia: 'diaria',
    hora: 6,
    dia: 1,
  };
  const run = (now: Date, trusted = [origin]): Promise<number> =>
    runDueHarvests(
      {
        db: desk.portal.db,
        datasets,
        network: { trusted, resolve: resolveHost },
        papers: { ...desk.portal.setting, documentMegabytes: 1, reader, bounds: { rest: 0 } },
        rest: 0,
        failed: (error) => expect(error).toBeUndefined(),
      },
      now,
      new AbortController().signal,
    );
  const later = (coleta: { proximaEm: string | null }): Date => new Date(Date.parse(coleta.proximaEm ?? '') + 1_000);
  const all = async () => (await deskAsk<ColetasAnswer>(desk.portal, desk.ana, 'GET', '/coletas')).json.data;

  beforeAll(async () => {
    source = createServer((_request, reply) => reply.end(text)).listen(0, '127.0.0.1');
    await once(source, 'listening');
    origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
    Object.assign(desk.portal.setting, { network: { trusted: [origin], resolve: resolveHost } });
  });

  afterAll(() => void source.close());

  it('refuses an address that is not public https, and another body sees none of it', async () => {
    for (const endereco of [
      'http://exemplo.gov.br/a.csv',
      'https://u:p@exemplo.gov.br/a.csv',
      'https://exemplo.gov.br:5432/',
    ])
      expect((await deskAsk(desk.portal, desk.ana, 'POST', '/coletas', { ...order, endereco })).status).toBe(422);
    const made = await deskAsk<ColetaAnswer>(desk.portal, desk.ana, 'POST', '/coletas', {
      ...order,
      endereco: 'https://127.0.0.1/a.csv',
    });
    expect(made.status).toBe(200);
    const { id } = made.json.data;
    expect((await deskAsk<ColetasAnswer>(desk.portal, desk.stranger, 'GET', '/coletas')).json.data).toEqual([]);
    expect((await deskAsk(desk.portal, desk.stranger, 'DELETE', `/coletas/${id}`)).status).toBe(404);
    expect(await run(later(made.json.data), [])).toBe(1);
    const [told] = await all();
    expect(told?.resultado).toMatchObject({ estado: 'falhou', mensagem: expect.stringMatching(/rede interna/) });
    const today = await deskAsk<HojeAnswer>(desk.portal, desk.ana, 'GET', '/hoje');
    expect(today.json.data).toContainEqual(
      expect.objectContaining({ id: `coleta ${id}`, porque: told?.resultado?.mensagem }),
    );
    expect((await deskAsk(desk.portal, desk.ana, 'DELETE', `/coletas/${id}`)).status).toBe(200);
  });

  it('runs at its hour and not before, once, publishes, and says when it runs next; paused it waits', async () => {
    await desk.portal.db.staff(1, (client) =>
      client.query(
        `INSERT INTO portal.coletas (tenant, id, nome, fonte, endereco, conjuntos, frequencia, hora, dia, "proximaEm")
         VALUES (1, $1, 'Sistema', 'arquivo', $2, '{contratos}', 'diaria', 6, 1, '2026-11-20T06:00:00-03:00')`,
        [randomUUID(), `${origin}/contratos.csv`],
      ),
    );
    expect(await run(new Date('2026-11-20T05:59:00-03:00'))).toBe(0);
    expect(await run(new Date('2026-11-20T06:00:30-03:00'))).toBe(1);
    expect(await run(new Date('2026-11-20T06:01:00-03:00'))).toBe(0);
    const [told] = await all();
    expect(told).toMatchObject({
      rodando: false,
      proximaEm: '2026-11-21T09:00:00.000Z',
      resultado: { estado: 'certo' },
    });
    expect(await desk.listed('numAnoPub=2025')).toEqual(['5/2025']);
    expect(await desk.acts()).toContain('Coleta automática: coleta.lida');
    const id = told?.id ?? '';
    await deskAsk(desk.portal, desk.ana, 'POST', `/coletas/${id}/pausa`, { pausada: true });
    expect(await run(new Date('2026-12-20T06:01:00-03:00'))).toBe(0);
    text = line('6/2025');
    await deskAsk(desk.portal, desk.ana, 'POST', `/coletas/${id}/rodar`);
    expect((await all())[0]?.rodando).toBe(true);
    expect(await run(new Date('2026-12-20T06:02:00-03:00'))).toBe(1);
    expect(await desk.listed('numAnoPub=2025')).toEqual(['6/2025']);
  });

  it('of a SAPL brings documents, and says of each that may not be published why', async () => {
    const sapl = new SaplServer();
    const address = await sapl.open();
    sapl.change('parlamentares/parlamentar', 1, { fotografia: sapl.file('ana.jpg', phoneJpeg(1)) });
    sapl.change('materia/materialegislativa', 10, { texto_original: sapl.file('pl.pdf', Buffer.from('<html>erro')) });
    await desk.portal.db.staff(2, (client) =>
      client.query(
        `INSERT INTO portal.coletas (tenant, id, nome, fonte, endereco, conjuntos, frequencia, hora, dia, "proximaEm")
         VALUES (2, $1, 'SAPL', 'sapl', $2, '{}', 'diaria', 6, 1, '2026-11-20T06:00:00-03:00')`,
        [randomUUID(), address],
      ),
    );
    expect(await run(new Date('2026-11-20T06:00:30-03:00'), [address])).toBe(1);
    sapl.close();
    const [told] = (await deskAsk<ColetasAnswer>(desk.portal, desk.stranger, 'GET', '/coletas')).json.data;
    expect(told?.resultado).toMatchObject({ estado: 'em parte', documentos: { resumo: '1 documento novo.' } });
    expect(told?.resultado?.mensagem).toMatch(/1 documento novo\. 1 documento não foi publicado\.$/);
    expect(told?.resultado?.documentos?.mensagens).toEqual([
      '“Projeto de Lei Ordinária nº 1/2026” não foi publicado: o arquivo é uma página ou um programa (HTML, SVG, script), que não se publica. Envie-o em PDF.',
    ]);
    const { status } = await desk.portal.ask(
      '/api/v1/arquivos/fotos-dos-vereadores/foto-de-ana-dantas-2026.jpg',
      'cmdemo.transparencia.localhost',
    );
    expect(status).toBe(200);
  });
});
