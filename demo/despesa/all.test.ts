import { describe, expect, it } from 'vitest';
import { isDirectContracting, isPettyPurchase } from '../../catalog/codes/direta.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { councilBudget } from '../duodecimos/budget.ts';
import { allEmendas } from '../emendas/model.ts';
import { generate } from '../generate.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { allEmpenhos, empenhosByContrato } from './all.ts';
import { orcamentoLines, orcamentoOf } from './lines.ts';
import { empenhadoCents, liquidadoCents, pagoCents } from './model.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };
const bodies = ['pmdemo', 'cmdemo'] as const;
const OURS =
  /^(orcamento|empenhos|liquidacoes|pagamentos|ordem|rppagos|emenda|renuncias|dividaativa|duodecimos|contratos$|licitacao$)/;

function rowsOf(change: Partial<WorldOptions> = {}): Record<string, Cells[]> {
  const mine = generate({ ...options, ...change }).datasets.filter(({ dataset }) => OURS.test(dataset.id));
  return Object.fromEntries(mine.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

function sums(
  rows: readonly Cells[] = [],
  of: (row: Cells) => string,
  ...names: readonly string[]
): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows)
    found.set(
      of(row),
      names.reduce((sum, name) => sum + readCents(row[name]), found.get(of(row)) ?? 0),
    );
  return found;
}

const name = (row: Cells): string =>
  `${row.codUnidade} ${row.numDocEmpenho} ${row.numExercicioOrigem ?? row.numExercicioEmpenho ?? row.numExercicio}`;
const line = (row: Cells): string =>
  [
    row.numExercicioFinanc ?? row.numExercicio,
    row.codUnidade,
    row.codAcao,
    row.codNaturezaDespesa,
    row.codFonte,
  ].join();

describe.each(bodies)('the expense of %s', (tenant) => {
  const rows = rowsOf({ tenant });
  const { empenhos = [], liquidacoes = [], pagamentos = [], orcamento = [] } = rows;
  const events = rows['empenhos-eventos'] ?? [];
  const more = sums(events, name, 'vlrReforco');
  const less = sums(events, name, 'vlrAnulado');
  const net = (row: Cells): number =>
    readCents(row.vlrEmpenhado) + (more.get(name(row)) ?? 0) - (less.get(name(row)) ?? 0);

  it('cites the number of every direct contracting, which the list of tenders has', () => {
    const direct = empenhos.filter(
      ({ txtModalidadeLicit = '', txtFundamento = '' }) =>
        isDirectContracting(txtModalidadeLicit, txtFundamento) && !isPettyPurchase(txtFundamento),
    );
    const tender = (row: Cells, unit = ''): string => [row.numCertame, row.txtModalidadeLicit, unit].join(' | ');
    const known = (rows.licitacao ?? []).map((row) => tender(row, row.txtUnidadeOrcamentaria));
    expect(direct.length).toBeGreaterThan(0);
    expect(new Set(known).size).toBe(known.length);
    expect(direct.filter((row) => !known.includes(tender(row, row.txtDescricaoUnidade)))).toEqual([]);
  });

  it('is paid when it was settled, settled when it was committed, and never beyond either', () => {
    const owed = sums(liquidacoes, name, 'vlrLiquidado');
    const out = sums(pagamentos, name, 'vlrPago');
    const wrong = empenhos.filter((row) => {
      const [gone, due] = [out.get(name(row)) ?? 0, owed.get(name(row)) ?? 0];
      return gone < 0 || gone > due || due > net(row);
    });
    expect(wrong).toEqual([]);
    expect(owed.size).toBeGreaterThan(100);
  });

  it('has one number to an empenho, which all its documents repeat', () => {
    const names = new Set(empenhos.map(name));
    expect(names.size).toBe(empenhos.length);
    const children = [...events, ...(rows['empenhos-itens'] ?? []), ...liquidacoes, ...pagamentos];
    expect(children.filter((row) => !names.has(name(row)))).toEqual([]);
  });

  it('is itemised to the cent', () => {
    const items = sums(rows['empenhos-itens'], name, 'vlrTotal');
    expect(empenhos.filter((row) => items.get(name(row)) !== readCents(row.vlrEmpenhado))).toEqual([]);
    const prices = (rows['empenhos-itens'] ?? []).filter(
      ({ qtdItem, vlrUnitario = '', vlrTotal }) =>
        Number(qtdItem) * readCents(vlrUnitario) !== readCents(vlrTotal) * 100,
    );
    expect(prices).toEqual([]);
  });

  it('keeps within its budget, line by line, and what is free is what is left', () => {
    const spent = new Map<string, number>();
    for (const row of empenhos) spent.set(line(row), (spent.get(line(row)) ?? 0) + net(row));
    for (const row of orcamento) {
      const left = readCents(row.vlrOrcamentoAtualizado) - (spent.get(line(row)) ?? 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(readCents(row.vlrDisponivel)).toBe(left);
    }
    const lines = new Set(orcamento.map(line));
    expect(lines.size).toBe(orcamento.length);
    expect([...spent.keys()].filter((key) => !lines.has(key))).toEqual([]);
  });

  it('has a budget that comes to what its law says', () => {
    const made = makeWorld({ ...options, tenant });
    const law = sums(orcamento, (row) => row.numExercicioFinanc ?? '', 'vlrOrcamentoInicial');
    for (const { year } of made.exercises) expect(law.get(String(year))).toBe(orcamentoOf(made, year));
  });

  it('never spends more on a contract than it is worth', () => {
    const worth = new Map(
      (rows.contratos ?? []).map((row) => [`${row.numContrato} ${row.numAnoPub}`, readCents(row.vlrContrato)]),
    );
    const spent = new Map<string, number>();
    for (const row of empenhos.filter(({ numContrato }) => numContrato)) {
      const key = `${row.numContrato} ${row.numAnoPub}`;
      spent.set(key, (spent.get(key) ?? 0) + net(row));
    }
    expect(spent.size).toBeGreaterThan(10);
    expect([...spent].filter(([key, sum]) => sum > (worth.get(key) ?? 0))).toEqual([]);
  });

  it('tells in every stage what went against the pandemic, contract by contract, from the money sent for it', () => {
    const marked = (row: Cells): boolean => row.blnCovid === 'Sim';
    const contracts = (rows.contratos ?? [])
      .filter(marked)
      .map(({ numContrato, numAnoPub }) => `${numContrato} ${numAnoPub}`);
    const own = empenhos.filter(marked);
    expect(new Set(own.map((row) => `${row.numContrato} ${row.numAnoPub}`))).toEqual(new Set(contracts));
    expect(own.filter(({ numExercicio }) => Number(numExercicio) > 2022)).toEqual([]);
    const names = new Set(own.map(name));
    for (const stage of [events, liquidacoes, pagamentos])
      expect(stage.filter((row) => marked(row) !== names.has(name(row)))).toEqual([]);
    expect(liquidacoes.filter(marked).length).toBeGreaterThan(own.length / 2);
    expect(pagamentos.filter(marked).length).toBeGreaterThan(own.length / 2);
    if (tenant === 'pmdemo') expect(own.filter(({ codFonte = '' }) => !/^1\.(?:602|707)\./.test(codFonte))).toEqual([]);
  });

  it('knows nothing of the days after the last one, and no payment before its settlement', () => {
    const day = new Map(liquidacoes.map((row) => [`${name(row)} ${row.numDocLiq}`, readDay(row.dtLiquidacao)]));
    const begun = new Map(empenhos.map((row) => [name(row), readDay(row.dtEmpenho)]));
    const early = pagamentos.filter(
      (row) => readDay(row.dtPagamento) < (day.get(`${name(row)} ${row.numDocLiq}`) ?? '9'),
    );
    expect(early).toEqual([]);
    expect(liquidacoes.filter((row) => readDay(row.dtLiquidacao) < (begun.get(name(row)) ?? '9'))).toEqual([]);
    const days = [...empenhos, ...liquidacoes, ...pagamentos].map((row) =>
      readDay(row.dtPagamento ?? row.dtLiquidacao ?? row.dtEmpenho),
    );
    expect(days.filter((one) => one > options.until)).toEqual([]);
  });

  it('has the key of the invoice for things that a company sold, with a right check digit, and only there', () => {
    const things = /^[34]\.\d\.\d\d\.(?:30|32|52)$/;
    const right = ({ numChaveNfe: key = '', txtCpfCnpj = '', dtDocFiscal = '', numDocFiscal = '' }: Cells): boolean => {
      const [, month = '', year = ''] = dtDocFiscal.split('/');
      const head = `24${year.slice(2)}${month}${txtCpfCnpj.replace(/[^0-9A-Z]/g, '')}55001${numDocFiscal.padStart(9, '0')}`;
      return /^[0-9A-Z]{43}\d$/.test(key) && key.startsWith(head) && digit(key.slice(0, 43)) === Number(key[43]);
    };
    const company = liquidacoes.filter(
      ({ numDocFiscal, txtCpfCnpj, codNaturezaDespesa = '' }) =>
        numDocFiscal && txtCpfCnpj?.length === 18 && things.test(codNaturezaDespesa),
    );
    expect(company.length).toBeGreaterThan(0);
    expect(company.filter((row) => !right(row))).toEqual([]);
    expect(liquidacoes.filter(({ numChaveNfe }) => numChaveNfe)).toHaveLength(company.length);
  });

  it('carries into the next exercise only what an empenho left open, and says what became of it', () => {
    const known = new Map(empenhos.map((row) => [name(row), net(row)]));
    const { rppagos = [] } = rows;
    expect(rppagos.length).toBeGreaterThan(5);
    expect(new Set(rppagos.map(({ txtTipoResto }) => txtTipoResto)).size).toBe(2);
    for (const row of rppagos) {
      expect(readCents(row.vlrInscrito)).toBeLessThanOrEqual(known.get(name(row)) ?? -1);
      expect(readCents(row.vlrInscrito)).toBe(
        readCents(row.vlrCancelado) + readCents(row.vlrPago) + readCents(row.vlrSaldo),
      );
    }
    const late = sums(
      pagamentos.filter(({ blnRestosPagar }) => blnRestosPagar === 'Sim'),
      name,
      'vlrPago',
    );
    expect(sums(rppagos, name, 'vlrPago')).toEqual(late);
  });

  it('pays each queue in its order, save where it says why not', () => {
    const queues = new Map<string, Cells[]>();
    for (const row of rows['ordem-cronologica'] ?? []) {
      const key = `${row.codUnidade} ${row.codFonte} ${row.txtCategoria}`;
      queues.set(key, [...(queues.get(key) ?? []), row]);
    }
    for (const queue of queues.values()) expect(outOfTurn(queue)).toEqual([]);
    expect(queues.size).toBeGreaterThan(tenant === 'pmdemo' ? 20 : 2);
  });
});

/** As the manual of the NF-e tells it: weights from 2 to 9 from the right, the rest of 11, and 0 for 10 and 11. */
function digit(body: string): number {
  const sum = [...body].reverse().reduce((all, sign, i) => all + (sign.charCodeAt(0) - 48) * ((i % 8) + 2), 0);
  return [0, 0, 9, 8, 7, 6, 5, 4, 3, 2, 1][sum % 11] ?? 0;
}

/** Those who were paid before somebody that had waited longer, and waits perhaps still, without a word about it. */
function outOfTurn(queue: readonly Cells[]): Cells[] {
  const order = (row: Cells): string => `${row.numExercicio} ${String(row.numPosicao).padStart(6, '0')}`;
  const sorted = [...queue]
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .filter(({ txtSituacao }) => txtSituacao !== 'Suspenso');
  let latest = '';
  return sorted.filter((row) => {
    const day = readDay(row.dtPagamento) || 'ainda não';
    const early = day < latest;
    if (!early) latest = day;
    return early !== (row.blnQuebraOrdem === 'Sim');
  });
}

describe('the council’s money', () => {
  it('is told alike by who pays it and by who receives it, and is the council’s budget', () => {
    const [town, council] = bodies.map((tenant) => rowsOf({ tenant }));
    expect(town?.duodecimos).toEqual(council?.duodecimos);
    const fixed = sums(town?.duodecimos, ({ numExercicio = '' }) => numExercicio, 'vlrFixado');
    const got = sums(town?.duodecimos, ({ numExercicio = '' }) => numExercicio, 'vlrRecebido');
    for (const year of [2023, 2024, 2025]) {
      expect(fixed.get(String(year))).toBe(councilBudget(year));
      expect(got.get(String(year))).toBe(councilBudget(year));
    }
    const budget = sums(
      council?.orcamento,
      ({ numExercicioFinanc = '' }) => numExercicioFinanc,
      'vlrOrcamentoAtualizado',
    );
    // Of the years before, only the credits of the pandemic are published.
    for (const [year, sum] of budget) if (Number(year) > 2022) expect(sum).toBe(councilBudget(Number(year)));
  });
});

it('what the council does not commit goes back to the town in December', () => {
  const council = makeWorld({ ...options, tenant: 'cmdemo' });
  const { duodecimos } = rowsOf({ tenant: 'pmdemo' });
  const back = sums(duodecimos, ({ numExercicio = '' }) => numExercicio, 'vlrDevolvido');
  const whole = council.exercises.slice(0, -1).map(({ year }) => year);
  for (const year of whole) {
    const own = allEmpenhos(council).filter((one) => one.year === year);
    const spent = own.reduce((sum, one) => sum + empenhadoCents(one), 0);
    expect(back.get(String(year))).toBe(councilBudget(year) - spent);
  }
  expect(back.get(String(council.exercises.at(-1)?.year))).toBe(0);
});

describe('a town of 50,000', () => {
  const made = makeWorld({ ...options, scale: 1 });
  const all = allEmpenhos(made);

  it('has a council that keeps within its twelfths at that size too', () => {
    for (const seed of [1, 2]) {
      const council = orcamentoLines(makeWorld({ ...options, seed, scale: 1, tenant: 'cmdemo' }));
      for (const { year } of made.exercises) {
        const own = council.filter((one) => one.year === year);
        expect(own.reduce((sum, { updated }) => sum + updated, 0)).toBe(councilBudget(year));
      }
    }
  });

  it('makes about twelve thousand empenhos a year, for most of a budget of 190 millions', () => {
    const whole = all.filter(({ year }) => year === 2025);
    expect(whole.length).toBeGreaterThan(11_000);
    expect(whole.length).toBeLessThan(13_500);
    const spent = whole.reduce((sum, one) => sum + empenhadoCents(one), 0);
    expect(spent / orcamentoOf(made, 2025)).toBeGreaterThan(0.85);
    expect(spent / orcamentoOf(made, 2025)).toBeLessThan(1.03);
  });

  it('keeps the order of the stages there too', () => {
    expect(
      all.filter((one) => pagoCents(one) > liquidadoCents(one) || liquidadoCents(one) > empenhadoCents(one)),
    ).toEqual([]);
  });

  it('gets about ten earmarks a year, and finds what was spent on a contract by its name', () => {
    expect(allEmendas(made).length).toBeGreaterThan(30);
    const spent = [...empenhosByContrato(made).values()].flat();
    expect(spent.length).toBe(all.filter(({ contract }) => contract).length);
  });
});
