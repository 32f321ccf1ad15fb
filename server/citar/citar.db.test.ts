import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import type { CitarAnswer } from '../../catalog/citar/answer.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { printKey } from '../../catalog/key.ts';
import { hostOf, type Portal, sharePortal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const citation = async (de: string, host?: string): Promise<CitarAnswer['data']> => {
  const { status, text } = await portal.ask(`/api/v1/citar?de=${encodeURIComponent(de)}`, host);
  expect(status, `${de} ${text.slice(0, 200)}`).toBe(200);
  return JSON.parse(text).data;
};

/** The rows that the list has at the address of its state. */
async function stateTotal(address: string | null, host: string): Promise<number | null> {
  if (address === null) return null;
  const { status, json } = await portal.ask(address.replace(`http://${host}`, '/api/v1'), host);
  expect(status, address).toBe(200);
  return json.total;
}

const LISTED = datasets.filter(({ menu }) => menu);

describe.each(LISTED)('of $id', (set) => {
  it('the list and a record are cited with the day and the load of their data', async () => {
    const host = hostOf(set);
    const { json } = await portal.ask(`/api/v1/${set.id}?_size=1`, host);
    const list = await citation(`/${set.id}?_page=1`, host);
    expect(list).toMatchObject({ titulo: set.title, referencia: json.dados.referencia, carga: json.dados.carga });
    expect(list.abnt).toContain(`Disponível em: ${list.endereco}. Acesso em: `);
    expect(await stateTotal(list.estado, host)).toBe(json.dados.carga === null ? null : json.total);
    const [row] = json.data;
    if (!row || !set.detail) return;
    const path = printKey(set, row);
    const record = await citation(path, host);
    const { dados } = (await portal.ask(`/api/v1${path}`, host)).json;
    expect(record).toMatchObject({ carga: dados.carga, referencia: dados.referencia });
    expect(record.endereco).toBe(`http://${host}${path}`);
    expect(record.estado).toBe(`http://${host}/api/v1${path}?_carga=${dados.carga}`);
    const past = await portal.ask(record.estado?.replace(`http://${host}`, '') ?? '', host);
    expect(
      past.json.data?.map((one) => printKey(set, one)),
      record.estado ?? '',
    ).toContain(path);
  });
});

it('a bare list is cited by the question that it stands for, and says it in words', async () => {
  const cited = await citation('/contratos');
  expect(cited.endereco).toBe('http://localhost/contratos?numAnoPub=2026');
  expect(cited.detalhe).toBe('contratos de 2026');
  expect(await citation('/contratos?numAnoPub=2026&_aba=graficos&_page=3')).toEqual(cited);
});

it.each([
  ['/despesa?no=2025~funcao-10&por=elemento', 'despesas de 2025, função Saúde, por elemento'],
  ['/receita/categoria/1/origem/1.1?exercicio=2025', 'Receita prevista e arrecadada em 2025'],
  ['/comparar?por=folha', 'Folha de pagamento, de janeiro'],
])('%s is cited in its own words', async (de, words) => {
  const cited = await citation(de);
  expect(cited.detalhe).toContain(words);
  expect(cited.carga).toBeGreaterThan(0);
});

it('the sheet of a dataset is cited with its newest load', async () => {
  const { json } = await portal.ask('/api/v1/contratos?_size=1');
  expect(await citation('/dados-abertos/contratos')).toMatchObject({
    titulo: 'Dados abertos: Contratos',
    carga: json.dados.carga,
    estado: `http://localhost/contratos?_carga=${json.dados.carga}`,
  });
});

it('a page without data is cited without a load', async () => {
  expect(await citation('/glossario')).toMatchObject({ titulo: 'Glossário', carga: null, referencia: null });
});

it('a list that does not concern the body is cited by its name alone', async () => {
  const set = LISTED.find((one) => !concerns(one, 'camara'));
  expect(await citation(`/${set?.id}`, 'cmdemo.transparencia.localhost')).toMatchObject({
    titulo: set?.title,
    carga: null,
  });
});

it.each([
  ['/nada', 404],
  ['/contratos/0%2F0/1900', 404],
  ['/contratos?nada=1', 404],
  ['/favorecidos/00000000000000', 404],
  ['//evil.example/x', 400],
  ['https://evil.example/x', 400],
  [`/contratos?txtObjeto.has=${'a'.repeat(3_000)}`, 400],
])('%.40s is refused with status %i and a sentence', async (de, status) => {
  const answer = await portal.ask(`/api/v1/citar?de=${encodeURIComponent(de)}`);
  expect(answer.status).toBe(status);
  expect(answer.json.message).toMatch(/\.$/);
});

it('without scripts the button leads to a page with the same texts, which nobody keeps until tomorrow', async () => {
  const list = await portal.ask('/contratos?numAnoPub=2026');
  expect(list.text).toContain('href="/citar?de=%2Fcontratos%3FnumAnoPub%3D2026"');
  const page = await portal.ask('/citar?de=%2Fcontratos%3FnumAnoPub%3D2026');
  expect(page.status).toBe(200);
  expect(page.text).toContain('PREFEITURA MUNICIPAL DE VALE CLARO. Contratos: contratos de 2026.');
  expect(page.text).toContain('@misc{pmdemo-contratos-carga-');
  expect(page.text).toContain('name="robots" content="noindex"');
  expect(portal.setting.cache.hot('http://localhost /citar?de=%2Fcontratos%3FnumAnoPub%3D2026')).toBeUndefined();
});
