import { orcamentoLines, orcamentoOf } from '../despesa/lines.ts';
import { councilBudget } from '../duodecimos/budget.ts';
import { hash, Random } from '../kit/random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { RECEITA_LINES, type ReceitaLine } from './lines.ts';

/** The forecast of a line of revenue in an exercise; deductions are separate and below zero. Cents. */
export interface ReceitaForecast {
  year: number;
  line: ReceitaLine;
  deduction: boolean;
  initial: number;
  updated: number;
}

const THOUSAND = 100_000;
export const FUNDEB_FIFTH = 5;

const round = (cents: number): number => Math.round(cents / THOUSAND) * THOUSAND;

/** The largest line, which takes the roundings of all the others. */
const LARGEST = RECEITA_LINES.reduce((most, line) => (line.weight > most.weight && !line.shared ? line : most));

/** The forecasts of each exercise. They equal what both powers may spend, initial and updated. */
export const receitaForecasts = oncePerWorld((world): readonly ReceitaForecast[] => {
  const updated = new Map<number, number>();
  for (const one of orcamentoLines(world)) updated.set(one.year, (updated.get(one.year) ?? 0) + one.updated);
  return world.exercises.flatMap(({ year }) => {
    const council = councilBudget(year);
    return ofYear(world, year, orcamentoOf(world, year) + council, (updated.get(year) ?? 0) + council);
  });
});

function ofYear(world: World, year: number, law: number, credits: number): ReceitaForecast[] {
  const random = new Random(hash('previsão', world.seed, year));
  const drawn = RECEITA_LINES.map((line) => ({ line, wish: line.weight * random.between(94, 106) }));
  const sum = drawn.reduce(
    (all, { line, wish }) => all + (line.shared ? (wish * (FUNDEB_FIFTH - 1)) / FUNDEB_FIFTH : wish),
    0,
  );
  const rows = drawn.flatMap(({ line, wish }) => {
    const own = (total: number): number => round((total * wish) / sum);
    const gross: ReceitaForecast = { year, line, deduction: false, initial: own(law), updated: own(credits) };
    return line.shared ? [gross, deducted(gross)] : [gross];
  });
  return balanced(rows, law, credits);
}

const deducted = (gross: ReceitaForecast): ReceitaForecast => ({
  ...gross,
  deduction: true,
  initial: -round(gross.initial / FUNDEB_FIFTH),
  updated: -round(gross.updated / FUNDEB_FIFTH),
});

function balanced(rows: readonly ReceitaForecast[], law: number, credits: number): ReceitaForecast[] {
  const left = (of: 'initial' | 'updated', from: number): number => rows.reduce((rest, one) => rest - one[of], from);
  const rest = { initial: left('initial', law), updated: left('updated', credits) };
  return rows.map((one) =>
    one.line === LARGEST ? { ...one, initial: one.initial + rest.initial, updated: one.updated + rest.updated } : one,
  );
}
