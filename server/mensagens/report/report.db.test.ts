import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Canal } from '../../../catalog/mensagens/canal.ts';
import { PEQUENOS, POUCOS } from '../../../catalog/mensagens/grupos.ts';
import type { Conta, Relatorio } from '../../../catalog/mensagens/relatorio.ts';
import type { DemoSlug } from '../../../demo/town/units.ts';
import { keyring, openBodies, type Portal, UNTIL } from '../../../test/portal.ts';
import { seedMessages } from '../../seed/messages.ts';

const CAMARA = 'cmdemo.transparencia.localhost';

let portal: Portal;
beforeAll(async () => {
  portal = await openBodies();
  await portal.db.own(async (client) => {
    const { rows } = await client.query<{ id: number; slug: DemoSlug }>('SELECT id, slug FROM portal.tenants');
    for (const body of rows) await seedMessages(client, keyring, { ...body, seed: 1, until: UNTIL });
    for (const body of rows) await seedMessages(client, keyring, { ...body, seed: 1, until: UNTIL });
  });
});
afterAll(() => portal.close());

const asked = async (path: string, host?: string) => {
  const { json, ...reply } = await portal.ask(`/api/v1/relatorios/${path}`, host);
  return { ...reply, message: json.message, data: json.data as unknown as Relatorio };
};
const sum = (contas: readonly Conta[]): number => contas.reduce((all, { total }) => all + total, 0);
const totalOf = (contas: readonly Conta[], name: string): number | undefined =>
  contas.find(({ rotulo }) => rotulo === name)?.total;

/** A message of the past, as it would lie there. */
const put = (slug: string, canal: Canal, row: Record<string, unknown>): Promise<unknown> =>
  portal.db.own((client) =>
    client.query(
      `INSERT INTO mensagens.recebidas (tenant, id, protocolo, segredo, pedido, canal, tipo, identidade, perfil,
         "criadaEm", prazo, "respondidaEm", resultado)
       SELECT id, $2::uuid, $2::text, '', $2::text, $3, $4, 'identificada', $5, $6, $7, $8, $9 FROM portal.tenants WHERE slug = $1`,
      [
        slug,
        randomUUID(),
        canal,
        row.tipo ?? 'pedido',
        row.perfil ?? {},
        row.criadaEm,
        row.prazo ?? null,
        row.respondidaEm ?? null,
        row.resultado ?? null,
      ],
    ),
  );

describe.each(['localhost', CAMARA])('the reports of %s', (host) => {
  it.each(['ouvidoria', 'e-sic', 'fale-conosco'])(
    '%s has figures of the last closed year that add up',
    async (canal) => {
      const { data, headers } = await asked(`${canal}?ano=2025`, host);
      expect(headers['cache-control']).toBe('public, max-age=60');
      expect(data.anos).toEqual([2026, 2025, 2024, 2023]);
      expect(data.recebidas).toBeGreaterThan(5);
      expect(data.respondidas + data.semResposta + data.emAndamento).toBe(data.recebidas);
      for (const part of [data.porMes, data.porTipo, data.porUnidade, data.porSituacao])
        expect(sum(part)).toBe(data.recebidas);
      expect(data.noPrazo).toBeLessThanOrEqual(data.respondidas);
      expect(sum(data.satisfacao.notas)).toBe(data.satisfacao.respostas);
      for (const { contas } of data.perfil) {
        expect(sum(contas)).toBe(data.recebidas);
        const few = contas.filter(({ rotulo, total }) => total < POUCOS && rotulo !== 'Não informaram');
        expect(few.filter(({ rotulo }) => rotulo !== PEQUENOS)).toEqual([]);
      }
      if (canal === 'e-sic') expect(sum(data.porResultado)).toBe(data.respondidas);
    },
  );
});

it('is of one body, whatever another received', async () => {
  const before = await asked('e-sic?ano=2019', CAMARA);
  await put('pmdemo', 'e-sic', { criadaEm: '2019-05-02T10:00:00-03:00', prazo: '2019-05-22' });
  expect((await asked('e-sic?ano=2019', CAMARA)).data).toEqual(before.data);
  expect((await asked('e-sic?ano=2019')).data).toMatchObject({ recebidas: 1, emAndamento: 1, atrasadas: 1 });
});

it('counts years, months and days by the clock of Brasília', async () => {
  await put('pmdemo', 'ouvidoria', {
    tipo: 'elogio',
    criadaEm: '2019-01-01T01:30:00Z',
    // An appeal had moved it.
    prazo: '2019-01-10',
    respondidaEm: '2019-01-31T01:00:00Z',
  });
  const { data } = await asked('ouvidoria?ano=2018');
  expect(data).toMatchObject({ recebidas: 1, respondidas: 1, noPrazo: 1, dias: 30 });
  expect(totalOf(data.porMes, 'dezembro')).toBe(1);
  expect(totalOf(data.porTipo, 'Elogio')).toBe(1);
});

it('tells few people of a profile as one group', async () => {
  const told = ['Por mim', 'Por mim', 'Por mim', 'Por mim', 'Por mim', 'Por mim', 'Como jornalista'];
  for (const pessoa of told) await put('cmdemo', 'e-sic', { criadaEm: '2017-03-01T12:00:00Z', perfil: { pessoa } });
  const { perfil } = (await asked('e-sic?ano=2017', CAMARA)).data;
  expect(perfil[0]?.contas).toEqual([{ rotulo: PEQUENOS, total: 7 }]);
  expect(perfil[1]?.contas).toEqual([{ rotulo: 'Não informaram', total: 7 }]);
});

it('shows the latest year unless asked for another, and an empty one as empty', async () => {
  expect((await asked('ouvidoria')).data.ano).toBe(2026);
  expect((await asked('ouvidoria')).data.anos).toEqual(Array.from({ length: 9 }, (_, i) => 2026 - i));
  expect((await asked('ouvidoria?ano=2001')).data).toMatchObject({ ano: 2001, recebidas: 0, dias: null });
});

it.each(['e-sic?ano=26', 'e-sic?ano=2025&ano=2024', 'e-sic?mes=1', 'e-sic.csv?ano=x'])('refuses %s', async (path) => {
  const { status, message } = await asked(path);
  expect(status).toBe(400);
  expect(message).toMatch(/ano|parâmetro/i);
});

it('goes into a spreadsheet with the same figures', async () => {
  const { data } = await asked('e-sic?ano=2025');
  const { text, headers } = await asked('e-sic.csv?ano=2025');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="pmdemo-relatorio-e-sic-2025.csv"');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\uFEFFAno;Canal;Parte;Item;Total');
  expect(lines).toContain(`2025;e-SIC;Totais;Recebidos;${data.recebidas}`);
  expect(lines).toContain(`2025;e-SIC;Como terminaram;Acesso negado;${totalOf(data.porResultado, 'Acesso negado')}`);
});
