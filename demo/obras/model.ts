import type { ContratoDossier } from '../contratos/dossier.ts';
import { sourceName } from '../despesa/classification.ts';
import { budgetLineOf } from '../despesa/sources/contratos.ts';
import { contratoKey, type Emenda, emendasByContrato } from '../emendas/model.ts';
import { type Day, dayOf, nextWorkingDay } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import type { World } from '../town/world.ts';
import { placeOf, spotIn, type TownPlace } from './places.ts';
import { type BillLine, billOfQuantities, quantitiesDone, worthOfQuantities } from './quantities.ts';
import { type ObraStop, type StopCircumstances, stopAt } from './stops.ts';

/** A measurement of what was built in a period. Money is in cents. */
export interface ObraMeasure {
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
export interface Obra {
  of: ContratoDossier;
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
  /** The quantities of each line done, and of those the quantities paid. */
  quantities: { done: readonly number[]; paid: readonly number[] };
  measures: readonly ObraMeasure[];
  stops: readonly ObraStop[];
  measured: number;
  paid: number;
  source: string;
  /** The earmark that pays it, if one does. */
  earmark: Emenda | undefined;
  register: string;
}

/** The fate of a work: its last day, and the share done by the day it was planned to be ready. */
interface Fate {
  situation: string;
  last: Day;
  pace: number;
  ready: boolean;
}

export function obraOf(world: World, of: ContratoDossier, place: number): Obra {
  const { draft } = of;
  const random = new Random(hash('obra', world.seed, world.tenant, draft.year, draft.number));
  const planned = nextWorkingDay(draft.signed + random.between(0, 6));
  // An order is numbered in the exercise of its contract; what would come after it is given at once.
  const order = planned <= Math.min(world.until, dayOf(`${draft.year}-12-31`)) ? planned : draft.signed;
  const begin = nextWorkingDay(Math.max(order, draft.start) + random.between(3, 12));
  const due = Math.max(begin + 60, (of.situation === 'Rescindido' ? draft.end : of.end) - random.between(8, 25));
  const fate = fateOf(world, of, begin, due, random);
  const start = begin <= world.until && fate.situation !== 'Cancelada' ? begin : null;
  const lines = billOfQuantities(draft.object, draft.initial, random);
  const measures = start === null ? [] : measured(world, of, { start, due, fate, lines }, random);
  const where = placeOf(draft.object);
  const earmark = emendasByContrato(world).get(contratoKey(of));
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

/** The fate of a work, in agreement with the situation of its contract. */
function fateOf(world: World, of: ContratoDossier, start: Day, due: Day, random: Random): Fate {
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

/** The share of a work done at a share of its time: slow at both ends. Only products, because powers differ between engines. */
const curve = (time: number): number => (time >= 1 ? 1 : time * time * (3 - 2 * time));

interface Course {
  start: Day;
  due: Day;
  fate: Fate;
  lines: readonly BillLine[];
}

/** The most measurements of a work; about one a month. */
const MOST = 18;

function measured(
  world: World,
  of: ContratoDossier,
  { start, due, fate, lines }: Course,
  random: Random,
): ObraMeasure[] {
  const span = fate.last - start;
  const step = Math.max(30, Math.ceil(span / MOST));
  const measures: ObraMeasure[] = [];
  let [before, paidUntil] = [0, 0];
  for (let from = start; from < fate.last; from += step) {
    const to = Math.min(from + step - 1, fate.last);
    // A month that has just begun is not measured yet, unless the work ended in it.
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

function sums({ total }: ContratoDossier, lines: readonly BillLine[], measures: readonly ObraMeasure[]) {
  const by = (known: readonly ObraMeasure[]) => quantitiesDone(lines, known.at(-1)?.share ?? 0, total);
  const quantities = { done: by(measures), paid: by(measures.filter(({ paid }) => paid !== null)) };
  return {
    quantities,
    measured: worthOfQuantities(lines, quantities.done),
    paid: worthOfQuantities(lines, quantities.paid),
    measures,
  };
}

/** The stops of a work: one that lasts, or one of some days that is over. */
function stopsOf(
  about: StopCircumstances,
  { situation, last }: Fate,
  measures: readonly ObraMeasure[],
  random: Random,
): ObraStop[] {
  if (situation === 'Paralisada') return [stopAt(about, last, null, random)];
  const during = measures[random.between(1, 6)];
  if (!during || during.to - during.from < 28 || !random.chance(0.16)) return [];
  return [stopAt(about, during.from + 2, during.from + random.between(9, 24), random)];
}
