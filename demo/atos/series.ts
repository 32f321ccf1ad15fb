import { type Day, monthOf } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import type { Exercise, World } from '../town/world.ts';
import { type ActBond, type ActCircumstances, type ActMatter, type NormativeAct, nameOfAct } from './act.ts';

/** One kind of act: how many a year, and how they are numbered. */
export interface ActSeries {
  kind: string;
  yearly: number;
  number(place: number, year: number): string;
  /** Numbers that run on from year to year begin here; others begin again each January. */
  first?: number;
  matters: readonly ActMatter[];
}

const PASSIVE: Readonly<Record<ActBond, string>> = {
  Altera: 'É alterado por',
  Revoga: 'É revogado por',
  Regulamenta: 'É regulamentado por',
};

/** Working days that no whole year has fewer than. */
const YEAR = 258;
/** Nobody changes on Monday what was decided on Friday. */
const REST = 20;

/** The acts of a body over its exercises, in the order of time, each knowing which others it changes and is changed by. */
export function enactSeries(
  world: World,
  series: readonly ActSeries[],
  before: readonly NormativeAct[] = [],
): NormativeAct[] {
  const acts: NormativeAct[] = [...before];
  const last = new Map<string, number>();
  for (const exercise of world.exercises) {
    const used = new Set<string>();
    for (const { day, of } of slots(exercise, series)) {
      const key = of.first === undefined ? `${of.kind} ${exercise.year}` : of.kind;
      const place = (last.get(key) ?? of.first ?? 0) + 1;
      last.set(key, place);
      acts.push(enact(world, acts, of, place, exercise.year, day, used));
    }
  }
  return acts.slice(before.length);
}

/** The days on which something is signed, spread over the year, each series in its own step. */
function slots({ days }: Exercise, series: readonly ActSeries[]): { day: Day; of: ActSeries }[] {
  const all = series.flatMap((of) => {
    const count = Math.round(of.yearly * Math.min(1, days.length / YEAR));
    return Array.from({ length: count }, (_, i) => {
      const day = days[Math.floor(((i + 0.5) * days.length) / count)];
      return day === undefined ? [] : [{ day, of }];
    }).flat();
  });
  return all.sort((a, b) => a.day - b.day);
}

function enact(
  world: World,
  acts: readonly NormativeAct[],
  { kind, number, matters }: ActSeries,
  place: number,
  year: number,
  day: Day,
  used: Set<string>,
): NormativeAct {
  const name = number(place, year);
  const seed = hash('ato', world.seed, kind, name, year);
  const { matter, old } = choose(matters, acts, day, used, new Random(seed));
  used.add(matter.id);
  const act: NormativeAct = {
    matter: matter.id,
    kind,
    number: name,
    year,
    day,
    subject: matter.subject,
    author: matter.author,
    brief: matter.brief ?? false,
    ties: [],
    say: () => matter.say(circumstances(world, year, day, seed, old)),
  };
  if (old && matter.upon) tie(act, old, matter.upon.bond, matter.upon.part);
  return act;
}

function circumstances(
  world: World,
  year: number,
  day: Day,
  seed: number,
  old: NormativeAct | undefined,
): ActCircumstances {
  const about = old?.say().summary ?? '';
  return { world, year, day, random: new Random(hash('texto', seed)), old: old ? nameOfAct(old) : '', about };
}

/** What has its month comes first; then whatever the luck of the day brings, rather what was not said this year. */
function choose(
  matters: readonly ActMatter[],
  acts: readonly NormativeAct[],
  day: Day,
  used: Set<string>,
  random: Random,
) {
  const due = matters.find(({ id, month }) => month !== undefined && month <= monthOf(day) && !used.has(id));
  const able = matters.filter((matter) => possible(matter, acts, day, used));
  const fresh = able.filter(({ id }) => !used.has(id));
  const [first, ...rest] = fresh.length > 0 ? fresh : able;
  const matter = due ?? (first && random.pick([first, ...rest])) ?? matters[0];
  if (!matter) throw new Error('a series of acts has no matter to speak of');
  return { matter, old: matter.upon && target(matter.upon, acts, day) };
}

/** Whether there is something for it to change, and it is not said too often. */
function possible(
  { id, month, upon, single }: ActMatter,
  acts: readonly NormativeAct[],
  day: Day,
  used: Set<string>,
): boolean {
  if (month !== undefined) return false;
  if (single === 'ever' && acts.some(({ matter }) => matter === id)) return false;
  if (single === 'year' && used.has(id)) return false;
  return !upon || (!used.has(id) && target(upon, acts, day) !== undefined);
}

/** The latest act of a matter that still stands and to which this was not done before. */
function target(
  { matter, bond }: NonNullable<ActMatter['upon']>,
  acts: readonly NormativeAct[],
  day: Day,
): NormativeAct | undefined {
  const done = [PASSIVE[bond], PASSIVE.Revoga];
  return acts.findLast(
    (act) => act.matter === matter && act.day + REST < day && !act.ties.some(({ relation }) => done.includes(relation)),
  );
}

/** Told by both, so that whoever reads the old one learns of the new. */
function tie(act: NormativeAct, old: NormativeAct, bond: ActBond, part: string): void {
  act.ties.push({ relation: bond, other: old, part, since: act.day });
  old.ties.push({ relation: PASSIVE[bond], other: act, part, since: act.day });
}
