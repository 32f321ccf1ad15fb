import type { Dataset } from '../dataset.ts';
import { fieldOf, timeOf } from '../dataset.ts';
import { parseDay } from '../fields/date.ts';
import { brief, type Problem, parseQuery, type QueryReading } from '../query.ts';
import { decodeSegment } from '../texto/segment.ts';

/** The list that two days of a path cut out: `2025-03-01/30-06-2025`. */
export function cutBy(set: Dataset, segments: readonly string[]): QueryReading {
  const name = set.range ?? set.period;
  const days = segments.map((raw) => dayOf(decodeSegment(raw) ?? raw));
  const problems = days.flatMap((day) => (typeof day === 'string' ? [] : [day]));
  const [from = '', to = ''] = days.map((day) => (typeof day === 'string' ? day : ''));
  if (problems.length > 0) return { ok: false, problems };
  if (from > to) return { ok: false, problems: [{ field: name, value: to, message: BACKWARDS }] };
  const field = fieldOf(set, name);
  const time = timeOf(set, name);
  return parseQuery(set, [
    [`${name}.gte`, field.print(time.ofDay(from))],
    [`${name}.lte`, field.print(time.ofDay(to))],
  ]);
}

const BACKWARDS = 'A segunda data do endereço vem antes da primeira.';

/** Both ways of writing a day, told apart by where the year stands. */
function dayOf(text: string): string | Problem {
  const day = parseDay(text, 'br');
  if (day.ok) return day.value;
  const why = day.message.startsWith('não é') ? 'não é uma data' : day.message;
  return { field: '', value: brief(text), message: `“${brief(text)}” ${why}. Escreva como 2025-03-01 ou 01-03-2025.` };
}
