import { plusDays } from '../texto/day.ts';

/**
 * How old the newest data of a criterion may be: so many days or years, working days, a whole year (the one that runs or the
 * one before), or what its own duties say, as periods that are due and decisions that were taken.
 */
export type PntpClock =
  | { by: 'days'; days: number }
  | { by: 'years'; years: number; inForce: boolean }
  | { by: 'working'; days: number; after: 'assinatura' | 'conclusao' | null }
  | { by: 'year'; back: 0 | 1 }
  | { by: 'running'; days: number }
  | { by: 'due' }
  | { by: 'decision' };

const FORMS: readonly (readonly [RegExp, (amount: number, text: string) => PntpClock])[] = [
  [/^(\d+)d$/, (days) => ({ by: 'days', days })],
  [/^(\d+)a(?:-vigente)?$/, (years, text) => ({ by: 'years', years, inForce: text.endsWith('vigente') })],
  [/^(\d+)u$/, (days) => ({ by: 'working', days, after: null })],
  [/^(\d+)u-assinatura$/, (days) => ({ by: 'working', days, after: 'assinatura' })],
  [/^(\d+)u-conclusao$/, (days) => ({ by: 'working', days, after: 'conclusao' })],
  [/^(\d+)d-andamento$/, (days) => ({ by: 'running', days })],
  [/^ano-corrente$/, () => ({ by: 'year', back: 0 })],
  [/^ano-anterior$/, () => ({ by: 'year', back: 1 })],
  [/^vencido$/, () => ({ by: 'due' })],
  [/^decisao$/, () => ({ by: 'decision' })],
];

/** Reads a term of the matrix: `30d`, `1a-vigente`, `25u-assinatura`, `ano-anterior`. */
export function parseClock(prazo: string): PntpClock {
  for (const [form, clockOf] of FORMS) {
    const found = form.exec(prazo);
    if (found) return clockOf(Number(found[1] ?? 0), prazo);
  }
  throw new Error(`the matrix has a term that nobody reads: ${prazo}`);
}

/** The first day on which data whose newest day is this are too old; null where age alone never makes them so. */
export function lapseDay(clock: PntpClock, newest: string): string | null {
  switch (clock.by) {
    case 'days':
    case 'running':
      return plusDays(newest, clock.days + 1);
    case 'years':
      return plusDays(`${Number(newest.slice(0, 4)) + clock.years}${newest.slice(4)}`, 1);
    case 'working':
      return plusDays(plusWorkingDays(newest, clock.days), 1);
    case 'year':
      return `${Number(newest.slice(0, 4)) + clock.back + 1}-01-01`;
    default:
      return null;
  }
}

/** So many working days after a day, Saturdays and Sundays left out. Holidays count: the sooner term is the safe one. */
export function plusWorkingDays(from: string, days: number): string {
  let at = from;
  for (let left = days; left > 0; ) {
    at = plusDays(at, 1);
    if (isWorkingDay(at)) left--;
  }
  return at;
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** A term in words, as pages for publishers say it. */
export function clockWords(prazo: string | null): string {
  if (prazo === null) return 'não se mede';
  const clock = parseClock(prazo);
  switch (clock.by) {
    case 'days':
      return `${clock.days} dias`;
    case 'years':
      return `${clock.years === 1 ? '1 ano' : `${clock.years} anos`}${clock.inForce ? ', ou o aviso de que está vigente' : ''}`;
    case 'working':
      return `${clock.days} dias úteis${clock.after ? AFTER[clock.after] : ''}`;
    case 'year':
      return clock.back === 0 ? 'exercício corrente' : 'último exercício encerrado';
    case 'running':
      return `${clock.days} dias, se houver um em andamento`;
    case 'due':
      return 'último período cujo prazo venceu';
    case 'decision':
      return 'decisão mais recente';
  }
}

const AFTER = { assinatura: ' da assinatura', conclusao: ' da conclusão' } as const;

/**
 * The years that make the historical series: the three before the year of the look or, where the newest data are of a
 * closed year, the three before that one.
 */
export function seriesYears(clock: PntpClock | null, newest: string | null, today: string): number[] {
  const now = Number(today.slice(0, 4));
  const last = newest === null ? now : Math.min(now, Number(newest.slice(0, 4)));
  const from = clock?.by === 'year' && clock.back === 1 && last === now - 1 ? last : now;
  return [from - 1, from - 2, from - 3];
}
