import { receitas } from '../../catalog/datasets/receitas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { monthOf, yearOf } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { hash } from '../random.ts';
import { padZeros, reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { receiverCells, sourceCells } from './cells.ts';
import { type Forecast, FUNDEB_FIFTH, forecasts } from './forecast.ts';
import { pandemicReceipts } from './pandemic.ts';
import type { Receipt } from './receipt.ts';
import { type ReceivedTransfer, receivedTransfers } from './transfers.ts';

export const receitasMaker: DatasetMaker = { dataset: receitas, rows: collected };

function* collected(world: World): Generator<Cells> {
  for (const one of pandemicReceipts(world)) yield cells(one);
  for (const { year } of world.exercises) {
    const lines = forecasts(world).filter((one) => one.year === year && !one.deduction);
    for (let month = 1; month <= monthsOf(world, year); month++) {
      for (const one of lines) yield* ofLine(world, one, month);
    }
  }
  for (const gain of receivedTransfers(world)) yield cells(booked(gain));
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

const cells = (one: Receipt): Cells => ({
  numExercicio: String(one.year),
  dtMes: `${padZeros(one.month, 2)}/${one.year}`,
  ...receiverCells(one.unit),
  codNaturezaReceita: one.code,
  txtClassificacao: one.name,
  ...sourceCells(one.source),
  txtConta: one.account ?? '',
  vlrLancado: one.billed === undefined ? '' : reais(one.billed),
  vlrArrecadacao: reais(one.cents),
  blnDeducao: one.deduction ? 'Sim' : 'Não',
  blnCovid: one.covid ? 'Sim' : 'Não',
});
