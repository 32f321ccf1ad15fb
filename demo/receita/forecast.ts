import { allotments, budgetOf } from '../despesa/allotments.ts';
import { hash, Random } from '../random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { REVENUE_LINES, type RevenueLine } from './lines.ts';

/** What a line of revenue was expected to bring in an exercise, deductions by themselves and below zero. Cents. */
export interface Forecast {
  year: number;
  line: RevenueLine;
  deduction: boolean;
  initial: number;
  updated: number;
}

const THOUSAND = 100_000;
export const FUNDEB_FIFTH = 5;

const round = (cents: number): number => Math.round(cents / THOUSAND) * THOUSAND;

/** Where the roundings of all the others end. */
const LARGEST = REVENUE_LINES.reduce((most, line) => (line.weight > most.weight && !line.shared ? line : most));

/** What is expected equals what may be spent, in the law and after every credit: a budget balances. */
export const forecasts = oncePerWorld((world): readonly Forecast[] => {
  const updated = new Map<number, number>();
  for (const one of allotments(world)) updated.set(one.year, (updated.get(one.year) ?? 0) + one.updated);
  return world.exercises.flatMap(({ year }) => ofYear(world, year, budgetOf(world, year), updated.get(year) ?? 0));
});

function ofYear(world: World, year: number, law: number, credits: number): Forecast[] {
  const random = new Random(hash('previsão', world.seed, year));
  const drawn = REVENUE_LINES.map((line) => ({ line, wish: line.weight * random.between(94, 106) }));
  const sum = drawn.reduce(
    (all, { line, wish }) => all + (line.shared ? (wish * (FUNDEB_FIFTH - 1)) / FUNDEB_FIFTH : wish),
    0,
  );
  const rows = drawn.flatMap(({ line, wish }) => {
    const own = (total: number): number => round((total * wish) / sum);
    const gross: Forecast = { year, line, deduction: false, initial: own(law), updated: own(credits) };
    return line.shared ? [gross, deducted(gross)] : [gross];
  });
  return balanced(rows, law, credits);
}

const deducted = (gross: Forecast): Forecast => ({
  ...gross,
  deduction: true,
  initial: -round(gross.initial / FUNDEB_FIFTH),
  updated: -round(gross.updated / FUNDEB_FIFTH),
});

function balanced(rows: readonly Forecast[], law: number, credits: number): Forecast[] {
  const left = (of: 'initial' | 'updated', from: number): number => rows.reduce((rest, one) => rest - one[of], from);
  const rest = { initial: left('initial', law), updated: left('updated', credits) };
  return rows.map((one) =>
    one.line === LARGEST ? { ...one, initial: one.initial + rest.initial, updated: one.updated + rest.updated } : one,
  );
}
