import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuscaAnswer } from '../../catalog/busca/answer.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const CAMARA = 'cmdemo.transparencia.localhost';

async function search(termo: string, host?: string, more = ''): Promise<BuscaAnswer> {
  const { text } = await portal.ask(`/api/v1/busca?termo=${encodeURIComponent(termo)}${more}`, host);
  return JSON.parse(text);
}

/** A question, the kind of its first answer, and what that answer must say or lead to. */
const QUESTIONS: [termo: string, tipo: string, said: RegExp, host?: string][] = [
  ['quanto ganha o prefeito', 'servidores', /Prefeito · Gabinete do Prefeito/],
  ['salário do vice-prefeito', 'servidores', /Vice-Prefeito/],
  ['salario de professor', 'servidores', /Professor · Secretaria Municipal de Educação/],
  ['quanto ganha um vereador', 'servidores', /Vereador/, CAMARA],
  ['obra da escola', 'obras', /escola/],
  ['reforma da praça', 'obras', /praça/],
  ['obra de pavimentação', 'obras', /Pavimentação/],
  ['diaria secretario de saude', 'diarias', /Secretário Municipal · .*Saúde/],
  ['diárias para Brasília', 'diarias', /Brasília/],
  ['viagens a Natal', 'diarias', /Natal/],
  ['10/2025', 'contratos', /Contrato 010\/2025/],
  ['contrato 10/2025', 'contratos', /Contrato 010\/2025/],
  ['licitação 010/2025', 'licitacao', /Licitação .*010\/2025/],
  ['PE 029/2025', 'licitacao', /Licitação PE 029\/2025/],
  ['contrato de merenda', 'contratos', /merenda/],
  ['licitação de merenda escolar', 'licitacao', /merenda/],
  ['contrato de combustível', 'contratos', /[Cc]ombustíve/],
  ['orçamento da educação', 'orcamento', /Educação/],
  ['limpeza urbana', 'orcamento', /Limpeza urbana/],
  ['decreto calendário de tributos', 'atos-normativos', /calendário de pagamento dos tributos/],
  ['lei vencimentos do magistério', 'atos-normativos', /vencimentos dos profissionais do mag/],
  ['arrecadação de iptu', 'receitas', /IPTU/],
  ['receita do fpm', 'receitas', /FPM/],
  ['fundeb', 'receitas', /FUNDEB/],
  ['emenda creche', 'emenda-parlamentar', /creche/],
  ['licitacao', 'paginas', /^Licitações/],
  ['LICITAÇÕES', 'paginas', /^Licitações/],
  ['pregão eletrônico', 'paginas', /^Licitações/],
  ['salários', 'paginas', /^Servidores e remuneração/],
  ['folha de pagamento dos servidores', 'paginas', /^Servidores/],
  ['emendas', 'paginas', /^Emendas parlamentares/],
  ['dívida ativa', 'paginas', /^Dívida ativa/],
  ['empresas punidas', 'paginas', /^Empresas inidôneas/],
  ['obras paradas', 'paginas', /^Obras/],
  ['restos a pagar', 'paginas', /^Restos a pagar/],
  ['ouvidoria', 'paginas', /^Ouvidoria/],
  ['estagiários', 'paginas', /^Estagiários/],
  ['atas de registro de preço', 'paginas', /^Atas de registro de preços/],
  ['convênios', 'paginas', /^Convênios/],
  ['renúncia fiscal', 'paginas', /^Renúncias de receita/],
  ['verba de gabinete', 'paginas', /^Verba indenizatória/, CAMARA],
  ['iluminação pública', 'orcamento', /Iluminação pública/],
  ['Mandacaru Combustíveis', 'favorecidos', /^Mandacaru Combustíveis/],
  ['o que é empenho', 'glossario', /^Empenho /],
  ['o que significa dotação', 'glossario', /^Dotação/],
  ['o que é feira livre', 'glossario', /^Feira Livre de Vale Claro/],
  ['como pedir informação', 'perguntas', /Como peço/],
  ['posso denunciar sem nome', 'perguntas', /denunciar sem dizer meu nome/],
  ['vaga em creche', 'paginas', /vaga em creche/],
  ['rreo 2025', 'arquivos', /RREO do .º bimestre de 2025/],
  ['lei orçamentária 2026', 'arquivos', /LOA de 2026/],
  ['secretaria de saúde telefone', 'estrutura', /Secretaria Municipal de Saúde.*\(84\)/],
];

it.each(QUESTIONS)('%s: first of all, %s', async (termo, tipo, said, host) => {
  const { grupos } = await search(termo, host);
  const [best] = grupos;
  const [first] = best?.data ?? [];
  const text = [first?.titulo, ...(first?.partes ?? []).map((part) => part.text)].join(' · ');
  expect({ tipo: best?.tipo, text }).toEqual({ tipo, text: expect.stringMatching(said) });
});

/** A question, and what must be among its first results, each as its kind, its title and what else it says, in this order. */
const MIXED: [termo: string, ...said: RegExp[]][] = [
  ['diárias', /^paginas · Diárias/],
  ['pregão', /^paginas · Licitações/, /^glossario · Pregão/, /^licitacao · .*Pregão/],
  ['merenda', /^contratos · .*merenda/, /^licitacao · .*merenda/, /^plano-contratacoes · .*merenda/],
  ['dívida ativa', /^paginas · Dívida ativa/, /^glossario · Dívida ativa/],
  ['contrato 10/2025', /^contratos · Contrato 010\/2025/],
  ['Mandacaru Combustíveis', /^favorecidos · Mandacaru/, /^contratos · .*Mandacaru/],
];

it.each(MIXED)('%s: the best of every kind on one page', async (termo, ...said) => {
  const { data } = await search(termo);
  const texts = data.map(({ tipo, titulo, partes }) => [tipo, titulo, ...partes.map(({ text }) => text)].join(' · '));
  const places = said.map((one) => texts.slice(0, 10).findIndex((text) => one.test(text)));
  expect({ places, texts }).toEqual({ places: places.toSorted((a, b) => a - b), texts });
  expect(places[0]).toBe(0);
});

it('the best of all kinds together is the best of its own', async () => {
  for (const [termo, tipo, , host] of QUESTIONS) {
    const { data, grupos } = await search(termo, host);
    expect({ termo, first: data[0]?.para, tipo: data[0]?.tipo }).toEqual({
      termo,
      first: grupos[0]?.data[0]?.para,
      tipo,
    });
  }
});

it('turns the pages of all kinds together, each find once and always in the same place', async () => {
  const first = await search('escola');
  expect(first.paginas).toBeGreaterThan(2);
  const pages = [first];
  while (pages.length < first.paginas) pages.push(await search('escola', undefined, `&_page=${pages.length + 1}`));
  const names = pages.flatMap(({ data }) =>
    data.map(({ tipo, para, titulo, ano }) => [tipo, para, titulo, ano].join(' ')),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(pages.slice(0, -1).every(({ data, size }) => data.length === size)).toBe(true);
  expect(await search('escola', undefined, `&_page=${first.paginas + 1}`)).toMatchObject({
    data: [],
    total: first.total,
  });
});

it('one kind alone is told in the same list, page by page to its end', async () => {
  const one = await search('merenda', undefined, '&tipo=contratos');
  expect(one.data.map(({ para }) => para)).toEqual(one.grupos[0]?.data.map(({ para }) => para));
  expect(one.paginas).toBe(Math.ceil(one.total / one.size));
  const last = await search('merenda', undefined, `&tipo=contratos&_page=${one.paginas}`);
  expect(last.data.length).toBe(one.total - (one.paginas - 1) * one.size);
});

it('a CNPJ with its dots or without finds whom it is, first of all', async () => {
  const { json } = await portal.ask('/api/v1/contratos?_size=1&_sort=-vlrContrato');
  const bare = String(json.data[0]?.txtCpfCnpjContratada);
  const dotted = bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  for (const termo of [bare, dotted]) {
    const { grupos } = await search(termo);
    expect(grupos[0]?.data[0]?.para).toBe(`/favorecidos/${bare}`);
    expect(grupos.map(({ tipo }) => tipo)).toContain('contratos');
  }
});

it.each([
  ['empenhos', 'numDocEmpenho', '_sort=-vlrEmpenhado'],
  ['servidores', 'numMatricula', 'dtMesAno=2026-09'],
  ['ordem-cronologica', 'numProcesso', ''],
])('a number of %s is a direct hit', async (id, field, query) => {
  const { json } = await portal.ask(`/api/v1/${id}?_size=1&${query}`);
  const { grupos } = await search(String(json.data[0]?.[field]));
  const own = grupos.find(({ tipo }) => tipo === id);
  expect(JSON.stringify(own?.data)).toContain(encodeURIComponent(String(json.data[0]?.[field])));
  expect(own?.data[0]?.nota).toBeGreaterThan(1);
});

it('singular, plural, accents and capitals find the same', async () => {
  const [first, ...others] = await Promise.all(['licitacao', 'LICITAÇÕES', 'licitações'].map((termo) => search(termo)));
  const found = ({ grupos }: BuscaAnswer) => grupos.map(({ tipo, total, data }) => [tipo, total, data[0]?.para]);
  for (const other of others) expect(found(other)).toEqual(found(first as BuscaAnswer));
});

it('offers what was meant for what was mistyped', async () => {
  expect((await search('licitasão')).quisDizer).toContain('licitação');
  expect((await search('merenda escolr')).quisDizer).toContain('merenda escolar');
  expect((await search('merenda escolar')).quisDizer).toEqual([]);
});

it('puts three mistyped words right, and leaves the others as they were typed', async () => {
  const typed = 'merrenda escolr licitasão contrrato servidorx receitaz despezza pagamennto oobras prefeitto vereadorr';
  const { quisDizer } = await search(typed);
  const changed = (way: string) => way.split(' ').flatMap((word, i) => (word === typed.split(' ')[i] ? [] : i));
  expect(quisDizer.map(changed)).toEqual([0, 1, 2].map(() => [0, 1, 2]));
});

it('looks for what can be seen of a term, and for nothing where nothing can', async () => {
  const plain = await search('merenda escolar');
  expect((await search('\ufeffme\u00adrenda\u200b\0  escolar\u2060')).total).toBe(plain.total);
  for (const unseen of ['\u200b', '\u00ad\u2060', '\u{e0041}', '\0\u0007', '\u3164'])
    expect(await search(unseen)).toMatchObject({ ok: true, termo: '', total: 0 });
});

it('narrows by kind and year, and turns pages that do not repeat', async () => {
  const all = await search('aquisição');
  const year = await search('aquisição', undefined, '&tipo=empenhos&ano=2025');
  expect(year.grupos.map(({ tipo }) => tipo)).toEqual(['empenhos']);
  expect(year.tipos.length).toBeGreaterThan(1);
  expect(new Set(year.grupos[0]?.data.map(({ ano }) => ano))).toEqual(new Set([2025]));
  expect(year.total).toBeLessThan(all.tipos.find(({ tipo }) => tipo === 'empenhos')?.total ?? 0);
  const next = await search('aquisição', undefined, '&tipo=empenhos&ano=2025&_page=2');
  const seen = new Set(year.grupos[0]?.data.map(({ para }) => para));
  expect(next.grupos[0]?.data.filter(({ para }) => seen.has(para))).toEqual([]);
});

it('when nothing has every word, says so and shows what has some', async () => {
  expect(await search('merenda zzyzx')).toMatchObject({ parcial: true });
  expect(await search('zzyzxqq')).toMatchObject({ parcial: false, total: 0, grupos: [] });
});

it('reads inside the published documents, and shows where they say it', async () => {
  const { grupos } = await search('dívida consolidada líquida', undefined, '&tipo=arquivos');
  const first = grupos[0]?.data.find(({ partes }) =>
    /[Dd]ívida|[Cc]onsolidada|[Ll]íquida/.test(partes.at(-1)?.text ?? ''),
  );
  expect(first?.para).toMatch(/^\/arquivos\/[a-z0-9-]+$/);
  const { json } = await portal.ask(`/api/v1${first?.para}`);
  expect(json.ok).toBe(true);
  const year = await search('rreo', undefined, '&tipo=arquivos&ano=2024');
  expect(year.grupos[0]?.data.map(({ ano }) => ano)).toContain(2024);
  expect(new Set(year.grupos[0]?.data.map(({ ano }) => ano)).size).toBe(1);
});

it('finds an act by what only its text says', async () => {
  const { grupos } = await search('processo seletivo simplificado');
  expect(grupos.find(({ tipo }) => tipo === 'atos-normativos')?.total).toBeGreaterThan(0);
});

it('asks the glossary what is meant where nothing published says it so', async () => {
  const formal = await search('adjudicação');
  expect(formal.raizes).toContain('homologacao');
  expect(formal.grupos.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['glossario', 'atos-normativos']));
  expect((await search('nome sujo na prefeitura')).grupos.map(({ tipo }) => tipo)).toContain('receitas');
});

it('every find leads to something that is there', async () => {
  const found = await Promise.all(['merenda', 'escola', 'saúde', 'silva'].map((termo) => search(termo)));
  const paths = found.flatMap(({ grupos }) => grupos.map(({ data }) => data[0]?.para ?? ''));
  const rows = [...new Set(paths)].filter(
    (path) => /^\/[a-z-]+[/?]/.test(path) && !/^\/(?:favorecidos|estrutura-organizacional|servicos)/.test(path),
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const path of rows) {
    const { status, json } = await portal.ask(`/api/v1${path}`);
    expect({ path, status, found: json.data.length > 0 }).toEqual({ path, status: 200, found: true });
  }
});

it('knows no CPF: neither does the index hold one, nor does an answer repeat it', async () => {
  const digits = ['529', '982', '247', '25'].join('');
  const { text } = await portal.ask(`/api/v1/busca?termo=${digits}`);
  expect(text).not.toContain(digits);
  const { rows } = await portal.db.own((client) =>
    client.query(
      String.raw`SELECT count(*)::int AS found FROM dados._busca WHERE linha::text || palavras::text ~ '\d{3}\.\d{3}\.\d{3}-\d{2}'`,
    ),
  );
  expect(rows[0].found).toBe(0);
});

it.each([
  ['termo=a&x=1', '“x” não é um parâmetro deste endereço: use termo, tipo, ano, _page.'],
  ['termo=a&ano=dois', '“ano”: “dois” deve ser um número inteiro, como 2026.'],
])('refuses %s in so many words', async (query, message) => {
  const { status, json } = await portal.ask(`/api/v1/busca?${query}`);
  expect(status).toBe(400);
  expect(json.message).toContain(message);
});

it('looks for the beginning of a long term, and says what it looked for', async () => {
  const asked = async (termo: string) => {
    const { status, json } = await portal.ask(`/api/v1/busca?termo=${encodeURIComponent(termo)}`);
    return { status, ...(json as unknown as { termo: string; cortado: boolean }) };
  };
  const long = `Serra ${'verde '.repeat(60)}`.trim();
  const { status, termo, cortado } = await asked(long);
  expect([status, cortado]).toEqual([200, true]);
  expect(long.startsWith(`${termo} `)).toBe(true);
  expect(await asked('serra')).toMatchObject({ termo: 'serra', cortado: false });
});

it.each([`'`, `\\`, `'); DROP TABLE x; --`, '<script>', ':*', '& | !', '%00', '(((', '***.***.***-**'])(
  'answers %s like any other term',
  async (termo) => {
    expect((await portal.ask(`/api/v1/busca?termo=${encodeURIComponent(termo)}`)).status).toBe(200);
    expect((await portal.ask(`/api/v1/busca/sugestoes?termo=${encodeURIComponent(`${termo}ab`)}`)).status).toBe(200);
  },
);

it('suggests pages, names and words for a beginning, and nothing for one letter', async () => {
  const suggest = async (termo: string) =>
    (await portal.ask(`/api/v1/busca/sugestoes?termo=${encodeURIComponent(termo)}`)).json.data;
  expect(await suggest('licit')).toContainEqual({ texto: 'Licitações', para: '/licitacao', tipo: 'pagina' });
  expect((await suggest('mandac')).some(({ tipo, texto }) => tipo === 'nome' && /Mandacaru/.test(String(texto)))).toBe(
    true,
  );
  expect(await suggest('empen')).toContainEqual({ texto: 'Empenho', para: '/glossario#empenho', tipo: 'termo' });
  expect((await suggest('rreo 202')).every(({ tipo, texto }) => tipo === 'arquivo' && /RREO/.test(String(texto)))).toBe(
    true,
  );
  expect((await suggest('rreo 202')).length).toBeGreaterThan(0);
  expect((await suggest('pavim')).map(({ texto }) => texto)).toContain('pavimentação');
  expect((await suggest('licit')).length).toBeLessThanOrEqual(10);
  expect(await suggest('l')).toEqual([]);
});
