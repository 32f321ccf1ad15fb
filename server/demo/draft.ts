import { addMonths, type Day, monthOf } from './calendar.ts';
import { company, founded, individual, oneself, type Supplier } from './companies.ts';
import { type Modality, modality } from './modality.ts';
import { hash, Random } from './random.ts';
import { special } from './special.ts';
import type { Subject } from './subjects.ts';
import type { Exercise, World } from './world.ts';

/** A contract as it was signed. Money is in cents. */
export interface Draft {
  year: number;
  number: string;
  kind: string;
  category: string;
  unit: string;
  object: string;
  supplier: Supplier;
  modality: Modality;
  tender: string;
  process: string;
  registered: boolean;
  signed: Day;
  start: Day;
  end: Day;
  initial: number;
  subject: Subject;
}

/** Above it nobody may be a one-person company. */
const ONESELF = 8_100_000;

/** Contract number so-and-so of an exercise: made from its place alone, so that a million of them need no memory. */
export function draft(world: World, exercise: Exercise, place: number): Draft {
  const random = new Random(hash(world.seed, world.tenant, exercise.year, place));
  const subject = choose(world, random);
  const signed = exercise.days[Math.floor((place * exercise.days.length) / exercise.contracts)] ?? world.until;
  const start = signed + (random.chance(0.3) ? random.between(1, 12) : 0);
  const months = random.pick(subject.months);
  const initial = price(subject, months, random);
  const how = modality(subject.way, initial, random);
  const small = subject.way === 'bid' && initial < 6_000_000 && place % 7 === 3;
  const made: Draft = {
    year: exercise.year,
    number: small ? `CC-${pad(Math.floor(place / 7) + 1, 2)}` : `${pad(place + 1, world.digits)}/${exercise.year}`,
    kind: small ? 'Carta-contrato' : 'Contrato (termo inicial)',
    category: subject.category,
    unit: random.pick(subject.units),
    object: `${random.pick(subject.what)} ${random.pick(subject.whom)}`,
    supplier: supplier(world, subject, signed, initial, random),
    modality: how,
    tender: `${how.prefix} ${pad(Math.floor(place / 2) + 1, 3)}/${exercise.year}`,
    process: `${exercise.year}.${pad(monthOf(signed), 2)}.${pad(place * 2 + random.between(1, 2), 4)}`,
    registered: subject.category === 'Compras' && how.prefix === 'PE' && random.chance(0.6),
    signed,
    start,
    end: addMonths(start, months) - 1,
    initial,
    subject,
  };
  const odd = special(world, exercise, place);
  return odd ? { ...made, ...odd } : made;
}

export const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

function choose({ subjects }: World, random: Random): Subject {
  let left = random.next() * subjects.reduce((sum, { weight }) => sum + weight, 0);
  for (const subject of subjects) {
    left -= subject.weight;
    if (left < 0) return subject;
  }
  return subjects[0];
}

/** What is paid by the month comes in round instalments; what is bought, to the cent. */
function price({ value: [least, most], renewed }: Subject, months: number, random: Random): number {
  const cents = random.spread(least * 100, most * 100);
  return renewed >= 0.5 ? Math.max(1, Math.round(cents / months / 5_000)) * 5_000 * months : cents;
}

function supplier(world: World, subject: Subject, signed: Day, cents: number, random: Random): Supplier {
  const { trade, persons = 0, oneself: alone = 0 } = subject;
  // A few win often, most win once.
  const share = random.next();
  const place = Math.floor(world.companies * share * share);
  const luck = random.next();
  if (luck < persons) return individual(trade, place, world.seed);
  if (luck < persons + alone && cents < ONESELF) return oneself(trade, place, world.seed);
  return company(trade, founded(place, signed) ? place : place + 1, world.seed);
}
