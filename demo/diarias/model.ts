import { type Day, nextWorkingDay, WORKING_YEAR } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import type { NonEmpty } from '../kit/words.ts';
import { allServidores, isServing, type Servidor } from '../servidores/model.ts';
import { CAREERS, postOf } from '../servidores/posts.ts';
import { oncePerWorld } from '../town/once.ts';
import { SAUDE } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import { townSize } from '../town/world.ts';
import {
  type Destination,
  HEALTH_DESTINATIONS,
  OVERSEAS_DESTINATIONS,
  pickFarDestination,
  STATE_DESTINATIONS,
} from './destinations.ts';
import { type DailyRate, dailyRateOf } from './rates.ts';
import { diariaReason } from './reasons.ts';

/** A trip of a servant and its cost. Money is in cents. */
export interface Diaria {
  year: number;
  /** The unique number of the process, `D-0001/2025`, which the empenho of the trip repeats. */
  process: string;
  who: Servidor;
  /** The line of the table of values that applies to the post. */
  rate: DailyRate;
  to: Destination;
  start: Day;
  end: Day;
  /** Half days of allowance: a day without a night counts one. */
  halves: number;
  /** The rate of a whole day. */
  each: number;
  total: number;
  fares: number;
  /** The cents that were given back. */
  back: number;
  transport: string;
  reason: string;
  /** The day of payment, before the trip begins. */
  paid: Day;
  /** Whether a report was handed in. */
  reported: boolean;
}

/** Trips of a whole year in a town of 50,000. */
const YEARLY: Record<World['tenant'], number> = { pmdemo: 400, cmdemo: 60 };

/** Every journey of the four exercises, in the order they began. */
export const allDiarias = oncePerWorld((world): readonly Diaria[] => {
  const pool = travellers(world);
  const home = new Map<string, Day>();
  return world.exercises.flatMap((exercise) => {
    const share = townSize(world) * Math.min(1, exercise.days.length / WORKING_YEAR);
    const count = Math.max(2, Math.round(YEARLY[world.tenant] * share));
    const made = Array.from({ length: count }, (_, place) => trip(world, exercise, place, count, pool, home));
    return made.filter((one) => one !== null);
  });
});

/** How much more often than others the holders of some posts travel. */
const OFTEN: Readonly<Record<string, number>> = {
  Prefeito: 40,
  'Vice-Prefeito': 10,
  'Secretário Municipal': 10,
  Vereador: 5,
};

const drives = ({ post, unit }: Servidor): boolean => post === 'Motorista' && unit === SAUDE;

/** The relative frequency of a servant's trips: one in three teachers and nurses travels at all, and no cleaner or cook. */
function likely(one: Servidor): number {
  if (['Aposentado', 'Pensionista', 'Contratado temporário'].includes(one.bond)) return 0;
  if (drives(one)) return 14;
  if (postOf(one.post).career === CAREERS.apoio && one.post !== 'Motorista') return 0;
  const rare = one.post === 'Professor' || one.unit === SAUDE;
  return OFTEN[one.post] ?? (one.bond === 'Comissionado' ? 3 : rare && one.luck % 3 > 0 ? 0 : 1);
}

/** The servants to draw travellers from, each repeated by their relative frequency. */
const travellers = (world: World): readonly Servidor[] =>
  allServidores(world).flatMap((one) => Array.from({ length: likely(one) }, () => one));

function trip(
  world: World,
  { year, days }: Exercise,
  place: number,
  count: number,
  pool: readonly Servidor[],
  home: Map<string, Day>,
): Diaria | null {
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
  return { year, process, who, to, start, end, paid, reason: diariaReason(who, to, random), reported, ...worth };
}

/** Draws a servant who is in office on a day and not travelling. */
function free(
  pool: readonly Servidor[],
  day: Day,
  home: ReadonlyMap<string, Day>,
  random: Random,
): Servidor | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const one = pool[random.between(0, pool.length - 1)];
    if (one && isServing(one, day) && isServing(one, day + 5) && (home.get(one.name) ?? 0) < day) return one;
  }
  return undefined;
}

function destination(who: Servidor, random: Random): Destination {
  if (drives(who)) return random.pick(HEALTH_DESTINATIONS);
  if (who.post === 'Prefeito' && random.chance(0.04)) return random.pick(OVERSEAS_DESTINATIONS);
  const away = who.post in OFTEN ? 0.3 : 0.12;
  return random.chance(away) ? pickFarDestination(random) : random.pick(STATE_DESTINATIONS);
}

/** The nights of a trip: drivers of patients mostly return the same day, trips beyond the state never do. */
function nightsOf(who: Servidor, { reach }: Destination, random: Random): number {
  const choices: Record<Destination['reach'], NonEmpty<number>> = {
    inside: drives(who) ? [0, 0, 0, 0, 1] : [0, 0, 1, 1, 2],
    outside: [1, 2, 2, 3, 4],
    abroad: [5],
  };
  return random.pick(choices[reach]);
}

type Worth = Pick<Diaria, 'rate' | 'halves' | 'each' | 'total' | 'fares' | 'back' | 'transport'>;

function value(world: World, who: Servidor, to: Destination, year: number, nights: number, random: Random): Worth {
  const rate = dailyRateOf(world.tenant, who, year);
  const each = rate[to.reach];
  const halves = nights * 2 + 1;
  const flown = to.fare > 0;
  const fares = flown ? Math.round((to.fare * random.between(80, 150)) / 100) : 0;
  // One traveller in fifty comes home early and returns the value of a night.
  const back = nights > 0 && random.chance(0.02) ? each : 0;
  const transport = flown
    ? 'Avião'
    : random.chance(0.85)
      ? 'Veículo oficial'
      : random.pick(['Veículo próprio', 'Ônibus']);
  return { rate, each, halves, total: (each * halves) / 2, fares, back, transport };
}
