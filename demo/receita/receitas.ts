import { receitas } from '../../catalog/datasets/receitas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { addMonths, dayOf, monthOf, yearOf } from '../kit/calendar.ts';
import { hash } from '../kit/random.ts';
import { padZeros, reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { receiverCells, sourceCells } from './cells.ts';
import { FUNDEB_FIFTH, type ReceitaForecast, receitaForecasts } from './forecast.ts';
import { pandemicReceitas } from './pandemic.ts';
import type { ReceitaReceipt } from './receipt.ts';
import { type ReceivedTransfer, receivedTransfers } from './transfers.ts';

export const receitasMaker: DatasetMaker = { dataset: receitas, rows: collected };

function* collected(world: World): Generator<Cells> {
  for (const one of pandemicReceitas(world)) yield cells(one);
  for (const { year } of world.exercises) {
    const lines = receitaForecasts(world).filter((one) => one.year === year && !one.deduction);
    for (let month = 1; month <= 12 && elapsed(world, year, month) > 0; month++) {
      for (const one of lines) yield* ofLine(world, one, month);
    }
  }
  for (const gain of receivedTransfers(world)) yield cells(booked(gain));
}

/** The part of a month that is over: revenue is published as it comes in (LC 101/2000, art. 48-A, II). */
function elapsed({ until }: World, year: number, month: number): number {
  const first = dayOf(`${year}-${padZeros(month, 2)}-01`);
  return Math.min(1, Math.max(0, (until + 1 - first) / (addMonths(first, 1) - first)));
}

function* ofLine(world: World, { year, line, updated }: ReceitaForecast, month: number): Generator<Cells> {
  const all = line.season.reduce((sum, part) => sum + part, 0);
  const due = (updated * (line.season[month - 1] ?? 0)) / Math.max(1, all);
  const luck = 930 + (hash('receita', world.seed, year, line.code, line.source, month) % 130);
  const cents = Math.round((due * luck * elapsed(world, year, month)) / 1_000);
  if (cents === 0) return;
  const { code, name, source, unit } = line;
  const receipt = { year, month, code, name, source, unit };
  yield cells({ ...receipt, cents, ...(line.billed && { billed: Math.round(cents * 1.18) }) });
  if (line.shared) yield cells({ ...receipt, cents: -Math.round(cents / FUNDEB_FIFTH), deduction: true });
  // The refund of what was paid twice.
  if (line.billed && month % 4 === 0) yield cells({ ...receipt, cents: -Math.ceil(cents / 400), deduction: true });
}

const booked = ({ day, ...gain }: ReceivedTransfer): ReceitaReceipt => ({
  ...gain,
  year: yearOf(day),
  month: monthOf(day),
});

const cells = (one: ReceitaReceipt): Cells => ({
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
