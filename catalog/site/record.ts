import type { Dataset } from '../dataset.ts';
import { fieldOf } from '../dataset.ts';
import type { Row, Value } from '../fields/field.ts';
import type { Query } from '../query.ts';

/** `Contrato 10/2025`: what a record is called, by the part of its key that names it; `Conselho de Saúde` says its kind itself. */
export function nameOf(set: Dataset, values: readonly (Value | null)[], called: string = set.singular): string {
  const name = set.name ?? set.key[0] ?? '';
  const own = fieldOf(set, name).format(values[set.key.indexOf(name)] ?? null);
  return own.startsWith(`${called} `) ? own : `${called} ${own}`;
}

/** The field that says whose record it is, in a dataset of people. */
const personOf = ({ people, detail }: Dataset): string | undefined => (people ? detail?.lead[0] : undefined);

/** `Maria do Carmo Alves – matrícula 00828-1`: a person's record by the name, if all rows of the key have the same one. */
export function recordName(
  set: Dataset,
  values: readonly (Value | null)[],
  rows: readonly Row[],
  called: string = set.singular,
): string {
  const person = personOf(set);
  const names = new Set(person ? rows.map((row) => row[person]) : []);
  const [name] = names;
  if (!person || !name || names.size > 1) return nameOf(set, values, called);
  const number = set.name ?? set.key[0] ?? '';
  const label = fieldOf(set, number).label;
  return `${fieldOf(set, person).format(name)} – ${nameOf(set, values, label.charAt(0).toLowerCase() + label.slice(1))}`;
}

/** A record in a line: what its page shows first, without what is zero. */
export function aboutRow(set: Dataset, row: Row): string {
  const { lead = [], figures = [] } = set.detail ?? {};
  const told = [...lead, ...figures].filter((name) => row[name]);
  const facts = told.map((name) => `${fieldOf(set, name).label}: ${fieldOf(set, name).format(row[name] ?? null)}`);
  return facts.join(' · ') || set.about;
}

/** Whether a record is about a person: one of a dataset of people, or one that names somebody by a CPF. */
export const isPersonal = (set: Dataset, row: Row): boolean =>
  set.people === true || maskedOf(set).some((name) => String(row[name] ?? '').includes('*'));

/** The fields that may hold a CPF. */
export const maskedOf = ({ fields }: Pick<Dataset, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.privacy === 'mask');

/** A list whose rows have no pages of their own is itself the page about each person in it. */
export const isPersonalList = ({ people, detail }: { people?: true; detail?: unknown }, asked: boolean): boolean =>
  people === true && (asked || !detail);

/** Whether a question asks for more than a list opens with: a period and, of kinds apart, one of them. */
export const isAsked = (set: Dataset, { where, page }: Query): boolean =>
  page > 1 || where.some(({ field, operator }) => operator !== 'eq' || ![set.period, set.list.apart].includes(field));
