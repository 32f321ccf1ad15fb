import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIMENSIONS } from '../../catalog/despesa/despesa.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

type Sums = Record<string, number>;
interface Part extends Sums {
  no: never;
}
interface Answer {
  no: string;
  data: (Part & { no: string; nome: string; codigo: string })[];
  total: number;
  totals: Sums;
  meses: Sums[];
  restos: Sums;
  caminho: { nome: string; no: string }[];
  exercicios: number[];
  listas: Record<string, string | null>;
  says: string;
}

const ask = async (query: string): Promise<Answer> => {
  const { status, json } = await portal.ask(`/api/v1/despesa?${query}`);
  expect(status, `${query}: ${json.message}`).toBe(200);
  return json as unknown as Answer;
};

const cents = (value: unknown): number => Math.round(Number(value) * 100);

/** Which list proves which sum of a node. */
const PROOF = [
  ['orcamento', 'vlrOrcamentoAtualizado', 'vlrOrcamentoAtualizado'],
  ['empenhos', 'vlrEmpenhado', 'vlrEmitido'],
  ['empenhos-eventos', 'vlrReforco', 'vlrReforco'],
  ['empenhos-eventos', 'vlrAnulado', 'vlrAnulado'],
  ['liquidacoes', 'vlrLiquidado', 'vlrLiquidado'],
  ['pagamentos', 'vlrPago', 'vlrPago'],
] as const;

/** The list, the group and the file behind a node say the same as the node, to the cent. */
async function proved(node: string): Promise<void> {
  const { totals, listas } = await ask(`no=${encodeURIComponent(node)}`);
  for (const [set, field, sum] of PROOF) {
    const query = listas[set];
    if (query === null) continue;
    const { json } = await portal.ask(`/api/v1/${set}?${query}&_size=1`);
    expect(cents(json.totals?.[field]), `${node}: ${set} ${field}`).toBe(cents(totals[sum]));
  }
  const { text } = await portal.ask(`/api/v1/pagamentos.csv?${listas.pagamentos}`);
  const rows: Record<string, string>[] = parse(text, { columns: true });
  const paid = rows.reduce((total, row) => total + cents(row.vlrPago), 0);
  expect(paid, `${node}: CSV`).toBe(cents(totals.vlrPago));
}

describe.each(DIMENSIONS.map(({ id }) => id))('by %s', (by) => {
  it('the parts add up to the whole, in every exercise and in some months', async () => {
    const { exercicios } = await ask('');
    for (const node of [...exercicios.map(String), `${exercicios[0]}-02-05`]) {
      const { data, total, totals } = await ask(`no=${node}&por=${by}&_size=1000`);
      expect(data.length).toBe(total);
      for (const name of ['vlrEmpenhado', 'vlrAnulado', 'vlrLiquidado', 'vlrPago']) {
        const sum = data.reduce((all, part) => all + cents(part[name]), 0);
        expect(sum, `${node} ${name}`).toBe(cents(totals[name]));
      }
    }
  });

  it('the largest parts have their lists, their groups and their files, which say the same', async () => {
    const { data } = await ask(`no=2025&por=${by}&_size=5`);
    expect(data.length).toBeGreaterThan(0);
    for (const { no } of data) await proved(no);
  });
});

it('down to the last level, a node in some months still says what its lists say', async () => {
  let node = '2025-03-08';
  for (let depth = 0; depth < 6; depth++) {
    await proved(node);
    const { data } = await ask(`no=${encodeURIComponent(node)}`);
    const [first] = data;
    if (!first) break;
    node = first.no;
  }
  expect(node.split('~').length).toBeGreaterThan(4);
});

it('the way down is named, and each step of it leads back', async () => {
  const { data } = await ask('no=2025&por=funcao');
  const health = data.find(({ nome }) => nome === 'Saúde');
  const { caminho, says } = await ask(`no=${health?.no}`);
  expect(caminho).toEqual([
    { dimensao: 'funcao', rotulo: 'Função', codigo: '10', nome: 'Saúde', no: '2025~funcao-10' },
  ]);
  expect(says).toBe('despesas de 2025, função Saúde, por subfunção');
});

it('what was left to pay of earlier exercises is told apart from the expense of the year', async () => {
  const { restos, totals } = await ask('no=2025');
  const later =
    '/api/v1/pagamentos?dtPagamento.gte=2025-01-01&dtPagamento.lte=2025-12-31&numExercicio.lte=2024&_size=1';
  const { json } = await portal.ask(later);
  expect(cents(restos.vlrPago)).toBe(cents(json.totals?.vlrPago));
  expect(restos.vlrPago).toBeGreaterThan(0);
  const own = await portal.ask('/api/v1/pagamentos?numExercicio=2025&dtPagamento.lte=2025-12-31&_size=1');
  expect(cents(totals.vlrPago)).toBe(cents(own.json.totals?.vlrPago));
});

it('the months of a node add up to its year', async () => {
  const { meses, totals } = await ask('no=2025~funcao-12');
  for (const name of ['vlrEmpenhado', 'vlrLiquidado', 'vlrPago'])
    expect(meses.reduce((all, month) => all + cents(month[name]), 0)).toBe(cents(totals[name]));
});

it('the file of the parts holds all of them', async () => {
  const { data, total } = await ask('no=2025&por=favorecido&_size=1000');
  const { text, headers } = await portal.ask('/api/v1/despesa.csv?no=2025&por=favorecido');
  const rows: Record<string, string>[] = parse(text, { columns: true });
  expect(rows.length).toBe(total);
  expect(cents(rows[0]?.vlrPago)).toBe(cents(data[0]?.vlrPago));
  expect(headers['content-disposition']).toContain('pmdemo-despesa-2025-favorecido.csv');
  expect(text).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
});

it.each([
  ['no=abc', 'não é um nó da despesa'],
  ['no=2025-13-14', 'não é um nó da despesa'],
  ['no=2025~cor-azul', 'não é um nó da despesa'],
  ['por=cor', 'não é uma classificação'],
  ['no=2025~funcao-10&por=funcao', 'já foi escolhida'],
  ['cor=azul', 'não é um parâmetro'],
  ['_size=0', 'número inteiro'],
])('%s is refused with a sentence', async (query, sentence) => {
  const { status, json } = await portal.ask(`/api/v1/despesa?${query}`);
  expect(status).toBe(400);
  expect(json.message).toContain(sentence);
});

it('a node that nobody has adds up to nothing, and is no error', async () => {
  const { data, totals } = await ask('no=2025~funcao-77');
  expect(data).toEqual([]);
  expect(totals.vlrPago).toBe(0);
});

describe('the reference call', () => {
  const call = (query: string) => portal.ask(`/api/despesa/despesaporclassificacaoasync?${query}`);

  it.each(['orgao', 'funcao', 'elemento', 'fonte'])('answers by %s from the same sums', async (by) => {
    const { totals } = await ask('no=2025-01-06');
    const { json } = await call(`strClassificarPor=${by}&dtIni=01/01/2025&dtFim=30/06/2025`);
    for (const [theirs, ours] of [
      ['vlrOrcadoAtualizado', 'vlrOrcamentoAtualizado'],
      ['vlrEmpenhado', 'vlrEmpenhado'],
      ['vlrLiquidado', 'vlrLiquidado'],
      ['vlrPago', 'vlrPago'],
    ] as const)
      expect(json.data.reduce((all, row) => all + cents(row[theirs]), 0)).toBe(cents(totals[ours]));
    expect(json.data[0]).toMatchObject({ exercicio: 2025, txtDescricaoUnidade: expect.stringMatching(/\w/) });
  });

  it('takes days, not only months, and each exercise by itself', async () => {
    const { json } = await call('strClassificarPor=funcao&dtIni=15/12/2024&dtFim=10/01/2025');
    const paid = await portal.ask(
      '/api/v1/pagamentos?dtPagamento.gte=2024-12-15&dtPagamento.lte=2024-12-31&numExercicio=2024&_size=1',
    );
    const old = json.data.filter((row) => row.exercicio === 2024);
    expect(old.reduce((all, row) => all + cents(row.vlrPago), 0)).toBe(cents(paid.json.totals?.vlrPago));
  });

  it('says what is missing', async () => {
    expect((await call('strClassificarPor=cor&dtIni=01/01/2025&dtFim=30/06/2025')).json.message).toContain('funcao');
    expect((await call('strClassificarPor=funcao')).json.message).toContain('dtIni');
  });
});
