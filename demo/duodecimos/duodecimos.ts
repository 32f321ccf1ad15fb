import { duodecimos } from '../../catalog/datasets/duodecimos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { allEmpenhos } from '../despesa/all.ts';
import { empenhadoCents } from '../despesa/model.ts';
import { brDate, type Day, dayOf, nextWorkingDay } from '../kit/calendar.ts';
import { hash } from '../kit/random.ts';
import { padZeros, reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import { councilOf } from '../town/chamber.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { councilBudget } from './budget.ts';

/** The transfers to the council. Both bodies publish the same: one made them, the other received them. */
export const duodecimosMaker: DatasetMaker = { dataset: duodecimos, rows };

interface Transfer {
  year: number;
  month: number;
  day: Day;
  fixed: number;
  received: number;
  returned: number;
  other: number;
}

/** What the council did not commit in a year, which goes back to the prefeitura in December (CF, art. 168, § 2º). */
const leftOf = oncePerWorld((world): ReadonlyMap<number, number> => {
  const left = new Map(world.exercises.map(({ year }) => [year, councilBudget(year)]));
  for (const one of allEmpenhos(councilOf(world))) left.set(one.year, (left.get(one.year) ?? 0) - empenhadoCents(one));
  return new Map([...left].map(([year, cents]) => [year, Math.max(0, cents)]));
});

function* rows(world: World): Generator<Cells> {
  const { exercises, until, seed } = world;
  for (const { year } of exercises) {
    const sums = { fixed: 0, received: 0 };
    for (let month = 1; month <= 12; month++) {
      const one = transfer(year, month, seed, month === 12 ? (leftOf(world).get(year) ?? 0) : 0);
      if (one.day > until) return;
      sums.fixed += one.fixed;
      sums.received += one.received;
      yield cells(one, sums);
    }
  }
}

/** The transfer of a month. Once a year a tenth of it is late and comes with the next. */
function transfer(year: number, month: number, seed: number, returned: number): Transfer {
  const fixed = councilBudget(year) / 12;
  const short = 4 + (hash('duodécimo', seed, year) % 6);
  const late = Math.round(fixed / 10);
  const kept = { [short]: -late, [short + 1]: late }[month] ?? 0;
  return {
    year,
    month,
    // Due by the 20th (CF, art. 168): paid on the first working day from the 17th on.
    day: nextWorkingDay(dayOf(`${year}-${padZeros(month, 2)}-17`)),
    fixed,
    received: fixed + kept,
    returned,
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
