import type pg from 'pg';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { binder, ident, type Statement } from '../database/sql/names.ts';
import { Refusal } from '../refusal.ts';
import type { DeclaredPart } from './declare.ts';

/** The fields of a dataset that a statement may name a part by: its filters that are chosen from a list, time excepted. */
export const partFields = ({ fields, list: { filters } }: Dataset): string[] =>
  [...filters.main, ...filters.more].filter((name) => fields[name]?.listed && !fields[name]?.time);

/** Reads `txtOrigemRecurso=Municipal`. The field must be a filter with a list of values, and the value be known. */
export async function parsePart(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  text: string,
): Promise<DeclaredPart> {
  const [name = '', ...rest] = text.split('=');
  const names = partFields(set);
  if (!names.includes(name)) throw new Refusal(unknownField(set, name, names));
  const field = fieldOf(set, name);
  const parsed = field.parse(rest.join('=').trim());
  if (
    parsed.ok &&
    (field.options.includes(String(parsed.value)) || (await isUsed(client, set, tenant, name, parsed.value)))
  )
    return { field: name, value: field.print(parsed.value) };
  const known = field.options.length > 0 ? field.options : await valuesIn(client, set, tenant, name);
  throw new Refusal(
    `“${rest.join('=')}” não é um valor de ${name} (${field.label}) em ${set.id}. ${listed('Os valores são', known)}`,
  );
}

const unknownField = ({ id }: Dataset, name: string, names: readonly string[]): string =>
  `“${name}” não é um campo de ${id} pelo qual se declare uma parte. ${listed('Os campos são', names)} Escreva como campo=valor.`;

const MOST = 40;

const listed = (words: string, values: readonly string[]): string =>
  values.length === 0
    ? 'Não há nenhum.'
    : `${words}: ${values.slice(0, MOST).join(', ')}${values.length > MOST ? '…' : '.'}`;

async function isUsed(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  name: string,
  value: Value,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM dados.${ident(set.id)} WHERE tenant = $1 AND ${ident(name)} = $2 LIMIT 1`,
    [tenant, value],
  );
  return rowCount === 1;
}

async function valuesIn(client: pg.ClientBase, set: Dataset, tenant: number, name: string): Promise<string[]> {
  const { rows } = await client.query<{ valor: string }>(
    `SELECT DISTINCT ${ident(name)}::text AS valor FROM dados.${ident(set.id)}
     WHERE tenant = $1 AND ${ident(name)} IS NOT NULL ORDER BY 1 LIMIT ${MOST + 1}`,
    [tenant],
  );
  return rows.map(({ valor }) => valor);
}

interface SaidOf {
  tenant: number;
  set: Dataset;
  from: string;
  to: string;
  part: DeclaredPart | null;
}

/** Refuses a statement that published rows contradict: there were some of what it says there was none of. */
export async function refuseContradicted(client: pg.ClientBase, said: SaidOf): Promise<void> {
  const { rows } = await client.query<{ linhas: number }>(countContradicting(said));
  const found = rows[0]?.linhas ?? 0;
  if (found === 0) return;
  const { set, from, to, part } = said;
  const of = part ? ` com ${fieldOf(set, part.field).label.toLocaleLowerCase('pt-BR')} ${part.value}` : '';
  throw new Refusal(
    `Há ${counted(found, set.singular.toLocaleLowerCase('pt-BR'), set.plural)}${of} de ${from} a ${to} neste portal: a declaração não seria verdadeira. Declare um período ou uma parte sem linhas, ou corrija antes os dados.`,
  );
}

/**
 * Statement that counts the rows of a part in the periods that some days touch: the text of a year or month is the beginning
 * of its days. Where rows have a date of their own, it decides.
 */
function countContradicting({ tenant, set, from, to, part }: SaidOf): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const period = `${ident(set.period)}::text`;
  const where = [
    `tenant = ${bind(tenant)}`,
    `${period} BETWEEN left(${bind(from)}, length(${period})) AND left(${bind(to)}, length(${period}))`,
  ];
  if (set.date && !set.derived?.includes(set.date)) {
    const date = `${ident(set.date)}::text`;
    where.push(
      `coalesce(${date} BETWEEN left(${bind(from)}, length(${date})) AND left(${bind(to)}, length(${date})), true)`,
    );
  }
  if (part) where.push(`${ident(part.field)}::text = ${bind(part.value)}`);
  return { text: `SELECT count(*)::int AS linhas FROM dados.${ident(set.id)} WHERE ${where.join(' AND ')}`, values };
}
