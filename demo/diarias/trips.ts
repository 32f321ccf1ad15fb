import { type Day, nextWorkingDay } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { CAREERS, postOf } from '../servidores/posts.ts';
import { isServing, type Servant, staff } from '../servidores/staff.ts';
import { padZeros } from '../text.ts';
import { oncePerWorld } from '../town/once.ts';
import { SAUDE } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import { townSize } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import {
  type Destination,
  HEALTH_DESTINATIONS,
  OVERSEAS_DESTINATIONS,
  pickFarDestination,
  STATE_DESTINATIONS,
} from './destinations.ts';
import { type DailyRate, dailyRateOf } from './rates.ts';
import { tripReason } from './reasons.ts';

/** Somebody sent somewhere, and what it cost. Money is in cents. */
export interface Trip {
  year: number;
  /** Nobody else's: `D-0001/2025`. The empenho of the trip repeats it. */
  process: string;
  who: Servant;
  /** The line of the table of values that applies to the post. */
  rate: DailyRate;
  to: Destination;
  start: Day;
  end: Day;
  /** Half days of allowance: a day without a night counts one. */
  halves: number;
  /** Of a whole day. */
  each: number;
  total: number;
  fares: number;
  /** What was given back. */
  back: number;
  transport: string;
  reason: string;
  /** Before the journey begins. */
  paid: Day;
  /** Whether a report was handed in. */
  reported: boolean;
}

/** Trips of a whole year in a town of 50,000. */
const YEARLY: Record<World['tenant'], number> = { pmdemo: 400, cmdemo: 60 };
/** Working days that no whole year has fewer than. */
const YEAR = 258;

/** Every journey of the four exercises, in the order they began. */
export const trips = oncePerWorld((world): readonly Trip[] => {
  const pool = travellers(world);
  const home = new Map<string, Day>();
  return world.exercises.flatMap((exercise) => {
    const share = townSize(world) * Math.min(1, exercise.days.length / YEAR);
    const count = Math.max(2, Math.round(YEARLY[world.tenant] * share));
    const made = Array.from({ length: count }, (_, place) => trip(world, exercise, place, count, pool, home));
    return made.filter((one) => one !== null);
  });
});

/** How often some travel for each time that everybody else does. */
const OFTEN: Readonly<Record<string, number>> = {
  Prefeito: 40,
  'Vice-Prefeito': 10,
  'Secretário Municipal': 10,
  Vereador: 5,
};

const drives = ({ post, unit }: Servant): boolean => post === 'Motorista' && unit === SAUDE;

/** Of teachers and nurses one in three is ever sent anywhere; of those who sweep and cook, nobody. */
function likely(one: Servant): number {
  if (['Aposentado', 'Pensionista', 'Contratado temporário'].includes(one.bond)) return 0;
  if (drives(one)) return 14;
  if (postOf(one.post).career === CAREERS.apoio && one.post !== 'Motorista') return 0;
  const rare = one.post === 'Professor' || one.unit === SAUDE;
  return OFTEN[one.post] ?? (one.bond === 'Comissionado' ? 3 : rare && one.luck % 3 > 0 ? 0 : 1);
}

/** Those who are sent, as many times as they are likelier than others. */
const travellers = (world: World): readonly Servant[] =>
  staff(world).flatMap((one) => Array.from({ length: likely(one) }, () => one));

function trip(
  world: World,
  { year, days }: Exercise,
  place: number,
  count: number,
  pool: readonly Servant[],
  home: Map<string, Day>,
): Trip | null {
  const random = new Random(hash('viagem', world.seed, world.tenant, year, place));
  const at = Math.floor((place * days.length) / count);
  const start = days[at] ?? world.until;
  const who = free(pool, start, home, random);
  if (!who) return null;
  const to = destination(who, random);
  const nights = nightsOf(who, to, random);
  const end = start + nights;
  if (end > world.until) return null;
  home.set(who.name, end);
  const paid = days[Math.max(0, at - random.between(1, 4))] ?? start;
  const process = `D-${padZeros(place + 1, 4)}/${year}`;
  const worth = value(world, who, to, year, nights, random);
  const reported = place % 9 === 4 && nextWorkingDay(end + 5) <= world.until;
  return { year, process, who, to, start, end, paid, reason: tripReason(who, to, random), reported, ...worth };
}

/** Somebody who serves that day and is not away. */
function free(pool: readonly Servant[], day: Day, home: ReadonlyMap<string, Day>, random: Random): Servant | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const one = pool[random.between(0, pool.length - 1)];
    if (one && isServing(one, day) && isServing(one, day + 5) && (home.get(one.name) ?? 0) < day) return one;
  }
  return undefined;
}

function destination(who: Servant, random: Random): Destination {
  if (drives(who)) return random.pick(HEALTH_DESTINATIONS);
  if (who.post === 'Prefeito' && random.chance(0.04)) return random.pick(OVERSEAS_DESTINATIONS);
  const away = who.post in OFTEN ? 0.3 : 0.12;
  return random.chance(away) ? pickFarDestination(random) : random.pick(STATE_DESTINATIONS);
}

/** Patients come home the same day, as a rule; beyond the state nobody does. */
function nightsOf(who: Servant, { reach }: Destination, random: Random): number {
  const choices: Record<Destination['reach'], NonEmpty<number>> = {
    inside: drives(who) ? [0, 0, 0, 0, 1] : [0, 0, 1, 1, 2],
    outside: [1, 2, 2, 3, 4],
    abroad: [5],
  };
  return random.pick(choices[reach]);
}

type Worth = Pick<Trip, 'rate' | 'halves' | 'each' | 'total' | 'fares' | 'back' | 'transport'>;

function value(world: World, who: Servant, to: Destination, year: number, nights: number, random: Random): Worth {
  const rate = dailyRateOf(world.tenant, who, year);
  const each = rate[to.reach];
  const halves = nights * 2 + 1;
  const flown = to.fare > 0;
  const fares = flown ? Math.round((to.fare * random.between(80, 150)) / 100) : 0;
  // Now and then somebody comes home early and returns a night.
  const back = nights > 0 && random.chance(0.02) ? each : 0;
  const transport = flown
    ? 'Avião'
    : random.chance(0.85)
      ? 'Veículo oficial'
      : random.pick(['Veículo próprio', 'Ônibus']);
  return { rate, each, halves, total: (each * halves) / 2, fares, back, transport };
}
