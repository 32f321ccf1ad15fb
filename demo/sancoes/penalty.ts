import { addMonths, type Day, yearOf } from '../calendar.ts';
import type { Random } from '../random.ts';
import { padZeros } from '../text.ts';
import type { Supplier } from '../town/companies.ts';
import type { NonEmpty } from '../words.ts';

/** A punishment of Lei 14.133/2021, art. 156. Money is in cents. */
export interface Penalty {
  supplier: Supplier;
  kind: string;
  fault: PunishedFault;
  from: Day;
  /** The last day; null where a warning or a fine has none. */
  to: Day | null;
  months: number;
  fine: number;
  scope: string;
  situation: string;
  restored: Day | null;
}

/** What was done, and the item of art. 155 that forbids it. */
export type PunishedFault = readonly [reason: string, item: string];

export const WARNING = 'Advertência';
export const FINE = 'Multa';
export const BAR = 'Impedimento de licitar e contratar';
export const UNFIT = 'Declaração de inidoneidade';

const ITEMS: Readonly<Record<string, string>> = { [WARNING]: 'I', [FINE]: 'II', [BAR]: 'III', [UNFIT]: 'IV' };

export const penaltyGround = ({ kind, fault: [, item] }: Penalty): string =>
  `Lei 14.133/2021, art. 155, ${item}, e art. 156, ${ITEMS[kind]}`;

/** A warning is done with at once, a fine when it is paid: two months, for the most part. */
export function lightPenalty(supplier: Supplier, fault: PunishedFault, from: Day, fine: number, until: Day): Penalty {
  const kind = fine > 0 ? FINE : WARNING;
  const open = fine > 0 && from + 60 > until;
  const situation = open ? 'Vigente' : 'Encerrada';
  const rest = { to: null, months: 0, fine, scope: 'No contrato', situation, restored: null };
  return { supplier, kind, fault, from, ...rest };
}

/** Months that a company may be barred for (art. 156, §§ 4 and 5). */
const BARRED: NonEmpty<number> = [36, 24, 18, 12, 6, 3];
const UNFITTED: NonEmpty<number> = [36, 48, 60];

/** The faults that each of the two heavy punishments answers. */
export interface HeavyCharges {
  grave: NonEmpty<PunishedFault>;
  fraud: NonEmpty<PunishedFault>;
}

/** Bars a company for a time in which it signs nothing here; null where it signs again too soon for that. */
export function heavyPenalty(
  supplier: Supplier,
  { grave, fraud }: HeavyCharges,
  from: Day,
  next: Day | undefined,
  until: Day,
  random: Random,
): Penalty | null {
  const unfit = next === undefined && random.chance(0.2);
  const kind = unfit ? UNFIT : BAR;
  const [first, ...rest] = (unfit ? UNFITTED : BARRED).filter(
    (months) => addMonths(from, months) <= (next ?? Infinity),
  );
  if (first === undefined) return null;
  const months = random.pick([first, ...rest]);
  const to = addMonths(from, months) - 1;
  const fault = random.pick(unfit ? fraud : grave);
  const scope = unfit ? 'Todos os entes federativos' : 'No município';
  const base = { supplier, kind, fault, from, to, months, fine: 0, scope };
  return { ...base, ...course(from, to, until, random) };
}

/** After a year who made good may be taken back (art. 163); now and then a court stays the punishment. */
function course(from: Day, to: Day, until: Day, random: Random): Pick<Penalty, 'situation' | 'restored'> {
  const back = from + random.between(366, 500);
  if (back < Math.min(to, until) && random.chance(0.25)) return { situation: 'Reabilitada', restored: back };
  if (to < until) return { situation: 'Encerrada', restored: null };
  return { situation: random.chance(0.08) ? 'Suspensa' : 'Vigente', restored: null };
}

/** Numbers the processes that found the faults, year by year in the order of time. */
export function numberProcesses<T extends { from: Day }>(
  found: Iterable<T>,
  prefix: string,
): (T & { process: string })[] {
  const count = new Map<number, number>();
  return [...found]
    .sort((a, b) => a.from - b.from)
    .map((one) => {
      const year = yearOf(one.from);
      const number = (count.get(year) ?? 0) + 1;
      count.set(year, number);
      return { ...one, process: `${prefix} ${padZeros(number, 3)}/${year}` };
    });
}
