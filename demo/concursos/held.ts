import { type Day, dayOf, nextWorkingDay, weekdayOf } from '../kit/calendar.ts';
import type { World } from '../town/world.ts';
import { actsOf } from './acts.ts';
import { numberActs } from './approved.ts';
import type { Approved, Selection } from './model.ts';

/** Days of a selection by its year, as `-03-07`. */
export const selectionDay = (year: number, monthDay: string): Day => nextWorkingDay(dayOf(`${year}${monthDay}`));

/** The Sunday on which candidates sit an exam: this day or the first one after. */
export const examDay = (day: Day): Day => day + ((7 - weekdayOf(day)) % 7);

interface HeldTerms {
  number: string;
  year: number;
  kind?: string;
  object: string;
  days: Readonly<Record<'published' | 'opens' | 'closes' | 'exam' | 'preliminary' | 'result', string>>;
  homologated: Day;
  valid: Day;
  extended: Day | null;
  approved: readonly Approved[];
}

/** A selection that went its whole way. */
export function heldSelection(
  world: World,
  { days, extended, approved, kind = 'Concurso Público', ...terms }: HeldTerms,
): Selection {
  const at = (name: keyof HeldTerms['days']): Day => selectionDay(terms.year, days[name]);
  const over = terms.valid < world.until;
  const known = numberActs(over ? approved.map(leftOver) : approved);
  const posts = [...new Set(known.map(({ post }) => post))].sort();
  const taken = known.filter(({ called, list }) => called !== null && list === 'Ampla concorrência');
  const seats = posts.reduce((sum, post) => sum + Math.max(1, taken.filter((one) => one.post === post).length), 0);
  const one = {
    ...terms,
    kind,
    posts,
    vacancies: seats,
    published: at('published'),
    opens: at('opens'),
    closes: at('closes'),
    exam: examDay(dayOf(`${terms.year}${days.exam}`)),
    approved: known,
  };
  const acts = actsOf({ ...one, preliminary: at('preliminary'), result: at('result'), extended }, world.until);
  return { ...one, acts, state: over ? 'Encerrado' : 'Homologado' };
}

/** Who still waited when the validity ended has nothing left to wait for. */
const leftOver = (one: Approved): Approved =>
  one.state === 'Aguardando' ? { ...one, state: 'Validade encerrada' } : one;
