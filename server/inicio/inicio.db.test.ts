import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inicio, Quadro } from '../../catalog/inicio/answer.ts';
import type { FooterItem } from '../../catalog/site/shell.ts';
import { openPortal, type Portal, UNTIL } from '../../test/portal.ts';

const CITY = 'localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';
const EMPTY = 'vazio.transparencia.localhost';
const FUND = 'fundo.transparencia.localhost';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
  await portal.db.own(async (client) => {
    const made = `INSERT INTO portal.tenants (slug, tipo, dados)
      SELECT $1, $2, dados || '{"menu": [], "rodape": []}' FROM portal.tenants WHERE slug = 'pmdemo' RETURNING id`;
    await client.query(made, ['vazio', 'prefeitura']);
    const { rows } = await client.query(made, ['fundo', 'fundo']);
    await client.query(
      `INSERT INTO portal.declaracoes (tenant, dataset, de, ate, texto, autor)
       VALUES ($1, 'receitas', '2026-01-01', '2026-10-31', 'O fundo não teve receita própria em 2026.', 'teste')`,
      [rows[0].id],
    );
  });
});

afterAll(() => portal.close());

async function home(host: string): Promise<Inicio> {
  const { status, text } = await portal.ask('/api/v1/inicio', host);
  expect(status, text.slice(0, 200)).toBe(200);
  return JSON.parse(text).data;
}

const panel = ({ quadros }: Inicio, id: Quadro['id']): Quadro => {
  const found = quadros.find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

describe.each([CITY, CHAMBER])('the first page of %s', (host) => {
  it('has every figure from a list that adds up to the same, to the cent, with the day of the data', async () => {
    const { quadros } = await home(host);
    expect(quadros.map(({ id }) => id)).toEqual(['recebido', 'gasto', 'folha']);
    const values = quadros.flatMap(({ valores, base }) => [...valores, ...(base ? [base] : [])]);
    for (const { campo, para, valor, referencia } of values) {
      expect(referencia).toBe(UNTIL);
      expect(valor).toBeGreaterThan(0);
      if (campo === null) continue;
      const { json } = await portal.ask(`/api/v1${para}`, host);
      expect([para, cents(json.totals[campo])]).toEqual([para, cents(valor)]);
    }
  });

  it('counts as committed what was issued and reinforced, less what was annulled', async () => {
    const value = panel(await home(host), 'gasto').valores.find(({ nome }) => nome === 'Empenhado');
    expect(value?.para).toBe('/despesa/empenhos/2026');
    const { json } = await portal.ask('/api/v1/empenhos?numExercicio=2026', host);
    const { vlrEmpenhado, vlrReforco, vlrAnulado } = json.totals;
    expect(cents(value?.valor)).toBe(cents(vlrEmpenhado) + cents(vlrReforco) - cents(vlrAnulado));
  });

  it('shows the usual payroll of the last month, and nothing that came on top', async () => {
    const { titulo, valores, linhas } = panel(await home(host), 'folha');
    expect(titulo).toBe('Quanto custou a folha de setembro de 2026');
    expect(valores[0]?.para).toBe('/servidores?dtMesAno=2026-09&txtTipoFolha=Mensal');
    expect((await portal.ask(`/api/v1${valores[0]?.para}`, host)).json.total).toBe(linhas);
  });

  it('says how many contracts are in force and how many tenders are open, as their lists do', async () => {
    const { contratos, licitacoes } = await home(host);
    for (const [count, field] of [
      [contratos, 'vlrContrato'],
      [licitacoes, 'vlrEstimado'],
    ] as const) {
      expect(count?.para).toContain(UNTIL);
      const { json } = await portal.ask(`/api/v1${count?.para}`, host);
      expect([json.total, cents(json.totals[field])]).toEqual([count?.linhas, cents(count?.valor)]);
    }
    expect(contratos?.linhas).toBeGreaterThan(0);
    expect(licitacoes?.linhas).toBeGreaterThan(0);
  });

  it('shares out what was paid as the tree of expenses does', async () => {
    const { areas } = await home(host);
    expect(areas?.itens.length).toBeGreaterThan(2);
    for (const { para, valor, nome } of areas?.itens ?? []) {
      const { json } = await portal.ask(`/api/v1${para}`, host);
      expect([nome, json.totals.vlrPago]).toEqual([nome, valor]);
    }
  });

  it('tells what changed last, each dataset once, the newest first', async () => {
    const { cargas } = await home(host);
    expect(cargas).toHaveLength(6);
    for (const { dataset, linhas, referencia, publicadaEm } of cargas) {
      const { dados } = (await portal.ask(`/api/v1/${dataset}?_size=1`, host)).json;
      expect(dados).toMatchObject({ linhas, referencia, publicadaEm });
    }
    const days = cargas.map(({ publicadaEm }) => publicadaEm);
    expect(days).toEqual([...days].sort().reverse());
  });
});

describe('what a body is decides what its first page tells', () => {
  it('a city collects and a câmara is handed', async () => {
    expect(panel(await home(CITY), 'recebido')).toMatchObject({
      titulo: 'Quanto entrou em 2026',
      termo: 'receita arrecadada',
      base: { nome: 'previsto' },
    });
    expect(panel(await home(CHAMBER), 'recebido')).toMatchObject({
      titulo: 'Quanto a câmara recebeu em 2026',
      termo: 'duodécimos recebidos',
      base: { nome: 'fixado até o último mês' },
    });
  });

  it('one that has published nothing shows no figure, not even a zero', async () => {
    const { quadros, areas, contratos, licitacoes, cargas } = await home(EMPTY);
    expect(quadros.map(({ valores, base, declaracao }) => [valores, base, declaracao])).toEqual(
      Array(3).fill([[], null, null]),
    );
    expect([areas, contratos, licitacoes, cargas]).toEqual([null, null, null, []]);
  });

  it('one that declared that nothing came in says so, with its date', async () => {
    expect(panel(await home(FUND), 'recebido').declaracao).toEqual({
      texto: 'O fundo não teve receita própria em 2026.',
      ate: '2026-10-31',
    });
  });

  it('next year’s budget does not hide this year', async () => {
    await portal.db.own((client) =>
      client.query(
        `INSERT INTO dados._despesa (tenant, origem, exercicio, ano, mes, orgao, unidade, funcao, subfuncao, programa, acao, natureza, fonte, "vlrOrcamentoAtualizado")
         SELECT id, 'teste', 2027, 2027, 0, '1', '1', '04', '1', '1', '1', '33903900', '1', 1000 FROM portal.tenants WHERE slug = 'cmdemo';
         SELECT pg_notify('portal_versao', json_build_object('tenant', id, 'dataset', 'orcamento')::text) FROM portal.tenants WHERE slug = 'cmdemo'`,
      ),
    );
    expect(panel(await home(CHAMBER), 'gasto').titulo).toBe('Quanto foi gasto em 2026');
  });
});

describe('the page itself', () => {
  const written = async (path: string, host: string) => {
    const { text } = await portal.ask(path, host);
    const answers: [string, number, { data: unknown }][] = JSON.parse(
      /id="answers">(.*?)<\/script>/s.exec(text)?.[1] ?? '[]',
    );
    return answers.find(([asked]) => asked === '/inicio')?.[2].data;
  };

  it('brings its figures along, and no other page does', async () => {
    expect(await written('/', CITY)).toEqual(await home(CITY));
    expect(await written('/', CHAMBER)).toEqual(await home(CHAMBER));
    expect(await written('/contratos', CITY)).toBeUndefined();
  });

  it('refuses what it does not understand', async () => {
    const { status, json } = await portal.ask('/api/v1/inicio?ano=2025');
    expect([status, json.message]).toEqual([400, '“ano” não é um parâmetro deste endereço, que não aceita nenhum.']);
  });
});

describe('the most visited pages', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 12) Chrome/130.0 Mobile';
  const visit = (page: string, agent = PHONE, host = CITY) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/v1/acessos?pagina=${encodeURIComponent(page)}`,
      headers: { host, 'user-agent': agent },
    });
  const kept = async () =>
    (
      await portal.db.own((client) =>
        client.query(
          'SELECT slug, rota, vezes FROM portal.acessos JOIN portal.tenants t ON t.id = tenant ORDER BY 1, 2',
        ),
      )
    ).rows;

  it('are, while nobody was counted, those that the footer of the body calls so', async () => {
    const { acessadas } = await home(CITY);
    const { text } = await portal.ask('/api/menu/porlocalpaginadoasync?idPoderOrgao=1&idLocal=4', CITY);
    const footer: FooterItem[] = JSON.parse(text).data;
    const column = footer.filter(({ idMenuFooter }) => idMenuFooter === 2);
    expect(column.length).toBeGreaterThan(1);
    expect(acessadas.contadas).toBe(false);
    expect(acessadas.itens.map(({ titulo, para }) => [titulo, para])).toEqual(
      column.map(({ txtDescricao, txtUrl }) => [txtDescricao, txtUrl]).sort(),
    );
  });

  it('of a body whose footer has none, are those that people ask for everywhere', async () => {
    const { acessadas } = await home(EMPTY);
    expect(acessadas.itens[0]).toEqual({ titulo: 'Servidores e remuneração', para: '/servidores' });
  });

  it('are those that people opened, once enough did; machines and unknown pages do not count', async () => {
    const opened = ['/diarias', '/obras', '/contratos', '/despesa', '/servidores'];
    for (const [place, page] of opened.entries())
      for (let i = 0; i < 20 - place; i++) expect((await visit(page)).statusCode).toBe(204);
    await visit('/contratos', 'Googlebot/2.1');
    await visit('/wp-admin');
    await visit('/verba-indenizatoria');
    await visit('/contratos', PHONE, CHAMBER);
    await portal.flush();
    expect(await kept()).toEqual([
      { slug: 'cmdemo', rota: '/contratos', vezes: 1 },
      ...opened
        .map((rota, place) => ({ slug: 'pmdemo', rota, vezes: 20 - place }))
        .sort((a, b) => (a.rota < b.rota ? -1 : 1)),
    ]);
    const { acessadas } = await home(CITY);
    expect([acessadas.contadas, acessadas.itens.map(({ para }) => para)]).toEqual([true, opened]);
    expect((await home(CHAMBER)).acessadas.contadas).toBe(false);
  });

  it('go on from the same day’s count, and keep nothing but page, day and number', async () => {
    await visit('/contratos');
    await portal.flush();
    expect((await kept()).find(({ slug, rota }) => slug === 'pmdemo' && rota === '/contratos').vezes).toBe(19);
    const columns = `SELECT attname FROM pg_attribute WHERE attrelid = 'portal.acessos'::regclass AND attnum > 0 ORDER BY 1`;
    const { rows } = await portal.db.own((client) => client.query(columns));
    expect(rows.map(({ attname }) => attname)).toEqual(['dia', 'rota', 'tenant', 'vezes']);
  });
});
