import { councilBudget } from '../duodecimos/budget.ts';
import { hash, Random } from '../kit/random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { townSize } from '../town/world.ts';
import { COUNCIL_RESERVE_ACTION, FREE_SOURCE, RESERVE_ACTION, UNFUNDED_WORKS } from './actions.ts';
import { allEmpenhos } from './all.ts';
import { type BudgetLine, dotationOf, empenhadoCents } from './model.ts';

/** A budget line in an exercise. Cents; what is free is what was updated less what was committed, never below zero. */
interface OrcamentoLine {
  year: number;
  line: BudgetLine;
  initial: number;
  updated: number;
  committed: number;
}

const YEAR = 2026;
const CENTS = 21_000_000_000;
const THOUSAND = 100_000;

/** The total of the budget law of a year: a council's is its duodécimos, a prefeitura's grows by 6 % a year. */
export function orcamentoOf(world: World, year: number): number {
  if (world.tenant === 'cmdemo') return councilBudget(year);
  let cents = CENTS * townSize(world);
  for (let at = YEAR; at > year; at--) cents /= 1.06;
  for (let at = YEAR; at < year; at++) cents *= 1.06;
  return Math.round(cents / THOUSAND / 100) * THOUSAND * 100;
}

/** The budget of each exercise, line by line: large enough for all that was committed. */
export const orcamentoLines = oncePerWorld((world): readonly OrcamentoLine[] => {
  const years = new Map<number, Map<BudgetLine, number>>();
  for (const one of allEmpenhos(world)) {
    const lines = years.get(one.year) ?? new Map<BudgetLine, number>();
    years.set(one.year, lines);
    lines.set(one.line, (lines.get(one.line) ?? 0) + empenhadoCents(one));
  }
  const whole = new Set(world.exercises.map(({ year }) => year));
  return [...years].flatMap(([year, lines]) =>
    whole.has(year) ? ofYear(world, year, lines) : extraordinary(year, lines),
  );
});

/** The budget lines of the pandemic, before the exercises of the data: extraordinary credits opened by decree. */
const extraordinary = (year: number, lines: ReadonlyMap<BudgetLine, number>): OrcamentoLine[] =>
  [...lines].map(([line, cents]) => ({ year, line, initial: 0, updated: ceil(cents), committed: cents }));

function ofYear(world: World, year: number, lines: ReadonlyMap<BudgetLine, number>): OrcamentoLine[] {
  const random = new Random(hash('orçamento', world.seed, world.tenant, year));
  const law = orcamentoOf(world, year);
  const spent = [...lines.values()].reduce((sum, cents) => sum + cents, 0);
  // A prefeitura gets credits from what it collects beyond the forecast; a council never gets more than its twelfths.
  const grown = world.tenant === 'pmdemo' ? Math.round((law * 3) / 100 / THOUSAND) * THOUSAND : 0;
  const room = world.tenant === 'pmdemo' ? 102 : 101;
  const total = Math.max(law + grown, ceil((spent * room) / 100) + lines.size * THOUSAND);
  const hopes =
    world.tenant === 'pmdemo'
      ? UNFUNDED_WORKS.map((action) => [dotationOf(action, '4.4.90.51', action.sources[0]), 0] as const)
      : [];
  const slack = total - spent;
  const drawn = [...lines, ...hopes].map(([line, cents]): OrcamentoLine => {
    const share = cents > 0 ? (cents / Math.max(1, spent)) * 0.6 : 0.2 / UNFUNDED_WORKS.length;
    const updated = ceil(cents) + floor((slack * share * random.between(60, 120)) / 100);
    return { year, line, initial: 0, updated, committed: cents };
  });
  return balanced(world, year, drawn, law, total, random);
}

const ceil = (cents: number): number => Math.ceil(cents / THOUSAND) * THOUSAND;
const floor = (cents: number): number => Math.floor(cents / THOUSAND) * THOUSAND;

/** The initial value of each line, and a reserve that takes the rest of both sums. */
function balanced(
  world: World,
  year: number,
  drawn: readonly OrcamentoLine[],
  law: number,
  total: number,
  random: Random,
): OrcamentoLine[] {
  const wished = drawn.map(({ updated }) => updated * random.between(82, 112));
  const sum = wished.reduce((all, part) => all + part, 0);
  const lines = drawn.map((one, i) => ({ ...one, initial: floor(((law * 0.985) / sum) * (wished[i] ?? 0)) }));
  const left = (of: 'initial' | 'updated', from: number) => lines.reduce((rest, one) => rest - one[of], from);
  const action = world.tenant === 'pmdemo' ? RESERVE_ACTION : COUNCIL_RESERVE_ACTION;
  const reserve = { initial: left('initial', law), updated: left('updated', total), committed: 0 };
  return [...lines, { year, line: dotationOf(action, '9.9.99.99', FREE_SOURCE), ...reserve }];
}
