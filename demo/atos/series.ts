import { type Day, monthOf, WORKING_YEAR } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { MUNICIPAL_NORMS, type MunicipalNorm } from '../town/norms.ts';
import type { Exercise, World } from '../town/world.ts';
import { type Ato, type AtoBond, type AtoCircumstances, type AtoMatter, nameOfAto } from './model.ts';

/** One kind of act: how many a year, and how they are numbered. */
export interface AtoSeries {
  kind: string;
  yearly: number;
  number(place: number, year: number): string;
  /** Numbers that run on from year to year begin here; others begin again each January. */
  first?: number;
  matters: readonly AtoMatter[];
}

const PASSIVE: Readonly<Record<AtoBond, string>> = {
  Altera: 'É alterado por',
  Revoga: 'É revogado por',
  Regulamenta: 'É regulamentado por',
};

/** The least days between an act and its change. */
const REST = 20;

/** The acts of a body over its exercises, in the order of time, each knowing which others it changes and is changed by. */
export function enactSeries(world: World, series: readonly AtoSeries[], before: readonly Ato[] = []): Ato[] {
  const acts: Ato[] = [...before];
  const last = new Map<string, number>();
  for (const exercise of world.exercises) {
    const used = new Set<string>();
    for (const { day, of } of slots(exercise, series)) {
      const key = of.first === undefined ? `${of.kind} ${exercise.year}` : of.kind;
      const place = nextPlace(of, last.get(key) ?? of.first ?? 0);
      last.set(key, place);
      acts.push(enact(world, acts, of, place, exercise.year, day, used));
    }
  }
  return acts.slice(before.length);
}

/** The number after one, past those that acts written beforehand bear. */
function nextPlace({ kind, first, number }: AtoSeries, after: number): number {
  const taken = ({ kind: own, number: name }: MunicipalNorm, place: number): boolean =>
    own === kind && name === number(place, 0);
  let place = after + 1;
  while (first !== undefined && MUNICIPAL_NORMS.some((norm) => taken(norm, place))) place += 1;
  return place;
}

/** The days on which something is signed, spread over the year, each series in its own step. */
function slots({ days }: Exercise, series: readonly AtoSeries[]): { day: Day; of: AtoSeries }[] {
  const all = series.flatMap((of) => {
    const count = Math.round(of.yearly * Math.min(1, days.length / WORKING_YEAR));
    return Array.from({ length: count }, (_, i) => {
      const day = days[Math.floor(((i + 0.5) * days.length) / count)];
      return day === undefined ? [] : [{ day, of }];
    }).flat();
  });
  return all.sort((a, b) => a.day - b.day);
}

function enact(
  world: World,
  acts: readonly Ato[],
  { kind, number, matters }: AtoSeries,
  place: number,
  year: number,
  day: Day,
  used: Set<string>,
): Ato {
  const name = number(place, year);
  const seed = hash('ato', world.seed, kind, name, year);
  const { matter, old } = choose(matters, acts, day, used, new Random(seed));
  used.add(matter.id);
  const act: Ato = {
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

function circumstances(world: World, year: number, day: Day, seed: number, old: Ato | undefined): AtoCircumstances {
  const about = old?.say().summary ?? '';
  return { world, year, day, random: new Random(hash('texto', seed)), old: old ? nameOfAto(old) : '', about };
}

/** Chooses the matter of an act: one due this month first, else a random one, rather not used this year. */
function choose(matters: readonly AtoMatter[], acts: readonly Ato[], day: Day, used: Set<string>, random: Random) {
  const due = matters.find(({ id, month }) => month !== undefined && month <= monthOf(day) && !used.has(id));
  const able = matters.filter((matter) => possible(matter, acts, day, used));
  const fresh = able.filter(({ id }) => !used.has(id));
  const [first, ...rest] = fresh.length > 0 ? fresh : able;
  const matter = due ?? (first && random.pick([first, ...rest])) ?? matters[0];
  if (!matter) throw new Error('a series of acts has no matter to speak of');
  return { matter, old: matter.upon && target(matter.upon, acts, day) };
}

/** Whether a matter may be decided: it has an act to change and was not decided too often. */
function possible({ id, month, upon, single }: AtoMatter, acts: readonly Ato[], day: Day, used: Set<string>): boolean {
  if (month !== undefined) return false;
  if (single === 'ever' && acts.some(({ matter }) => matter === id)) return false;
  if (single === 'year' && used.has(id)) return false;
  return !upon || (!used.has(id) && target(upon, acts, day) !== undefined);
}

/** The latest act of a matter that is in force and has no such relation yet. */
function target({ matter, bond }: NonNullable<AtoMatter['upon']>, acts: readonly Ato[], day: Day): Ato | undefined {
  const done = [PASSIVE[bond], PASSIVE.Revoga];
  return acts.findLast(
    (act) => act.matter === matter && act.day + REST < day && !act.ties.some(({ relation }) => done.includes(relation)),
  );
}

/** Records a relation on both acts, so that the old one leads to the new. */
function tie(act: Ato, old: Ato, bond: AtoBond, part: string): void {
  act.ties.push({ relation: bond, other: old, part, since: act.day });
  old.ties.push({ relation: PASSIVE[bond], other: act, part, since: act.day });
}
