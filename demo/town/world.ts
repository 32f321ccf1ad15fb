import type { BodyKind } from '../../catalog/body.ts';
import { cnpj } from '../../catalog/samples/digits.ts';
import { type Day, dayOf, WORKING_YEAR, workingDaysOf, yearOf } from '../kit/calendar.ts';
import type { NonEmpty } from '../kit/words.ts';
import { COUNCIL_PURCHASES } from './council.ts';
import { TOWN_GOODS } from './goods.ts';
import { TOWN_SERVICES } from './services.ts';
import type { PurchaseSubject } from './subjects.ts';
import { BODY_KIND, type DemoSlug } from './units.ts';

export interface WorldOptions {
  seed: number;
  /** 1 is a town of 50,000 people. */
  scale: number;
  /** The last day of the data, 2026-11-16: nothing published is ever "now". */
  until: string;
  tenant: DemoSlug;
}

interface TownBody {
  name: string;
  cnpj: string;
  subjects: NonEmpty<PurchaseSubject>;
  /** Contracts signed in a whole year, at scale 1. */
  yearly: number;
  /** Digits of a contract's number. */
  digits: number;
}

const BODIES: Record<DemoSlug, TownBody> = {
  pmdemo: {
    name: 'Prefeitura Municipal de Vale Claro',
    cnpj: cnpj('081122330001'),
    subjects: [...TOWN_GOODS, ...TOWN_SERVICES],
    yearly: 300,
    digits: 3,
  },
  cmdemo: {
    name: 'Câmara Municipal de Vale Claro',
    cnpj: cnpj('082222330001'),
    subjects: COUNCIL_PURCHASES,
    yearly: 40,
    digits: 2,
  },
};

export interface Exercise {
  year: number;
  /** The working days of the exercise, in order. */
  days: readonly Day[];
  contracts: number;
}

export interface World extends TownBody {
  kind: BodyKind;
  tenant: WorldOptions['tenant'];
  seed: number;
  scale: number;
  until: Day;
  /** How many companies there are to choose from in each trade. */
  companies: number;
  exercises: readonly Exercise[];
}

/** Makes a body with its last four exercises, the current one up to the last day of the data. */
export function makeWorld({ seed, scale, until, tenant }: WorldOptions): World {
  const body = BODIES[tenant];
  const last = dayOf(until);
  const years = [3, 2, 1, 0].map((ago) => yearOf(last) - ago);
  const exercises = years.map((year) => {
    const days = workingDaysOf(year, last);
    return { year, days, contracts: Math.round(Math.min(1, days.length / WORKING_YEAR) * body.yearly * scale) };
  });
  return {
    ...body,
    kind: BODY_KIND[tenant],
    tenant,
    seed,
    scale,
    until: last,
    companies: Math.ceil(10 * Math.sqrt(Math.max(1, scale))),
    exercises,
  };
}

/** The size of the town, 1 being 50,000 people. A larger one has more people, but not in proportion to what it buys. */
export function townSize({ exercises, yearly }: World): number {
  const scale = (exercises[0]?.contracts ?? 0) / yearly;
  return scale > 1 ? Math.sqrt(scale) : scale;
}
