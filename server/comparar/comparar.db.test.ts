import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompararAnswer } from '../../catalog/comparar/answer.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import { samples } from '../../catalog/samples/index.ts';
import { csv } from '../../demo/kit/csv.ts';
import { openBodies, type Portal, sharePortal } from '../../test/portal.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';

const TOWN = 'pmdemo.transparencia.localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';

async function compare(portal: Portal, query = '', host = TOWN): Promise<CompararAnswer> {
  const { status, text } = await portal.ask(`/api/v1/comparar${query && `?${query}`}`, host);
  expect(status, `${query} ${text.slice(0, 300)}`).toBe(200);
  return JSON.parse(text);
}

/** The figure of a part in a column; a part that a comparison leaves out is zero everywhere. */
const figureOf = ({ data }: CompararAnswer, code: unknown, place: number): number =>
  data.find(({ codigo }) => codigo === code)?.valores[place] ?? 0;

describe('year against year', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await sharePortal();
  });

  afterAll(() => portal.close());

  it.each([
    [TOWN, 'funcao', 'pago', 'vlrPago'],
    [TOWN, 'grupo', 'empenhado', 'vlrEmpenhado'],
    [CHAMBER, 'elemento', 'liquidado', 'vlrLiquidado'],
  ])('of %s, expense by %s %s is what /despesa says of the same months', async (host, by, stage, field) => {
    const answer = await compare(portal, `por=${by}&estagio=${stage}&anos=2025,2026`, host);
    expect(answer.colunas.map(({ ano }) => ano)).toEqual([2025, 2026]);
    for (const [place, { ano, total }] of answer.colunas.entries()) {
      const no = `${ano}-01-${String(answer.ate).padStart(2, '0')}`;
      const { json } = await portal.ask(`/api/v1/despesa?no=${no}&por=${by}&_size=1000`, host);
      expect(total).toBe(json.totals[field]);
      expect(total).toBeGreaterThan(0);
      for (const part of json.data) expect(figureOf(answer, part.codigo, place)).toBe(part[field]);
    }
  });

  it('revenue by origin is what /receita says of the same months', async () => {
    const answer = await compare(portal, 'por=origem&ate=6');
    for (const [place, { ano, total }] of answer.colunas.entries()) {
      const { json } = await portal.ask(`/api/v1/receita?no=${ano}-01-06&por=origem`, TOWN);
      expect(total).toBe(json.totals.vlrArrecadacao);
      for (const part of json.data) expect(figureOf(answer, part.codigo, place)).toBe(part.vlrArrecadacao);
    }
  });

  it.each([TOWN, CHAMBER])('the payroll of %s is what its list adds up to, and its page leads there', async (host) => {
    const answer = await compare(portal, 'por=folha', host);
    for (const { total, pagina } of answer.colunas) {
      const { json } = await portal.ask(`/api/v1${pagina}`, host);
      expect(total).toBe(json.totals.vlrRemuneracaoBruta);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('a year in progress is compared up to its last whole month, and the page says so', async () => {
    const answer = await compare(portal);
    expect(answer).toMatchObject({ por: 'funcao', estagio: 'pago', ate: 10 });
    expect(answer.limites[0]).toMatch(/^Todas as colunas vão só de janeiro a outubro: .* de 2026\.$/);
    expect(answer.limites.join(' ')).toContain('a inflação entre os anos não foi descontada');
    expect(answer.limites.join(' ')).toContain('Restos a pagar de anos anteriores não entram');
  });

  it('asked for the whole year, the one in progress is told as partial', async () => {
    const answer = await compare(portal, 'ate=12');
    expect(answer.colunas.map(({ parcial }) => parcial)).toEqual([false, true]);
    expect(answer.limites[0]).toBe('2026 é parcial: os dados vão até outubro, e a comparação pede até dezembro.');
  });

  it('a câmara is compared with no prefeitura, and has no revenue of its own', async () => {
    const answer = await compare(portal, '', CHAMBER);
    expect(answer).toMatchObject({ por: 'elemento', orgaos: [] });
    expect(answer.opcoes.map(({ id }) => id)).not.toContain('origem');
    expect(answer.limites.join(' ')).toContain('uma câmara não se compara com uma prefeitura');
  });

  it.each([
    [TOWN, 'anos=1999', 'Não há dados de 1999 para comparar. Os anos publicados são'],
    [TOWN, 'anos=ontem', 'deve ter anos de quatro algarismos separados por vírgula'],
    [TOWN, 'anos=2020,2021,2022,2023,2024,2025,2026', 'São 7 colunas, e cabem 6'],
    [TOWN, 'por=cor', 'não é uma comparação: use funcao'],
    [TOWN, 'por=folha&estagio=pago', 'só vale para a despesa'],
    [TOWN, 'ate=13', 'deve ser um mês de 1 a 12'],
    [TOWN, 'orgaos=cmdemo', '“cmdemo” não é um órgão do mesmo tipo que autorize a comparação'],
    [TOWN, 'orgaos=nada', '“nada” não é um órgão do mesmo tipo que autorize a comparação'],
    [CHAMBER, 'por=origem', '“Receita por origem” não se aplica a este órgão: use funcao, grupo, elemento, folha.'],
  ])('asked of %s, %s is refused with a sentence', async (host, query, sentence) => {
    const { status, json } = await portal.ask(`/api/v1/comparar?${query}`, host);
    expect({ status, message: json.message }).toEqual({ status: 400, message: expect.stringContaining(sentence) });
  });

  it('the file for programs has a line for each figure, that for people the table and its limits', async () => {
    const answer = await compare(portal);
    const { text } = await portal.ask('/api/v1/comparar.csv', TOWN);
    const lines: Record<string, string>[] = parse(text, { columns: true });
    expect(lines).toHaveLength(answer.data.length * 2);
    expect(lines[0]).toMatchObject({ por: 'funcao', orgao: 'pmdemo', ano: '2025', ate: '10' });
    expect(lines.map(({ valor }) => Number(valor))).toEqual(answer.data.flatMap(({ valores }) => valores));
    const sheet = (await portal.ask('/api/v1/comparar.csv?_planilha=1', TOWN)).text;
    const rows: string[][] = parse(sheet, { delimiter: ';', bom: true, relax_column_count: true });
    expect(rows[0]).toEqual(['Código', 'Função', '2025', '2026', 'Variação (%)']);
    expect(rows[answer.data.length + 1]?.[1]).toBe('Total');
    expect(rows.map(([first]) => first)).toEqual(expect.arrayContaining(answer.limites));
  });

  it('the page shows the same without scripts, and tidies the address that a form sends', async () => {
    const { status, text } = await portal.ask('/comparar?anos=2025,2026&por=funcao', TOWN);
    expect(status).toBe(200);
    expect(text).toContain('O que estes números não dizem');
    expect(text).toMatch(/<form [^>]*action="\/comparar"/);
    const sent = await portal.ask('/comparar?por=folha&estagio=pago&ate=&anos=2025&anos=2026', TOWN);
    expect([sent.status, sent.headers.location]).toEqual([302, '/comparar?por=folha&anos=2025,2026']);
  });
});

describe('body against body', () => {
  const OTHER = 'pmoutra.transparencia.localhost';
  let portal: Portal;

  const allow = (slug: string, permite: boolean) =>
    portal.db.own(async (client) => {
      const told = { permite, fonte: 'Censo', ano: 2022 };
      await client.query(`UPDATE portal.tenants SET dados = dados || $2 WHERE slug = $1`, [slug, { comparar: told }]);
      await client.query(`SELECT pg_notify('portal_versao', '{}')`);
    });

  /** Publishes payments of a body in 2025, of so much each. */
  const pay = (slug: string, vlrPago: string) =>
    portal.db.own(async (client) => {
      const { rows } = await client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
      const [usual] = samples.pagamentos ?? [];
      const cells = { ...usual?.cells, vlrPago, dtPagamento: '14/02/2025' };
      await load(client, {
        tenant: rows[0]?.id ?? 0,
        dataset: pagamentos,
        files: oneFile('pagamentos.csv', csv([cells], pagamentos)),
        name: 'pagamentos.csv',
        author: 'teste',
        reference: '2025-02-28',
        force: true,
      });
    });

  beforeAll(async () => {
    portal = await openBodies();
    await portal.db.own((client) =>
      client.query(
        `INSERT INTO portal.tenants (slug, tipo, hosts, dados)
         SELECT 'pmoutra', tipo, '{}', dados || '{"txtCliente": "Prefeitura de Outra", "habitantes": 1000}'
         FROM portal.tenants WHERE slug = 'pmdemo'`,
      ),
    );
    await pay('pmdemo', '96.434,00');
    await pay('pmoutra', '5.000,00');
    await allow('pmoutra', true);
  });

  afterAll(() => portal.close());

  it('each figure is divided by the inhabitants of its body, whose source is said', async () => {
    const answer = await compare(portal, 'orgaos=pmoutra');
    expect(answer.colunas).toMatchObject([
      { orgao: 'pmdemo', ano: 2025, total: 96434, habitantes: 48217, porHabitante: 2 },
      { orgao: 'pmoutra', ano: 2025, total: 5000, habitantes: 1000, porHabitante: 5, populacao: 'Censo, 2022' },
    ]);
    expect(answer.data[0]?.porHabitante).toEqual([2, 5]);
    expect(answer.ate).toBe(2);
    expect(answer.limites.join(' ')).toContain('Prefeitura de Outra: 1.000 (Censo, 2022)');
    expect(answer.limites.join(' ')).toContain('podem ter deveres diferentes');
    expect(await compare(portal, 'orgaos=pmdemo', OTHER)).toMatchObject({
      colunas: [{ orgao: 'pmoutra' }, { orgao: 'pmdemo' }],
    });
  });

  it('a load of the other body makes the answer new', async () => {
    expect((await compare(portal, 'orgaos=pmoutra')).colunas[1]?.total).toBe(5000);
    await pay('pmoutra', '7.000,00');
    await expect.poll(async () => (await compare(portal, 'orgaos=pmoutra')).colunas[1]?.total).toBe(7000);
    await pay('pmoutra', '5.000,00');
  });

  it('a body that takes its permission back is compared no more, and is told apart from nobody', async () => {
    expect((await compare(portal)).orgaos).toMatchObject([{ orgao: 'pmoutra', nome: 'Prefeitura de Outra' }]);
    await allow('pmoutra', false);
    await expect.poll(async () => (await compare(portal)).orgaos).toEqual([]);
    const [known, unknown] = [await refusal('pmoutra'), await refusal('ninguem')];
    expect(known).toBe(unknown.replaceAll('ninguem', 'pmoutra'));
    const own = await portal.ask('/api/v1/comparar?orgaos=pmdemo', OTHER);
    expect(own.json.message).toBe('Este órgão não autoriza a comparação com outros: retire “orgaos” do endereço.');
    await allow('pmoutra', true);
    await expect.poll(async () => (await compare(portal)).orgaos.length).toBe(1);
  });

  const refusal = async (slug: string): Promise<string> => {
    const { status, json } = await portal.ask(`/api/v1/comparar?orgaos=${slug}`, TOWN);
    expect(status).toBe(400);
    return json.message;
  };

  it('the page offers the other body and shows both, by inhabitant', async () => {
    const { text } = await portal.ask('/comparar?orgaos=pmoutra', TOWN);
    expect(text).toContain('Com outros órgãos, por habitante');
    expect(text).toContain('R$\u00a05,00');
  });
});
