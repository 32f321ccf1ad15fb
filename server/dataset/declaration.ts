import type pg from 'pg';
import type { Declaracao, ParteDeclarada } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Condition, Query } from '../../catalog/query.ts';
import { selectDeclarations, selectWholeDeclarations } from '../database/sql/loads.ts';
import { readTotals } from './totals.ts';

interface StatementRow {
  dataset: string;
  de: string;
  ate: string;
  texto: string;
  publicadaEm: Date;
  campo: string;
  valor: string;
}

/** Everything that a body said about a dataset or a part of it, the newest first. */
export async function statementsOf(client: pg.ClientBase, set: Dataset, tenant: number): Promise<Declaracao[]> {
  const { rows } = await client.query<StatementRow>(selectDeclarations(set, tenant));
  return rows.map((row) => declaracaoOf(row, partOf(set, row)));
}

/** The newest statement of each dataset of a body that speaks of all of it. */
export async function wholeStatements(client: pg.ClientBase, tenant: number): Promise<Map<string, Declaracao>> {
  const { rows } = await client.query<StatementRow>(selectWholeDeclarations(tenant));
  // The newest comes first, and a map keeps the last that it is given.
  return new Map(rows.map((row) => [row.dataset, declaracaoOf(row, null)] as const).reverse());
}

const declaracaoOf = ({ de, ate, texto, publicadaEm }: StatementRow, parte: ParteDeclarada | null): Declaracao => ({
  de,
  ate,
  parte,
  texto,
  publicadaEm: publicadaEm.toISOString(),
});

/** The part that a statement speaks of. A field that left the catalog is told by its name. */
function partOf(set: Dataset, { campo, valor }: StatementRow): ParteDeclarada | null {
  if (campo === '') return null;
  const field = Object.hasOwn(set.fields, campo) ? set.fields[campo] : undefined;
  const parsed = field?.parse(valor);
  const shown = field && parsed?.ok ? field.format(parsed.value) : valor;
  return { campo, valor, rotulo: `${field?.label ?? campo}: ${shown}` };
}

/**
 * The statement that stands in place of an empty list: what is asked for lies within what it speaks of, and nothing of
 * that was published.
 */
export async function readDeclaration(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
): Promise<Declaracao | null> {
  const times = timesAsked(set, query.where);
  for (const own of byPart(await statementsOf(client, set, tenant))) {
    const parts = partAsked(set, query.where, own[0]?.parte ?? null);
    const found = parts && reaches(set, own, times);
    if (!found) continue;
    const { total } = await readTotals(client, set, tenant, { ...query, where: [...times, ...parts] });
    if (total === 0) return found;
  }
  return null;
}

/** Statements gathered by the part that they speak of, in the order of the newest of each. */
export function byPart(said: readonly Declaracao[]): Declaracao[][] {
  const found = new Map<string, Declaracao[]>();
  for (const one of said) {
    const name = one.parte ? `${one.parte.campo} ${one.parte.valor}` : '';
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  return [...found.values()];
}

/** The conditions of a question about a time that statements speak of. */
export const timesAsked = ({ period, date, range }: Dataset, where: readonly Condition[]): Condition[] =>
  where.filter(({ field }) => [period, date, range].includes(field));

/** The conditions that keep a question within a part, none where it is the whole; null where it asks for more. */
export function partAsked(set: Dataset, where: readonly Condition[], parte: Declaracao['parte']): Condition[] | null {
  if (!parte) return [];
  const { campo, valor } = parte;
  const own = where.find(({ field, operator }) => field === campo && operator === 'eq');
  return own?.values.every((value) => fieldOf(set, campo).print(value) === valor) ? [own] : null;
}

/** The newest of some statements that reaches into the times asked for; null where one of them is left out by all. */
export function reaches(set: Dataset, said: readonly Declaracao[], times: readonly Condition[]): Declaracao | null {
  const touching = (one: Declaracao): boolean => times.every((time) => textsOf(set, time).some(touches(time, one)));
  const covered = times.every((time) =>
    textsOf(set, time).every((text) => said.some((one) => touches(time, one)(text))),
  );
  return covered ? (said.find(touching) ?? null) : null;
}

const textsOf = (set: Dataset, { field, values }: Condition): string[] =>
  values.map((value) => fieldOf(set, field).print(value));

/** Whether a time is within the days of a statement: the texts of a year, of its months and of their days begin alike. */
const touches =
  ({ operator }: Condition, { de, ate }: Declaracao) =>
  (text: string): boolean =>
    (operator === 'lte' || text <= ate.slice(0, text.length)) &&
    (operator === 'gte' || de.slice(0, text.length) <= text);
