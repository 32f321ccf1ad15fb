import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import type { Node, NodeStep } from '../../catalog/node.ts';
import { type Condition, printQuery, SIZE } from '../../catalog/query.ts';
import { isoDay, lastDayOf } from '../../catalog/texto/day.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { natures, payee } from './sums.ts';

/** The datasets whose rows a node adds up. */
export const LISTS = ['orcamento', 'empenhos', 'empenhos-eventos', 'liquidacoes', 'pagamentos'] as const;

/** The address of a list that a total can be proved by. */
export type Lists = Record<(typeof LISTS)[number], string | null>;

/** Of each stage, the question that lists exactly the rows a node adds up; null where a list cannot be asked so. */
export async function lists(services: Services, client: pg.ClientBase, tenant: number, node: Node): Promise<Lists> {
  const where = await conditions(client, tenant, node);
  return Object.fromEntries(LISTS.map((id) => [id, where && asked(datasetOf(services, id), node, where)])) as Lists;
}

/** The budget knows no payees. */
function asked(set: Dataset, node: Node, where: readonly Condition[]): string | null {
  const fits = where.every(({ field }) => Object.hasOwn(set.fields, field));
  return fits ? printQuery(set, { where: [...period(set, node), ...where], sort: [], page: 1, size: SIZE }) : null;
}

/** The exercise, and the days: a document of a later year is of what was left to pay, and not of this sum. */
function period(set: Dataset, { year, from, to }: Node): Condition[] {
  const own: Condition = { field: set.period, operator: 'eq', values: [year] };
  if (!set.date) return [own];
  const first: Condition = { field: set.date, operator: 'gte', values: [isoDay(year, from, 1)] };
  const last: Condition = { field: set.date, operator: 'lte', values: [lastDayOf(year, to)] };
  return [own, first, last];
}

async function conditions(client: pg.ClientBase, tenant: number, node: Node): Promise<Condition[] | null> {
  const where: Condition[] = [];
  let parted = false;
  for (const step of node.path) {
    if (step.code === '') return null;
    const field = dimensionOf(step.dimension)?.field;
    if (step.dimension === 'favorecido') where.push(...(await payeeIs(client, tenant, step)));
    else if (field) where.push({ field, operator: 'eq', values: [step.code] });
    else parted = true;
  }
  if (!parted) return where;
  const { rows } = await client.query<{ natureza: string }>(natures(tenant, node));
  if (rows.length === 0) return null;
  return [...where, { field: 'codNaturezaDespesa', operator: 'eq', values: rows.map(({ natureza }) => natureza) }];
}

/** A company is its number. A person is the digits that may be seen, and the name. */
async function payeeIs(client: pg.ClientBase, tenant: number, { code }: NodeStep): Promise<Condition[]> {
  if (!code.includes('-')) return [{ field: 'txtCpfCnpj', operator: 'eq', values: [code] }];
  const { rows } = await client.query<{ nome: string | null; documento: string | null }>(payee(tenant, code));
  const documents = [...new Set(rows.flatMap(({ documento }) => documento ?? []))];
  const names = [...new Set(rows.flatMap(({ nome }) => nome ?? []))];
  return [
    ...(documents.length > 0 ? [{ field: 'txtCpfCnpj', operator: 'eq' as const, values: documents }] : []),
    { field: 'txtCredor', operator: 'eq', values: names },
  ];
}
