import type pg from 'pg';
import type { DictionaryField } from '../../catalog/abertos/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { kindOf, unitOf } from '../../catalog/fields/words.ts';
import { type Explanations, explainedBy, meaningOf } from '../../catalog/glossario/meaning.ts';
import { selectBeginnings } from './statements.ts';

/** Rows that are looked through for the beginning of each field: some tenths of a second, once after each load. */
const MOST_ROWS = 300_000;

/** A period as the database counts it. */
export interface PeriodRows {
  periodo: string;
  linhas: number;
}

/** Since when each field is filled in, and how far that was looked for. */
interface Beginnings {
  since: ReadonlyMap<string, string>;
  /** The last period that was looked through; null where all were. */
  until: string | null;
}

/** The periods to look through, from the first: as many as the rows allow, and one at least. */
function periodsWithin(periods: readonly PeriodRows[]): readonly PeriodRows[] {
  let rows = 0;
  return periods.filter(({ linhas }, i) => {
    rows += linhas;
    return i === 0 || rows <= MOST_ROWS;
  });
}

/** Finds the first period that has a value of each field. What the portal works out is there from the first. */
export async function readBeginnings(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly PeriodRows[],
): Promise<Beginnings> {
  const looked = periodsWithin(periods);
  const last = looked.at(-1);
  const parsed = last && fieldOf(set, set.period).parse(last.periodo);
  if (!last || !parsed?.ok) return { since: new Map(), until: null };
  const { rows } = await client.query<Record<string, Value | null>>(selectBeginnings(set, tenant, parsed.value));
  const found = Object.entries(rows[0] ?? {}).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, fieldOf(set, set.period).print(value)]],
  );
  const first = periods[0]?.periodo ?? '';
  const since = new Map([...(set.derived ?? []).map((name): [string, string] => [name, first]), ...found]);
  return { since, until: looked.length < periods.length ? last.periodo : null };
}

/** The dictionary of a dataset: one line a field, in the order of its files. */
export const dictionaryOf = (set: Dataset, { since }: Beginnings, explanations: Explanations): DictionaryField[] =>
  Object.entries(set.fields).map(([nome, field]) => ({
    nome,
    rotulo: field.label,
    significado: meaningOf(set, nome, explanations),
    tipo: kindOf(field),
    unidade: unitOf(field),
    obrigatorio: field.required,
    calculado: set.derived?.includes(nome) ?? false,
    desde: since.get(nome) ?? null,
    opcoes: [...field.options],
    aberta: field.open,
    filtros: field.operators.map((operator) => (operator === 'eq' ? nome : `${nome}.${operator}`)),
    termo: explainedBy(set, nome, explanations),
  }));
