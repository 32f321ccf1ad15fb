import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../test/portal.ts';
import { applyTenant } from '../tenants/apply.ts';

const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;
let folder: string;

beforeAll(async () => {
  portal = await openPortal();
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const named = (data: readonly Record<string, unknown>[], slug: string) => data.find((one) => one.slug === slug);

describe('/v1/glossario', () => {
  it('gives every term with its sources, and what the body added only to that body', async () => {
    const { json, headers } = await portal.ask('/api/v1/glossario');
    expect(json.total).toBe(json.data.length);
    expect(headers.etag).toBeDefined();
    expect(named(json.data, 'empenho')).toMatchObject({ termo: 'Empenho', fontes: ['Lei 4.320/1964, arts. 58 a 61'] });
    expect(named(json.data, 'feira-livre-de-vale-claro')).toBeDefined();
    const other = await portal.ask('/api/v1/glossario', CHAMBER);
    expect(named(other.json.data, 'feira-livre-de-vale-claro')).toBeUndefined();
    const again = await portal.app.inject({
      url: '/api/v1/glossario',
      headers: { host: 'localhost', 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('gives one term, or says that there is none', async () => {
    expect((await portal.ask('/api/v1/glossario/restos-a-pagar')).json.data).toMatchObject([
      { termo: 'Restos a pagar' },
    ]);
    expect(await portal.ask('/api/v1/glossario/xilofone')).toMatchObject({
      status: 404,
      json: { ok: false, message: expect.stringContaining('não está no glossário') },
    });
    expect(await portal.ask('/api/v1/glossario?letra=a')).toMatchObject({ status: 400, json: { type: 'BAD_QUERY' } });
  });
});

describe('/v1/perguntas', () => {
  it('gives the portal’s questions and the body’s, by category', async () => {
    const { json } = await portal.ask('/api/v1/perguntas');
    expect(json.data.length).toBeGreaterThanOrEqual(20);
    expect(named(json.data, 'vaga-em-creche')).toMatchObject({
      categoria: 'Serviços da prefeitura',
      atualizada: '2026-10-15',
      resposta: expect.stringMatching(/^<p>.*<\/p>$/),
    });
    const categories = json.data.map(({ categoria }) => categoria);
    expect(new Set(categories).size).toBe(categories.filter((name, i) => name !== categories[i - 1]).length);
  });

  it('of a body that has just changed its folder are the new ones', async () => {
    await cp(resolve(import.meta.dirname, '../../tenants/cmdemo'), folder, { recursive: true });
    await mkdir(join(folder, 'perguntas'), { recursive: true });
    await writeFile(
      join(folder, 'perguntas', 'nova.md'),
      '# Tem novidade?\n\n<b onclick="x()">Tem</b><script>x()</script>.',
    );
    await writeFile(
      join(folder, 'glossario.csv'),
      'termo;explicacao;fonte\nEmpenho;Aqui se diz assim.;Resolução 1/2026\n',
    );
    await portal.db.own((client) => applyTenant(client, folder));
    const host = 'cmdemo.transparencia.localhost';
    // The change is heard of as soon as the database tells it.
    await expect
      .poll(async () => named((await portal.ask('/api/v1/perguntas', host)).json.data, 'nova'))
      .toMatchObject({ pergunta: 'Tem novidade?', resposta: '<p><b>Tem</b>.</p>' });
    const { data } = (await portal.ask('/api/v1/glossario/empenho', host)).json;
    expect(data).toMatchObject([{ explicacao: 'Aqui se diz assim.', fontes: ['Resolução 1/2026'] }]);
  });
});

it.each([
  ['/Glossario/GlossarioAsync', ['txtTermo', 'txtDescricao', 'txtFonte']],
  ['/perguntasfrequentes/perguntasfrequentesasync', ['txtCategoria', 'txtPergunta', 'txtResposta']],
])('%s answers in the manner of the reference', async (path, names) => {
  const { ok, data } = (await portal.ask(path, 'pmdemo.apitransparencia.localhost')).json;
  expect(ok).toBe(true);
  for (const name of names) expect(data[0]?.[name]).toEqual(expect.any(String));
});
