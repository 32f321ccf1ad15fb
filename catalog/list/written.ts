import type { Dataset } from '../dataset.ts';
import type { Field } from '../fields/field.ts';
import { readTyped } from '../fields/typed.ts';
import { brief, type Pairs, type Problem } from '../query.ts';
import { seenText } from '../texto/seen.ts';

/** The pair by which a form marks its address: the values are as somebody typed them, not as an address writes them. */
export const WRITTEN_MARK = { name: '_escrita', value: 'br' } as const;

/** The separator of several values in one control; no value of ours holds a line break. */
export const VALUE_BREAK = '\n';
/** A browser that sends a form by itself writes a line break with two signs. */
const BREAKS = /\r?\n/;

/** The pairs of an address that a filled form asks for, and a sentence for each value that is not understood. */
export interface WrittenFilters {
  pairs: Pairs;
  problems: readonly Problem[];
}

/**
 * Reads the filters of a list as a form sends them: values the Brazilian way, several in one control, a month as its
 * year and its name. A control left empty asks nothing.
 */
export function readWritten(set: Dataset, entries: Pairs): WrittenFilters {
  const problems: Problem[] = [];
  const pairs = joinMonths(entries.flatMap(valuesIn), problems).flatMap((pair) => canonical(set, pair, problems));
  problems.push(...reversedRanges(set, pairs));
  return { pairs, problems };
}

const valuesIn = ([name, text]: readonly [string, string]): Pairs =>
  text
    .split(BREAKS)
    .map((part) => [name, seenText(part)] as const)
    .filter(([, part]) => part !== '');

const YEAR = /\.ano$/;
const MONTH = /\.mes$/;

/** Joins the two controls of a month, `.ano` and `.mes`: a year alone means all its months, and no other condition on it. */
function joinMonths(pairs: Pairs, problems: Problem[]): Pairs {
  const said = new Map(pairs);
  const chosen = (name: string) => said.has(`${name.split('.')[0]}.ano`);
  return pairs.flatMap(([name, text]): Pairs => {
    if (YEAR.test(name)) return monthsOf(name.replace(YEAR, ''), text, said.get(name.replace(YEAR, '.mes')));
    if (MONTH.test(name) && !chosen(name))
      problems.push({ field: name, value: brief(text), message: 'Escolha também o ano do mês.' });
    return MONTH.test(name) || chosen(name) ? [] : [[name, text]];
  });
}

const monthsOf = (field: string, year: string, month: string | undefined): Pairs =>
  month === undefined
    ? [
        [`${field}.gte`, `${year}-01`],
        [`${field}.lte`, `${year}-12`],
      ]
    : [[field, `${year}-${month}`]];

const fieldBy = (set: Dataset, name: string): Field | undefined => {
  const own = name.split('.')[0] ?? '';
  return Object.hasOwn(set.fields, own) ? set.fields[own] : undefined;
};

function canonical(set: Dataset, [name, text]: readonly [string, string], problems: Problem[]): Pairs {
  const field = fieldBy(set, name);
  if (!field) return [[name, text]];
  const read = readTyped(field, text);
  if (read.ok) return [[name, field.print(read.value)]];
  problems.push({ field: name, value: brief(text), message: `“${brief(text)}” ${read.message}.` });
  return [];
}

/**
 * The problem of a range from the larger to the smaller: it would find nothing, and the visitor would blame the data.
 */
function reversedRanges(set: Dataset, pairs: Pairs): Problem[] {
  return pairs.flatMap(([name, low]) => {
    const end = name.replace(/\.gte$/, '.lte');
    const high = end === name ? undefined : pairs.find(([other]) => other === end)?.[1];
    if (high === undefined || !isAfter(fieldBy(set, name), low, high)) return [];
    return [{ field: end, value: high, message: 'O fim do intervalo vem antes do começo.' }];
  });
}

function isAfter(field: Field | undefined, low: string, high: string): boolean {
  const from = field?.parse(low);
  const to = field?.parse(high);
  return from?.ok === true && to?.ok === true && from.value > to.value;
}
