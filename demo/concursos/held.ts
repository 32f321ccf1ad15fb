import { type Day, dayOf, nextWorkingDay } from '../kit/calendar.ts';
import type { World } from '../town/world.ts';
import { actsOf } from './acts.ts';
import { numberActs } from './approved.ts';
import type { Approved, Selection } from './model.ts';

/** Days of a selection by its year, as `-03-07`. */
export const selectionDay = (year: number, monthDay: string): Day => nextWorkingDay(dayOf(`${year}${monthDay}`));

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
  const known = numberActs(approved);
  const posts = [...new Set(known.map(({ post }) => post))].sort();
  const seats = known.filter(({ state, list }) => state !== 'Aguardando' && list === 'Ampla concorrência').length;
  const one = {
    ...terms,
    kind,
    posts,
    vacancies: Math.max(posts.length, seats),
    published: at('published'),
    opens: at('opens'),
    closes: at('closes'),
    exam: at('exam'),
    approved: known,
  };
  const acts = actsOf({ ...one, preliminary: at('preliminary'), result: at('result'), extended }, world.until);
  return { ...one, acts, state: terms.valid < world.until ? 'Encerrado' : 'Homologado' };
}
