import { type Day, dayOf, mandateStart, yearOf } from '../calendar.ts';
import type { Random } from '../random.ts';
import { EDUCACAO } from '../town/units.ts';
import type { NonEmpty } from '../words.ts';
import type { EmploymentBond, SeatGroup } from './seats.ts';

/** The days that the data covers. */
export interface DataWindow {
  from: Day;
  until: Day;
}

/** How long somebody held a seat: the first who held it is holder 0. */
export interface SeatTerm {
  holder: number;
  from: Day;
  to: Day | null;
  /** Where it is not the seat's own: who retires goes on being paid, under the same number. */
  bond?: EmploymentBond;
}

type Tenure = (random: Random, window: DataWindow, seats: SeatGroup) => SeatTerm[];

/** Years before the data begins in which the town examined and took in people. */
const COHORTS: NonEmpty<number> = [28, 27, 21, 16, 11, 7, 3];
const CAREER = 25 * 365;

const permanent: Tenure = (random, { from, until }) => {
  const entered = dayOf(`${yearOf(from) - random.pick(COHORTS)}-02-01`) + random.between(0, 320);
  if (!random.chance(0.09)) return [{ holder: 0, from: entered, to: null }];
  const left = random.between(from + 60, Math.max(from + 60, until - 1));
  const after: SeatTerm[] =
    left - entered > CAREER ? [{ holder: 0, from: left + 1, to: null, bond: 'Aposentado' }] : [];
  return [
    { holder: 0, from: entered, to: left },
    ...after,
    { holder: 1, from: left + random.between(40, 200), to: null },
  ];
};

interface Turns {
  /** When the first turn begins that reaches into the data. */
  first: number;
  day: string;
  /** Days that it takes until everybody is named. */
  late: number;
  /** Share that stays for another turn, and share that leaves in the middle of one. */
  stays: number;
  leaves: number;
}

/** Seats that are given anew every four years. */
function turns(random: Random, { until }: DataWindow, { first, day, late, stays, leaves }: Turns): SeatTerm[] {
  const terms: SeatTerm[] = [];
  for (let year = first; year <= yearOf(until); year += 4) {
    const to = dayOf(`${year + 4}-${day}`) - 1;
    const before = terms.at(-1);
    if (before && random.chance(stays)) before.to = to;
    else terms.push({ holder: terms.length, from: dayOf(`${year}-${day}`) + random.between(0, late), to });
  }
  return terms.flatMap((term, i) => (random.chance(leaves) ? halves(random, term, i) : [term]));
}

function halves(random: Random, term: SeatTerm, place: number): SeatTerm[] {
  const left = term.from + random.between(300, 1_300);
  return [
    { ...term, to: left },
    { holder: 100 + place, from: left + random.between(3, 40), to: term.to },
  ];
}

const elected =
  (stays: number): Tenure =>
  (random, window) =>
    turns(random, window, { first: mandateStart(yearOf(window.from)), day: '01-01', late: 0, stays, leaves: 0 });

const trusted: Tenure = (random, window) =>
  turns(random, window, { first: mandateStart(yearOf(window.from)), day: '01-01', late: 50, stays: 0.4, leaves: 0.25 });

/** Counsellors of children's rights take office on 10 January after the year that follows the town's own elections. */
const counsellor: Tenure = (random, window) => {
  const first = mandateStart(yearOf(window.from) + 1) - 1;
  return turns(random, window, { first, day: '01-10', late: 0, stays: 0.4, leaves: 0 });
};

/** A contract a year, often with the same person; schools need nobody in January. */
const temporary: Tenure = (random, { from, until }, { unit }) => {
  const [begins, ends] = unit === EDUCACAO ? ['02-01', '12-20'] : ['01-02', '12-31'];
  const terms: SeatTerm[] = [];
  for (let year = yearOf(from); year <= yearOf(until); year++) {
    const last = terms.at(-1)?.holder ?? -1;
    const holder = last >= 0 && random.chance(0.6) ? last : last + 1;
    terms.push({ holder, from: dayOf(`${year}-${begins}`) + random.between(0, 20), to: dayOf(`${year}-${ends}`) });
  }
  return terms;
};

const lasting: Tenure = (random, { from }) => [{ holder: 0, from: from + random.between(-5_000, 700), to: null }];

const BY_BOND: Record<EmploymentBond, Tenure> = {
  Efetivo: permanent,
  'Efetivo em função gratificada': permanent,
  Comissionado: trusted,
  'Contratado temporário': temporary,
  'Agente político': elected(0.5),
  'Conselheiro tutelar': counsellor,
  Requisitado: lasting,
  Aposentado: lasting,
  Pensionista: lasting,
};

/** Everybody who held a seat, as far as the data knows: what ends after its last day has not ended yet. */
export function termsOf(random: Random, window: DataWindow, seats: SeatGroup): SeatTerm[] {
  const known = BY_BOND[seats.bond](random, window, seats).filter(
    ({ from, to }) => from <= window.until && (to === null || (to >= window.from && to >= from)),
  );
  return known.map((term) => ({ ...term, to: term.to !== null && term.to <= window.until ? term.to : null }));
}
