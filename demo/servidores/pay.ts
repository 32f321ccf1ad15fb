import { mandateStart } from '../calendar.ts';
import { hash } from '../random.ts';
import { monthEnd, monthStart, type PayMonth } from '../town/months.ts';
import { type PublicPost, postOf } from './posts.ts';
import type { Servant } from './staff.ts';
import { incomeTax, pensionFund, socialSecurity, socialSecurityCeiling, wageLaw } from './wages.ts';

/** Kinds of payroll, as `idTipoFolha` numbers them. */
export const PAYROLL_KIND = { monthly: '0', extra: '1', first: '3', second: '4', holiday: '5', leaving: '6' } as const;

/** What a payslip adds up, in cents. */
interface Items {
  basic: number;
  /** Bonuses and additions. */
  bonus: number;
  overtime: number;
  /** The third that comes with holidays. */
  holiday: number;
  thirteenth: number;
  indemnity: number;
}

export interface Payslip extends Items {
  kind: string;
  gross: number;
  /** What exceeds the mayor's pay. */
  cap: number;
  obligatory: number;
  net: number;
}

const NOTHING: Items = { basic: 0, bonus: 0, overtime: 0, holiday: 0, thirteenth: 0, indemnity: 0 };
const MAYOR = postOf('Prefeito');
const YEAR = 365;

/** What a post pays at its first level in a year. */
export function basePay({ pay, subsidy }: PublicPost, year: number): number {
  if (subsidy) return Math.round(revised(Number(pay), mandateStart(year)) / 10_000) * 10_000;
  const { minimum, teachers } = wageLaw(year);
  if (typeof pay === 'number') return Math.max(minimum, revised(pay, year));
  return 'wages' in pay ? Math.round(minimum * pay.wages) : Math.round((teachers * pay.floor) / 100);
}

const revised = (reais: number, year: number): number => Math.round((reais * wageLaw(year).revision) / 100);

/** The mayor's pay is the ceiling of everybody's. */
const topOf = (year: number): number => basePay(MAYOR, year);

/** Careers rise a level every three years, ten times at most, each worth so much of the base. */
export const CAREER_LEVELS = 10;
export const LEVEL_RAISE = 3;
/** What a function beyond the post adds, in points of a hundred of the base. */
export const FUNCTION_BONUS = 25;

const settled = ({ bond }: Servant): boolean => bond.startsWith('Efetivo');
const resting = ({ bond }: Servant): boolean => bond === 'Aposentado' || bond === 'Pensionista';

/** What a whole month is worth to somebody. */
function worth(who: Servant, { year, first }: PayMonth): Items {
  const post = postOf(who.post);
  const base = basePay(post, year);
  const years = settled(who) ? Math.max(0, Math.floor((first - who.from) / YEAR)) : 0;
  const basic = Math.round((base * (100 + LEVEL_RAISE * level(who, years))) / 100);
  const { minimum } = wageLaw(year);
  if (resting(who)) return { basic, bonus: 0, overtime: 0, holiday: 0, thirteenth: 0, indemnity: 0 };
  const points = (post.bonus ?? 0) + (who.role ? FUNCTION_BONUS : 0) + 5 * Math.min(7, Math.floor(years / 5));
  const bonus = Math.round((basic * points) / 100) + Math.round((minimum * (post.hazard ?? 0)) / 100);
  return { basic, bonus, overtime: 0, holiday: 0, thirteenth: 0, indemnity: (post.indemnity ?? 0) * 100 };
}

/** Who retired did so at some level and stays there. */
const level = (who: Servant, years: number): number =>
  resting(who) ? who.luck % (CAREER_LEVELS + 1) : Math.min(CAREER_LEVELS, Math.floor(years / 3));

/** Everything somebody was paid in a month. */
export function payslipsOf(who: Servant, when: PayMonth): Payslip[] {
  const { first, last } = when;
  const begins = Math.max(first, who.from);
  const ends = Math.min(last, who.to ?? last);
  if (begins > ends) return [];
  const whole = worth(who, when);
  const days = begins === first && ends === last ? 30 : Math.min(30, ends - begins + 1);
  const part = (cents: number): number => Math.round((cents * days) / 30);
  const monthly = {
    basic: part(whole.basic),
    bonus: part(whole.bonus),
    overtime: overtime(who, when, whole),
    holiday: !apart(who) && rests(who, when) ? third(whole) : 0,
    thirteenth: 0,
    indemnity: part(whole.indemnity),
  };
  return [slip(PAYROLL_KIND.monthly, who, when, monthly), ...others(who, when, whole)];
}

function overtime({ post, luck }: Servant, { year, month }: PayMonth, { basic }: Items): number {
  if (!postOf(post).overtime) return 0;
  const draw = hash('extra', luck, year, month) % 100;
  return draw < 30 ? Math.round((basic * (4 + (draw % 20)) * 15) / 2_200) : 0;
}

/** Schools rest in January, everybody else when it suits; the first time after a year of work. */
function rests(who: Servant, { year, month, first }: PayMonth): boolean {
  const due = postOf(who.post).career === 'Magistério' ? 1 : 1 + (hash('férias', who.luck, year) % 12);
  return !resting(who) && month === due && first - who.from >= YEAR;
}

const third = ({ basic, bonus }: Items): number => Math.round((basic + bonus) / 3);

/** Those of trust get theirs on a payroll apart. */
const apart = ({ bond }: Servant): boolean => bond === 'Comissionado';

function others(who: Servant, when: PayMonth, whole: Items): Payslip[] {
  const found: Payslip[] = [];
  const add = (kind: string, items: Partial<Items>): number =>
    found.push(slip(kind, who, when, { ...NOTHING, ...items }));
  if (apart(who) && rests(who, when)) add(PAYROLL_KIND.holiday, { holiday: third(whole) });
  if (when.month === ADVANCE && counted(who, when) > 0)
    add(PAYROLL_KIND.first, { thirteenth: advance(who, when, whole) });
  if (when.month === 12) found.push(...second(who, when, whole));
  if (when.month < 12 && leaves(who, when)) add(PAYROLL_KIND.leaving, leaving(who, when, whole));
  if (hash('diferença', who.luck, when.year, when.month) % 400 === 0) add(PAYROLL_KIND.extra, { bonus: third(whole) });
  return found;
}

/** The month in which half of the thirteenth pay comes. */
const ADVANCE = 6;

/** Months of a year that count for the thirteenth pay, up to this one: those with at least fifteen days of work. */
function counted({ from, to }: Servant, { year, month }: PayMonth): number {
  let months = 0;
  for (let each = 1; each <= month; each++) {
    const begins = Math.max(from, monthStart(year, each));
    if (Math.min(to ?? begins + 14, monthEnd(year, each)) - begins >= 14) months++;
  }
  return months;
}

const advance = (who: Servant, when: PayMonth, { basic, bonus }: Items): number =>
  Math.round(((basic + bonus) * counted(who, { ...when, month: ADVANCE })) / 12);

/** Whoever worked in the year so far had the first half in June. */
const had = (who: Servant, when: PayMonth, whole: Items): number =>
  when.month > ADVANCE ? advance(who, when, whole) : 0;

/** The rest of the thirteenth pay, from which the taxes of the whole are taken. */
function second(who: Servant, when: PayMonth, whole: Items): Payslip[] {
  const due = Math.round(((whole.basic + whole.bonus) * counted(who, when)) / 12);
  const thirteenth = due - had(who, when, whole);
  return thirteenth > 0 ? [slip(PAYROLL_KIND.second, who, when, { ...NOTHING, thirteenth }, due)] : [];
}

const leaves = ({ bond, to }: Servant, { first, last }: PayMonth): boolean =>
  (bond === 'Comissionado' || bond === 'Contratado temporário') && to !== null && to >= first && to <= last;

/** Who leaves gets what is due of the thirteenth pay, and the holidays that were not taken. */
function leaving(who: Servant, when: PayMonth, whole: Items): Partial<Items> {
  const months = counted(who, when);
  const due = Math.round(((whole.basic + whole.bonus) * months) / 12) - had(who, when, whole);
  return { thirteenth: Math.max(0, due), indemnity: Math.round((third(whole) * 4 * months) / 12) };
}

/**
 * A payslip with what the law takes from it. `taxed` is the thirteenth pay that was owed, where part came before.
 * Items are named one by one: copied they would cost more than all the rest.
 */
function slip(kind: string, who: Servant, { year }: PayMonth, items: Items, taxed = items.thirteenth): Payslip {
  const { basic, bonus, overtime, holiday, thirteenth, indemnity } = items;
  const gross = basic + bonus + overtime + holiday + thirteenth + indemnity;
  const cap = Math.max(0, basic + bonus + overtime - topOf(year));
  const regular = basic + bonus + overtime - cap;
  const obligatory = kind === PAYROLL_KIND.first ? 0 : dues(who, regular, holiday, year) + dues(who, taxed, 0, year);
  const net = gross - cap - obligatory;
  return { basic, bonus, overtime, holiday, thirteenth, indemnity, kind, gross, cap, obligatory, net };
}

/** Social security of a base, and the tax on what is left of it with what pays tax alone. */
function dues(who: Servant, base: number, free: number, year: number): number {
  if (base + free === 0) return 0;
  const kept = settled(who)
    ? pensionFund(base)
    : resting(who)
      ? pensionFund(Math.max(0, base - socialSecurityCeiling(year)))
      : socialSecurity(base, year);
  return kept + incomeTax(base + free - kept, year);
}
