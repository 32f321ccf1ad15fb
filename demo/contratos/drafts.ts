import { addMonths, type Day } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import type { NonEmpty } from '../kit/words.ts';
import { companyOf, individualSupplier, isFoundedBy, type Supplier, soleTrader } from '../town/companies.ts';
import type { PurchaseSubject } from '../town/subjects.ts';
import type { Exercise, World } from '../town/world.ts';
import { type ContratoDraft, processMonth } from './draft.ts';
import { extremeTerms } from './extremes.ts';
import { isCompetitive, modalityFor } from './modality.ts';

/** The most cents of a contract with a one-person company. */
const ONESELF = 8_100_000;

/** The contract at a place of an exercise, made from its place alone, so that a million need no memory. */
export function contratoDraft(world: World, exercise: Exercise, place: number): ContratoDraft {
  const odd = extremeTerms(world, exercise, place);
  if (odd) return named({ ...drawContrato(world, exercise, place), ...odd }, place);
  const first = firstLot(world, exercise, place);
  return first ? second(world, exercise, place, first) : named(drawContrato(world, exercise, place), place);
}

/** The share of neighbouring contracts that are two lots of one tender. */
const SHARED = 0.4;

/** The contract for the first lot, where the contract at this place is for the second; mostly undefined. */
export function firstLot(world: World, exercise: Exercise, place: number): ContratoDraft | undefined {
  const random = new Random(hash('lote', world.seed, world.tenant, exercise.year, place));
  if (place % 2 === 0 || !random.chance(SHARED)) return undefined;
  if (extremeTerms(world, exercise, place) || extremeTerms(world, exercise, place - 1)) return undefined;
  const first = named(drawContrato(world, exercise, place - 1), place - 1);
  return isCompetitive(first.modality) ? first : undefined;
}

/** The contract for the second lot: another winner and price, all else as the tender has it. */
function second(world: World, exercise: Exercise, place: number, first: ContratoDraft): ContratoDraft {
  const { category, unit, object, modality: how, tender, process, registered } = first;
  const own = drawContrato(world, exercise, place, first.subject);
  return { ...own, lot: 2, category, unit, object, modality: how, tender, process, registered };
}

/** Adds the number of the tender, which is unique in its exercise across modalities. */
const named = (made: ContratoDraft, place: number): ContratoDraft => ({
  ...made,
  tender: `${made.modality.prefix} ${padZeros(place + 1, 3)}/${made.year}`,
});

/** Draws a contract without the number of its tender, of a given subject or a random one. */
export function drawContrato(world: World, exercise: Exercise, place: number, given?: PurchaseSubject): ContratoDraft {
  const random = new Random(hash(world.seed, world.tenant, exercise.year, place));
  const subject = given ?? chooseSubject(world.subjects, random);
  const signed = exercise.days[Math.floor((place * exercise.days.length) / exercise.contracts)] ?? world.until;
  const start = signed + (random.chance(0.3) ? random.between(1, 12) : 0);
  const months = random.pick(subject.months);
  const initial = priceOfSubject(subject, months, random);
  const how = modalityFor(subject.way, initial, random);
  const small = subject.way === 'bid' && initial < 6_000_000 && place % 7 === 3;
  return {
    year: exercise.year,
    place,
    lot: 1,
    number: small
      ? `CC-${padZeros(Math.floor(place / 7) + 1, 2)}`
      : `${padZeros(place + 1, world.digits)}/${exercise.year}`,
    kind: small ? 'Carta-contrato' : 'Contrato (termo inicial)',
    category: subject.category,
    unit: random.pick(subject.units),
    object: `${random.pick(subject.what)} ${random.pick(subject.whom)}`,
    supplier: supplier(world, subject, signed, initial, random),
    modality: how,
    tender: '',
    process: `${exercise.year}.${processMonth(exercise.year, signed)}.${padZeros(place * 2 + random.between(1, 2), 4)}`,
    registered: subject.category === 'Compras' && how.prefix === 'PE' && random.chance(0.6),
    signed,
    start,
    end: addMonths(start, months) - 1,
    months,
    initial,
    subject,
    covid: false,
  };
}

export function chooseSubject(subjects: NonEmpty<PurchaseSubject>, random: Random): PurchaseSubject {
  let left = random.next() * subjects.reduce((sum, { weight }) => sum + weight, 0);
  for (const subject of subjects) {
    left -= subject.weight;
    if (left < 0) return subject;
  }
  return subjects[0];
}

/** The price of a purchase: round monthly instalments for services, any cents for goods. */
export function priceOfSubject(
  { value: [least, most], renewed }: PurchaseSubject,
  months: number,
  random: Random,
): number {
  const cents = random.spread(least * 100, most * 100);
  return renewed >= 0.5 ? Math.max(1, Math.round(cents / months / 5_000)) * 5_000 * months : cents;
}

function supplier(world: World, subject: PurchaseSubject, signed: Day, cents: number, random: Random): Supplier {
  const { trade, persons = 0, oneself: alone = 0 } = subject;
  // A few companies win often, most win once.
  const share = random.next();
  const place = Math.floor(world.companies * share * share);
  const luck = random.next();
  if (luck < persons) return individualSupplier(trade, place, world.seed);
  if (luck < persons + alone && cents < ONESELF) return soleTrader(trade, place, world.seed);
  return companyOf(trade, isFoundedBy(place, signed) ? place : place + 1, world.seed);
}
