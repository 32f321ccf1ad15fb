import { type Day, dayOf, nextWorkingDay } from '../calendar.ts';
import type { ContractDossier } from '../contratos/dossier.ts';
import { sourceName } from '../despesa/classification.ts';
import { budgetLineOf } from '../despesa/contracts.ts';
import { contractKey, type Earmark, earmarksByContract } from '../emendas/earmarks.ts';
import { hash, Random } from '../random.ts';
import type { World } from '../town/world.ts';
import { placeOf, spotIn, type TownPlace } from './places.ts';
import { type BillLine, billOfQuantities, quantitiesDone, worthOfQuantities } from './quantities.ts';
import { type StopCircumstances, stopAt, type WorkStop } from './stops.ts';

/** What was built in a period. Money is in cents. */
export interface WorkMeasure {
  from: Day;
  to: Day;
  day: Day;
  /** The share of the work done by then. */
  share: number;
  value: number;
  /** Null while it waits to be paid. */
  paid: Day | null;
}

/** A work: a contract that builds. Its measures are worth what its quantities are, and never more than the contract. */
export interface Work {
  of: ContractDossier;
  /** Which one of its exercise it is, from 0. */
  place: number;
  where: TownPlace;
  street: string;
  spot: { lat: number; long: number } | null;
  order: Day;
  start: Day | null;
  due: Day;
  finished: Day | null;
  situation: string;
  lines: readonly BillLine[];
  /** Of each line, how many were done and how many of those were paid. */
  quantities: { done: readonly number[]; paid: readonly number[] };
  measures: readonly WorkMeasure[];
  stops: readonly WorkStop[];
  measured: number;
  paid: number;
  source: string;
  /** The earmark that pays it, if one does. */
  earmark: Earmark | undefined;
  register: string;
}

/** The fate of a work: until when it goes on, and how much of it is done by the day it was planned to be ready. */
interface Fate {
  situation: string;
  last: Day;
  pace: number;
  ready: boolean;
}

export function workOf(world: World, of: ContractDossier, place: number): Work {
  const { draft } = of;
  const random = new Random(hash('obra', world.seed, world.tenant, draft.year, draft.number));
  const order = Math.min(
    nextWorkingDay(draft.signed + random.between(0, 6)),
    world.until,
    dayOf(`${draft.year}-12-31`),
  );
  const begin = nextWorkingDay(Math.max(order, draft.start) + random.between(3, 12));
  const due = Math.max(begin + 60, (of.situation === 'Rescindido' ? draft.end : of.end) - random.between(8, 25));
  const fate = fateOf(world, of, begin, due, random);
  const start = begin <= world.until && fate.situation !== 'Cancelada' ? begin : null;
  const lines = billOfQuantities(draft.object, draft.initial, random);
  const measures = start === null ? [] : measured(world, of, { start, due, fate, lines }, random);
  const where = placeOf(draft.object);
  const earmark = earmarksByContract(world).get(contractKey(of));
  return {
    of,
    place,
    where,
    street: `${random.pick(where.streets)}, ${random.chance(0.5) ? 's/nº' : random.between(12, 990)}`,
    spot: random.chance(0.06) ? null : spotIn(where, random),
    order,
    start,
    due,
    finished: fate.ready ? fate.last : null,
    situation: fate.situation,
    lines,
    ...sums(of, lines, measures),
    stops: stopsOf({ until: world.until, granted: earmark?.origin === 'Federal' }, fate, measures, random),
    source: sourceName(budgetLineOf(world, of).source),
    earmark,
    register: `RN${draft.year}.${String(random.between(1, 899_999)).padStart(6, '0')}`,
  };
}

/** What became of it, in agreement with what became of its contract. */
function fateOf(world: World, of: ContractDossier, start: Day, due: Day, random: Random): Fate {
  const luck = random.next();
  const pace = 0.66 + random.next() * 0.32;
  const slow = 0.2 + random.next() * 0.5;
  const gone = Math.min(of.end, world.until);
  if (of.situation === 'Anulado') return { situation: 'Cancelada', last: start, pace: 0, ready: false };
  if (start > world.until) return { situation: 'Não iniciada', last: start, pace: 0, ready: false };
  if (of.situation === 'Rescindido') return { situation: 'Rescindida', last: gone, pace: slow, ready: false };
  if (of.situation === 'Encerrado' && luck < 0.05)
    return { situation: 'Inacabada', last: gone, pace: slow, ready: false };
  const since = start + Math.floor((gone - start) * (0.45 + random.next() * 0.4));
  const halted = of.situation === 'Suspenso' || (due > world.until && luck < 0.18 && since > start + 40);
  if (halted) return { situation: 'Paralisada', last: since, pace, ready: false };
  if (due <= world.until) return { situation: 'Concluída', last: due, pace: 1, ready: true };
  return { situation: 'Em andamento', last: world.until, pace, ready: false };
}

/** Works begin and end slowly. Products alone: of powers each engine has its own. */
const curve = (time: number): number => (time >= 1 ? 1 : time * time * (3 - 2 * time));

interface Course {
  start: Day;
  due: Day;
  fate: Fate;
  lines: readonly BillLine[];
}

/** About one a month; more than so many only happen where a work drags on. */
const MOST = 18;

function measured(
  world: World,
  of: ContractDossier,
  { start, due, fate, lines }: Course,
  random: Random,
): WorkMeasure[] {
  const span = fate.last - start;
  const step = Math.max(30, Math.ceil(span / MOST));
  const measures: WorkMeasure[] = [];
  let [before, paidUntil] = [0, 0];
  for (let from = start; from < fate.last; from += step) {
    const to = Math.min(from + step - 1, fate.last);
    // Of a month that has begun nothing is measured yet, unless nothing more will come.
    if (fate.situation === 'Em andamento' && to - from < step - 1) break;
    const share = fate.pace * curve((to - start + 1) / (fate.ready ? span : due - start));
    const value = worthOfQuantities(lines, quantitiesDone(lines, share, of.total));
    paidUntil = nextWorkingDay(Math.max(paidUntil, to + random.between(18, 48)));
    const paid = paidUntil <= world.until ? paidUntil : null;
    measures.push({ from, to, day: Math.min(world.until, nextWorkingDay(to + 1)), share, value: value - before, paid });
    before = value;
  }
  return measures;
}

function sums({ total }: ContractDossier, lines: readonly BillLine[], measures: readonly WorkMeasure[]) {
  const by = (known: readonly WorkMeasure[]) => quantitiesDone(lines, known.at(-1)?.share ?? 0, total);
  const quantities = { done: by(measures), paid: by(measures.filter(({ paid }) => paid !== null)) };
  return {
    quantities,
    measured: worthOfQuantities(lines, quantities.done),
    paid: worthOfQuantities(lines, quantities.paid),
    measures,
  };
}

/** The stop that lasts, or one of some days between two measures that is over. */
function stopsOf(
  about: StopCircumstances,
  { situation, last }: Fate,
  measures: readonly WorkMeasure[],
  random: Random,
): WorkStop[] {
  if (situation === 'Paralisada') return [stopAt(about, last, null, random)];
  const during = measures[random.between(1, 6)];
  if (!during || during.to - during.from < 28 || !random.chance(0.16)) return [];
  return [stopAt(about, during.from + 2, during.from + random.between(9, 24), random)];
}
