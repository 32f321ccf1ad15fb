import type { Dataset } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { brief, type Pairs, type Problem, parseQuery, type Query, type QueryReading } from '../../catalog/query.ts';
import { seenText } from '../../catalog/texto/seen.ts';
import { pairsOf } from './url.ts';

/** The separator of several values in one control; no value of ours holds a line break. */
export const VALUE_BREAK = '\n';

/**
 * Reads the filters a person filled in. The controls carry the names of the address, the values are written the
 * Brazilian way; conditions that have no control on the screen stay as they are.
 */
export function readFilters(set: Dataset, query: Query, entries: Pairs): QueryReading {
  const problems: Problem[] = [];
  const shown = new Set(entries.map(([name]) => name));
  const kept = pairsOf(set, query.where).filter(([name]) => !shown.has(name));
  const typed = entries
    .flatMap(([name, text]) => text.split(VALUE_BREAK).map((part) => [name, seenText(part)] as const))
    .filter(([, text]) => text !== '')
    .flatMap(([name, text]) => canonical(set, name, text, problems));
  problems.push(...reversed(set, typed));
  if (problems.length > 0) return { ok: false, problems };
  const sort = shown.has('_sort') ? [] : order(query);
  return parseQuery(set, [...kept, ...typed, ...sort]);
}

const order = (query: Query): Pairs =>
  query.sort.length === 0
    ? []
    : [['_sort', query.sort.map(({ field, descending }) => (descending ? '-' : '') + field).join(',')]];

const fieldBy = (set: Dataset, name: string): Field | undefined => set.fields[name.split('.')[0] ?? ''];

function canonical(set: Dataset, name: string, text: string, problems: Problem[]): Pairs {
  const field = fieldBy(set, name);
  if (!field) return [[name, text]];
  const parsed = field.parse(text, 'br');
  if (parsed.ok) return [[name, field.print(parsed.value)]];
  problems.push({ field: name, value: brief(text), message: `“${brief(text)}” ${parsed.message}.` });
  return [];
}

/**
 * The problem of a range from the larger to the smaller: it would find nothing, and the visitor would blame the data.
 */
function reversed(set: Dataset, typed: Pairs): Problem[] {
  return typed.flatMap(([name, low]) => {
    const end = name.replace(/\.gte$/, '.lte');
    const high = end === name ? undefined : typed.find(([other]) => other === end)?.[1];
    if (high === undefined || !after(fieldBy(set, name), low, high)) return [];
    return [{ field: end, value: high, message: 'O fim do intervalo vem antes do começo.' }];
  });
}

function after(field: Field | undefined, low: string, high: string): boolean {
  const from = field?.parse(low);
  const to = field?.parse(high);
  return from?.ok === true && to?.ok === true && from.value > to.value;
}
