import type pg from 'pg';
import type { Advice, Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Companion, Criterion } from '../../catalog/pntp/criterion.ts';
import { ident } from '../database/sql/names.ts';

/** Conditions on the rows of a dataset, with the values that they are asked with. */
export interface PendingConditions {
  /** The rows that a criterion speaks of. */
  spoken: string;
  /** Those among them that lack something. */
  pending: string;
  /** Those among them that have no row of another dataset beside them. */
  alone: string;
  values: unknown[];
}

/** The advice of a dataset that a criterion rests on: it is about fields that the criterion asks for. */
const adviceOf = ({ advice = [] }: Dataset, { campos }: Criterion): Advice[] =>
  advice.filter(({ fields }) => fields.every((name) => campos.includes(name)));

/** Whether rows can be found wanting by a criterion. */
export const hasWorkList = (set: Dataset, asked: Criterion): boolean =>
  (asked.exige ?? []).length > 0 || asked.acompanha !== undefined || adviceOf(set, asked).length > 0;

/** The condition that a row has no value in a field. */
export const isEmpty = (name: string): string => `coalesce(${ident(name)}::text, '') = ''`;

/** Reads which rows a criterion speaks of, and what makes one of them lack something. */
export async function readConditions(
  client: pg.ClientBase,
  set: Dataset,
  asked: Criterion,
  tenant: number,
): Promise<PendingConditions> {
  const values: unknown[] = [tenant];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const spoken = asked.onde
    ? `tenant = $1 AND ${ident(asked.onde.field)} = ANY (${bind(asked.onde.values)})`
    : 'tenant = $1';
  const empty = (asked.exige ?? []).map(isEmpty);
  const alone = asked.acompanha ? isAlone(set, asked.acompanha, bind) : 'false';
  const advised: string[] = [];
  for (const advice of adviceOf(set, asked)) {
    const texts = await readFailing(client, set, advice, tenant);
    if (texts.length > 0) advised.push(`${rowText(advice)} = ANY (${bind(texts)})`);
  }
  return { spoken, pending: [...empty, ...advised, alone].join(' OR '), alone, values };
}

/** The condition that a row has none beside it in another dataset. */
function isAlone(set: Dataset, { dataset, by, except }: Companion, bind: (value: unknown) => string): string {
  const same = Object.entries(by).map(([there, here]) => `o.${ident(there)} = ${ident(set.id)}.${ident(here)}`);
  const counts = `o.${ident(except.field)} IS NULL OR o.${ident(except.field)} <> ALL (${bind(except.values)})`;
  return `NOT EXISTS (SELECT FROM pub.${ident(dataset)} o WHERE o.tenant = $1 AND ${same.join(' AND ')} AND (${counts}))`;
}

/** The fields of an advice as one text: rows that agree in them are judged once. */
const rowText = ({ fields }: Advice): string =>
  `jsonb_build_array(${fields.map((name) => `${ident(name)}::text`).join(', ')})::text`;

/** The texts of those fields that the advice does not hold for. */
async function readFailing(client: pg.ClientBase, set: Dataset, advice: Advice, tenant: number): Promise<string[]> {
  const columns = advice.fields.map(ident).join(', ');
  const { rows } = await client.query<Row & { texto: string }>(
    `SELECT DISTINCT ${columns}, ${rowText(advice)} AS texto FROM pub.${ident(set.id)} WHERE tenant = $1`,
    [tenant],
  );
  return rows.filter((row) => !advice.holds(row)).map(({ texto }) => texto);
}

/** What a row lacks, in words. */
export function lackedBy(set: Dataset, asked: Criterion, row: Row, isAlone: boolean): string[] {
  const lacks = (name: string): boolean => row[name] === null || row[name] === undefined || row[name] === '';
  const empty = (asked.exige ?? []).filter(lacks).map((name) => set.fields[name]?.label ?? name);
  return [
    ...empty,
    ...(isAlone && asked.acompanha ? [asked.acompanha.label] : []),
    ...adviceOf(set, asked)
      .filter(({ holds }) => !holds(row))
      .map(({ remedy }) => remedy),
  ];
}

/** The fields by which a row tells what it lacks. */
export const lackingFields = (set: Dataset, asked: Criterion): string[] => [
  ...(asked.exige ?? []),
  ...adviceOf(set, asked).flatMap(({ fields }) => fields),
];
