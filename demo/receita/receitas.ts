import { FONTES } from '../../catalog/codes/fontes.ts';
import { previstas } from '../../catalog/datasets/previstas.ts';
import { receitas } from '../../catalog/datasets/receitas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { monthOf, yearOf } from '../calendar.ts';
import { padZeros } from '../contratos/drafts.ts';
import { reais } from '../contratos/rows.ts';
import type { Part } from '../maker.ts';
import { hash } from '../random.ts';
import { FINANCAS } from '../town/units.ts';
import type { World } from '../town/world.ts';
import { type Forecast, FUNDEB_FIFTH, forecasts } from './forecast.ts';
import { RECEIVER_CODES } from './lines.ts';
import { pandemicReceipts } from './pandemic.ts';
import { type ReceivedTransfer, receivedTransfers } from './transfers.ts';

/** Money that came in, in a month. Cents; a deduction is below zero. */
export interface Receipt {
  year: number;
  month: number;
  code: string;
  name: string;
  source: string;
  unit: string;
  cents: number;
  billed?: number;
  account?: string;
  deduction?: boolean;
  covid?: boolean;
}

/** What a prefeitura expected and what came. A council collects nothing. */
export function revenue(made: World): Part {
  if (made.tenant !== 'pmdemo') return { datasets: [] };
  return {
    datasets: [
      { dataset: receitas, rows: () => collected(made) },
      { dataset: previstas, rows: () => forecasts(made).map(expected) },
    ],
  };
}

function* collected(made: World): Generator<Cells> {
  for (const one of pandemicReceipts(made)) yield cells(one);
  for (const { year } of made.exercises) {
    const lines = forecasts(made).filter((one) => one.year === year && !one.deduction);
    for (let month = 1; month <= monthsOf(made, year); month++) {
      for (const one of lines) yield* ofLine(made, one, month);
    }
  }
  for (const gain of receivedTransfers(made)) yield cells(booked(gain));
}

/** Months that are over, or whose last day is the last of the data. */
const monthsOf = ({ until }: World, year: number): number =>
  yearOf(until) > year ? 12 : yearOf(until + 1) === year ? monthOf(until + 1) - 1 : 12;

function* ofLine({ seed }: World, { year, line, updated }: Forecast, month: number): Generator<Cells> {
  const all = line.season.reduce((sum, part) => sum + part, 0);
  const due = (updated * (line.season[month - 1] ?? 0)) / Math.max(1, all);
  const luck = 930 + (hash('receita', seed, year, line.code, line.source, month) % 130);
  const cents = Math.round((due * luck) / 1_000);
  if (cents === 0) return;
  const { code, name, source, unit } = line;
  const receipt = { year, month, code, name, source, unit };
  yield cells({ ...receipt, cents, ...(line.billed && { billed: Math.round(cents * 1.18) }) });
  if (line.shared) yield cells({ ...receipt, cents: -Math.round(cents / FUNDEB_FIFTH), deduction: true });
  // Who paid twice gets it back.
  if (line.billed && month % 4 === 0) yield cells({ ...receipt, cents: -Math.ceil(cents / 400), deduction: true });
}

const booked = ({ day, ...gain }: ReceivedTransfer): Receipt => ({ ...gain, year: yearOf(day), month: monthOf(day) });

const sourceOf = (source: string): Cells => ({
  codFonte: source,
  txtDescricaoFonteRecurso: FONTES[source.slice(2, 5)] ?? '',
});

const unitOf = (unit: string): Cells => ({
  codUnidade: RECEIVER_CODES[unit] ?? RECEIVER_CODES[FINANCAS] ?? '',
  txtDescricaoUnidade: RECEIVER_CODES[unit] ? unit : FINANCAS,
});

const cells = (one: Receipt): Cells => ({
  numExercicio: String(one.year),
  dtMes: `${padZeros(one.month, 2)}/${one.year}`,
  ...unitOf(one.unit),
  codNaturezaReceita: one.code,
  txtClassificacao: one.name,
  ...sourceOf(one.source),
  txtConta: one.account ?? '',
  vlrLancado: one.billed === undefined ? '' : reais(one.billed),
  vlrArrecadacao: reais(one.cents),
  blnDeducao: one.deduction ? 'Sim' : 'Não',
  blnCovid: one.covid ? 'Sim' : 'Não',
});

const expected = ({ year, line, deduction, initial, updated }: Forecast): Cells => ({
  numExercicio: String(year),
  ...unitOf(line.unit),
  codNaturezaReceita: line.code,
  txtClassificacao: line.name,
  ...sourceOf(line.source),
  vlrPrevisaoInicial: reais(initial),
  vlrPrevisaoAtualizado: reais(updated),
  blnDeducao: deduction ? 'Sim' : 'Não',
});
