import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AvaliacoesAnswer, Servico, ServicosAnswer } from '../../catalog/servicos/answer.ts';
import { openBodies, type Portal } from '../../test/portal.ts';

const HOST = 'pmdemo.transparencia.localhost';
const SLUG = 'segunda-via-do-iptu';
const CPF = `${['529', '982', '247'].join('.')}-25`;

let portal: Portal;

beforeAll(async () => {
  portal = await openBodies();
});

afterAll(() => portal.close());

const asked = async <T>(path: string): Promise<T> => JSON.parse((await portal.ask(path, HOST)).text);

const send = (url: string, payload: object | string, type: string, address = '198.51.100.7') =>
  portal.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': type, 'sec-fetch-site': 'same-origin' },
    remoteAddress: address,
    payload,
  });

const rate = (body: object, address?: string) =>
  send(`/api/v1/servicos/${SLUG}/avaliacao`, body, 'application/json', address);

describe('the charter', () => {
  it('is filtered by words in singular and plural, by channel and by subject, on the page without scripts too', async () => {
    const all = await asked<ServicosAnswer>('/api/v1/servicos');
    expect(all.total).toBe(all.publicados);
    const online = await asked<ServicosAnswer>('/api/v1/servicos?canal=online&termo=&assunto=');
    expect(online.total).toBe(all.digitais);
    expect(online.data.every(({ link }) => link !== null)).toBe(true);
    for (const termo of ['medicamento', 'MEDICAMENTOS', 'medicam'])
      expect((await asked<ServicosAnswer>(`/api/v1/servicos?termo=${termo}`)).data.map(({ slug }) => slug)).toContain(
        'medicamento-da-farmacia-basica',
      );
    const { text } = await portal.ask('/servicos?termo=creche&canal=&assunto=', HOST);
    expect(text).toContain('href="/servicos/vaga-em-creche"');
    expect(text).not.toContain(`href="/servicos/${SLUG}"`);
  });

  it('says all that the law asks of each service, without scripts and as CSV', async () => {
    const { data } = await asked<{ data: Servico }>(`/api/v1/servicos/${SLUG}`);
    const { text, status } = await portal.ask(`/servicos/${SLUG}`, HOST);
    expect(status).toBe(200);
    const said = [
      data.publico,
      ...data.documentos,
      ...data.etapas,
      data.prazo,
      data.custo,
      data.local,
      data.reclamacao,
    ];
    for (const one of said) expect(text).toContain(one);
    expect(text).toContain('"@type":"GovernmentService"');
    const csv = (await portal.ask('/api/v1/servicos.csv', HOST)).text;
    expect(csv.trim().split('\r\n')).toHaveLength((await asked<ServicosAnswer>('/api/v1/servicos')).total + 1);
    for (const one of [data.publico, data.prazo, data.reclamacao]) expect(csv).toContain(one);
  });

  it('has no page of a service that is not in it', async () => {
    expect((await portal.ask('/servicos/nada', HOST)).status).toBe(404);
  });
});

describe('a mark', () => {
  it('is counted and published, with its comment kept for the body alone and without a CPF', async () => {
    const given = await rate({ nota: 5, comentario: `Sou ${CPF}, foi rápido` });
    expect(given.json().data.avaliacao).toEqual({ respostas: 1, media: 5 });
    await rate({ nota: 2 });
    const { data } = await asked<{ data: Servico }>(`/api/v1/servicos/${SLUG}`);
    expect([data.avaliacao, data.notas]).toEqual([{ respostas: 2, media: 3.5 }, [0, 1, 0, 0, 1]]);
    const year = await asked<AvaliacoesAnswer>('/api/v1/servicos/avaliacoes');
    expect([year.geral, year.anos]).toEqual([{ respostas: 2, media: 3.5 }, [year.ano]]);
    const { rows } = await portal.db.own((client) => client.query('SELECT * FROM portal.comentarios'));
    expect(rows.map(({ texto }) => texto)).toEqual(['Sou ***.982.247-**, foi rápido']);
    for (const path of [`/servicos/${SLUG}`, '/servicos/avaliacoes', '/api/v1/servicos.csv'])
      expect((await portal.ask(path, HOST)).text).not.toContain('foi rápido');
  });

  it('is given by a form without scripts, whose page says what came of it', async () => {
    const form = 'application/x-www-form-urlencoded';
    const sent = await send(`/servicos/${SLUG}`, 'nota=4&comentario=&site=', form, '198.51.100.8');
    expect([sent.statusCode, sent.payload.includes('a sua nota foi contada')]).toEqual([200, true]);
    const refused = await send(`/servicos/${SLUG}`, 'nota=&comentario=Bom&site=', form, '198.51.100.8');
    expect(refused.statusCode).toBe(400);
    expect(refused.payload).toContain('Escolha uma das notas');
    expect(refused.payload).toContain('>Bom</textarea>');
    expect((await send('/servicos/nada', 'nota=4', form, '198.51.100.8')).statusCode).toBe(404);
  });

  it.each([
    [{ nota: 6 }, 400],
    [{ nota: 3, comentario: 'x'.repeat(501) }, 400],
    [{ nota: 3, site: 'http://spam' }, 400],
    [{ nota: 3, nome: 'Ana' }, 400],
  ])('such as %.40j is refused', async (body, status) => {
    expect((await rate(body, '198.51.100.9')).statusCode).toBe(status);
  });

  it('is taken so often from one address, and no more', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await rate({ nota: 3 }, '198.51.100.10')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

it('the search finds services, and who answers for personal data by name and by “encarregado”', async () => {
  const { dados } = (
    await portal.db.own((client) => client.query("SELECT dados FROM portal.tenants WHERE slug = 'pmdemo'"))
  ).rows[0];
  const nome: string = dados.lgpd.encarregado.nome;
  for (const [termo, para] of [
    ['creche', '/servicos/vaga-em-creche'],
    ['encarregado', '/privacidade'],
    [nome, '/privacidade'],
  ] as const) {
    const { data } = await asked<{ data: { para: string }[] }>(`/api/v1/busca?termo=${encodeURIComponent(termo)}`);
    expect([termo, data.slice(0, 5).map((one) => one.para)]).toEqual([termo, expect.arrayContaining([para])]);
  }
  expect((await portal.ask('/privacidade', HOST)).text).toContain(nome);
});

it.each(['faixa', 'botao'])('the %s of the kit may be shown by any site', async (name) => {
  const svg = await portal.ask(`/kit/${name}.svg`, HOST);
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  expect(svg.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(svg.text).toContain('Portal da Transparência – Prefeitura Municipal de Vale Claro');
  const png = await portal.app.inject({ url: `/kit/${name}.png`, headers: { host: HOST } });
  expect([png.statusCode, png.headers['content-type'], png.headers['x-frame-options']]).toEqual([
    200,
    'image/png',
    undefined,
  ]);
});
