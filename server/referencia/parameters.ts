import { parseDay } from '../../catalog/fields/date.ts';
import { brief } from '../../catalog/query.ts';
import { Fault } from '../http/fault.ts';

/** Parameters of a call by name in lower case: the reference's clients write names in any case. */
export type CallParameters = ReadonlyMap<string, string>;

/** Spellings of the exercise that clients of the reference are known to send. */
const YEARS = ['numExercicio', 'numAno', 'exercicio', 'ano'];

/** Spellings of the two ends of some days, both included. */
const ENDS = [
  ['dataInicio', 'dataFim'],
  ['dtInicio', 'dtFim'],
  ['dtIni', 'dtFim'],
] as const;

export interface DayInterval {
  from: string;
  to: string;
}

const has = (asked: CallParameters, name: string): boolean => Boolean(asked.get(name.toLowerCase()));

export const readYear = (asked: CallParameters, name: string): number =>
  digits(asked, name, 'um ano de quatro algarismos', (value) => value >= 1000 && value <= 9999);

/** The exercise under whichever spelling it came, or null where none came. */
export function findExercise(asked: CallParameters): number | null {
  const name = YEARS.find((known) => has(asked, known));
  return name === undefined ? null : readYear(asked, name);
}

/** The exercise of a call that needs one: the refusal asks for it by the name that the call documents. */
export const readExercise = (asked: CallParameters, name: string): number =>
  findExercise(asked) ?? readYear(asked, name);

export const readMonth = (asked: CallParameters, name: string): number =>
  digits(asked, name, 'um mês de 1 a 12', (value) => value >= 1 && value <= 12);

/** First and last month asked for, or null where neither is. Where one is missing, it is the first or the last of the year. */
export function findMonths(asked: CallParameters): readonly [number, number] | null {
  if (!has(asked, 'mesIni') && !has(asked, 'mesFim')) return null;
  return [
    has(asked, 'mesIni') ? readMonth(asked, 'mesIni') : 1,
    has(asked, 'mesFim') ? readMonth(asked, 'mesFim') : 12,
  ];
}

/** The days under whichever spelling they came, or null where none came. Half of a pair asks for the other half. */
export function findDays(asked: CallParameters): DayInterval | null {
  const pair =
    ENDS.find((names) => names.every((name) => has(asked, name))) ??
    ENDS.find((names) => names.some((name) => has(asked, name)));
  return pair ? { from: readDay(asked, pair[0]), to: readDay(asked, pair[1]) } : null;
}

function digits(asked: CallParameters, name: string, what: string, holds: (value: number) => boolean): number {
  const text = asked.get(name.toLowerCase());
  if (!text) throw missing(name, `com ${what}`);
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!holds(value)) throw badParameter(name, text, `não é ${what}`);
  return value;
}

/** A day, as `2025-03-01` or `01/03/2025`. */
export function readDay(asked: CallParameters, name: string): string {
  const text = asked.get(name.toLowerCase());
  if (!text) throw missing(name, 'no formato aaaa-mm-dd');
  const parsed = parseDay(text, 'br');
  if (!parsed.ok) throw badParameter(name, text, parsed.message);
  return parsed.value;
}

const missing = (name: string, how: string): Fault =>
  new Fault(400, 'MISSING_PARAMETER', `Informe o parâmetro ${name}, ${how}.`);

export const badParameter = (field: string, text: string, message: string): Fault =>
  new Fault(400, 'BAD_QUERY', `${field}: “${brief(text)}” ${message}.`, [{ field, value: brief(text), message }]);
