import { duodecimos } from '../../catalog/datasets/duodecimos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, dayOf, nextWorkingDay } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { hash } from '../random.ts';
import { padZeros, reais } from '../text.ts';
import type { World } from '../town/world.ts';

/** The transfers to the council. Both bodies publish the same: one made them, the other received them. */
export const duodecimosMaker: DatasetMaker = { dataset: duodecimos, rows };

/** The council's budget in this year, in cents; from there it grows and goes back by the same steps. */
const YEAR = 2026;
const CENTS = 650_000_000;

/** What the budget law gives the council in a year: the same figure for both bodies, a whole number for each month. */
export function councilBudget(year: number): number {
  let cents = CENTS;
  for (let at = YEAR; at > year; at--) cents = (cents * 968) / 1_000;
  for (let at = YEAR; at < year; at++) cents = (cents * 1_033) / 1_000;
  return Math.round(cents / 1_200_000) * 1_200_000;
}

interface Transfer {
  year: number;
  month: number;
  day: Day;
  fixed: number;
  received: number;
  returned: number;
  other: number;
}

/** What comes back to the prefeitura at the end of a year, in thousandths of the budget. */
const RETURNED = 12;

function* rows({ exercises, until, seed }: World): Generator<Cells> {
  for (const { year } of exercises) {
    const sums = { fixed: 0, received: 0 };
    for (let month = 1; month <= 12; month++) {
      const one = transfer(year, month, seed);
      if (one.day > until) return;
      sums.fixed += one.fixed;
      sums.received += one.received;
      yield cells(one, sums);
    }
  }
}

/** Once a year the town is short of money: a part of one month's twelfth comes with the next. */
function transfer(year: number, month: number, seed: number): Transfer {
  const fixed = councilBudget(year) / 12;
  const short = 4 + (hash('duodécimo', seed, year) % 6);
  const late = Math.round(fixed / 10);
  const kept = { [short]: -late, [short + 1]: late }[month] ?? 0;
  return {
    year,
    month,
    // Due on the 20th (CF, art. 168): what would fall on a weekend is paid on the Monday before it.
    day: nextWorkingDay(dayOf(`${year}-${padZeros(month, 2)}-17`)),
    fixed,
    received: fixed + kept,
    returned: month === 12 ? Math.round((councilBudget(year) * RETURNED) / 1_000) : 0,
    other: 80_000 + (hash('rendimentos', seed, year, month) % 140_000),
  };
}

const cells = (one: Transfer, sums: { fixed: number; received: number }): Cells => ({
  numExercicio: String(one.year),
  dtMesAno: `${padZeros(one.month, 2)}/${one.year}`,
  dtRepasse: brDate(one.day),
  numDocumento: `TF ${padZeros(one.month, 3)}/${one.year}`,
  vlrFixado: reais(one.fixed),
  vlrRecebido: reais(one.received),
  vlrDiferenca: reais(one.received - one.fixed),
  vlrFixadoAcumulado: reais(sums.fixed),
  vlrRecebidoAcumulado: reais(sums.received),
  vlrDevolvido: reais(one.returned),
  vlrOutrasReceitas: reais(one.other),
});
