import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import {
  type DespesaAnswer,
  type DespesaMonth,
  type DespesaPart,
  type DespesaStep,
  type DespesaSums,
  despesaSums,
} from '../../catalog/despesa/answer.ts';
import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import { type Condition, printQuery, SIZE } from '../../catalog/query.ts';
import { above, below, type Node, type NodeStep, printNode } from '../../catalog/sums/node.ts';
import { stagesOf } from '../../catalog/sums/stage.ts';
import { isoDay, lastDayOf } from '../../catalog/texto/day.ts';
import { readFreshnessOfYear } from '../dataset/freshness.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { sayDespesa } from './sentence.ts';
import {
  despesaMonths,
  despesaNames,
  despesaNatures,
  despesaParts,
  despesaYears,
  favorecidoNames,
  paidLeftovers,
} from './sums.ts';

/** A node to look at, and how to divide it. */
export interface DespesaQuestion {
  node: Node;
  by: string | null;
  page: number;
  size: number;
}

/** The datasets whose rows a node adds up: a change in any of them makes an answer old. */
export const DESPESA_SOURCES = stagesOf(datasets, 'despesa').map(({ id }) => id);

/** A node's sums, its parts, its months, the way to it, and the lists that prove it. Read in one snapshot. */
export function answerDespesa(services: Services, tenant: number, question: DespesaQuestion): Promise<DespesaAnswer> {
  const { node, by, page, size } = question;
  return services.db.read(tenant, async (client) => {
    const { rows: series } = await client.query<DespesaMonth>(despesaMonths(tenant, node));
    const { rows: left } = await client.query<{ vlrPago: number }>(paidLeftovers(tenant, node));
    const { rows: years } = await client.query<{ exercicio: number }>(despesaYears(tenant));
    const divided = await divideNode(client, tenant, question);
    const way = await wayTo(client, tenant, node);
    return {
      ok: true,
      no: printNode(node),
      por: by,
      says: sayDespesa(node, way, by),
      ...divided,
      page,
      size,
      totals: sumMonths(series, node),
      meses: series.filter(({ mes }) => mes > 0),
      restos: left[0] ?? { vlrPago: 0 },
      caminho: way,
      exercicios: years.map(({ exercicio }) => exercicio),
      listas: await despesaLists(services, client, tenant, node),
      dados: await readFreshnessOfYear(client, stages(services), tenant, node.year),
    };
  });
}

/** From the last stage of an expense to the first: what was paid is the surest. */
const stages = (services: Services) => DESPESA_SOURCES.toReversed().map((id) => datasetOf(services, id));

/** The sums of the months that were asked for, and of the budget. Cents are whole: what adding them up breaks is mended. */
export function sumMonths(series: readonly DespesaMonth[], { from, to }: Node): DespesaSums {
  const asked = series.filter(({ mes }) => mes === 0 || (mes >= from && mes <= to));
  const sumOf = (name: keyof DespesaSums): number =>
    asked.reduce((all, month) => all + Math.round(month[name] * 100), 0) / 100;
  return despesaSums.parse(Object.fromEntries(despesaSums.keyof().options.map((name) => [name, sumOf(name)])));
}

type PartRow = DespesaSums & { codigo: string; nome?: string | null; documento?: string | null; grupos: number };

/** The parts of a node, a page of them, each with its name and its own node. */
export async function divideNode(
  client: pg.ClientBase,
  tenant: number,
  { node, by, page, size }: DespesaQuestion,
): Promise<Pick<DespesaAnswer, 'data' | 'total'>> {
  if (by === null) return { data: [], total: 0 };
  const { rows } = await client.query<PartRow>(despesaParts(tenant, node, by, size, page));
  const known = await namesOfCodes(client, tenant, by, rows, node.year);
  const data = rows.map(
    ({ grupos: _, ...row }): DespesaPart => ({
      ...row,
      nome: known.get(row.codigo) ?? nameless(by, row.codigo),
      no: printNode(below(node, by, row.codigo)),
    }),
  );
  return { data, total: rows[0]?.grupos ?? 0 };
}

const nameless = (dimension: string, code: string): string =>
  code === '' ? 'Não informado' : `${dimensionOf(dimension)?.label ?? ''} ${code}`.trim();

interface Coded {
  codigo: string;
  nome?: string | null;
}

/** The names of some codes: a payee comes with its own; other codes are called what the law or the body calls them. */
export async function namesOfCodes(
  client: pg.ClientBase,
  tenant: number,
  dimension: string,
  rows: readonly Coded[],
  year: number,
): Promise<Map<string, string>> {
  const law = dimensionOf(dimension)?.names ?? {};
  const known = new Map(Object.entries(law));
  if (dimension === 'favorecido') for (const { codigo, nome } of rows) if (nome) known.set(codigo, nome);
  const codes = rows.map(({ codigo }) => codigo);
  if (dimension === 'favorecido' || codes.length === 0 || law[codes[0] ?? '']) return known;
  const found = await client.query<{ codigo: string; nome: string }>(despesaNames(tenant, dimension, codes, year));
  for (const { codigo, nome } of found.rows) known.set(codigo, nome);
  return known;
}

interface Payee {
  nome: string | null;
  documento: string | null;
}

async function wayTo(client: pg.ClientBase, tenant: number, node: Node): Promise<DespesaStep[]> {
  const way: DespesaStep[] = [];
  for (const [i, { dimension, code }] of node.path.entries()) {
    const rows = dimension === 'favorecido' ? (await client.query<Payee>(favorecidoNames(tenant, code))).rows : [];
    const known = await namesOfCodes(
      client,
      tenant,
      dimension,
      [{ codigo: code, nome: rows[0]?.nome ?? null }],
      node.year,
    );
    way.push({
      dimensao: dimension,
      rotulo: dimensionOf(dimension)?.label ?? '',
      codigo: code,
      nome: known.get(code) ?? nameless(dimension, code),
      no: printNode(above(node, i + 1)),
    });
  }
  return way;
}

type Lists = DespesaAnswer['listas'];

/** Of each stage, the question that lists exactly the rows a node adds up; null where a list cannot be asked so. */
export async function despesaLists(
  services: Services,
  client: pg.ClientBase,
  tenant: number,
  node: Node,
): Promise<Lists> {
  const where = await conditions(client, tenant, node);
  const list = (id: keyof Lists): string | null => where && asked(datasetOf(services, id), node, where);
  return {
    orcamento: list('orcamento'),
    empenhos: list('empenhos'),
    'empenhos-eventos': list('empenhos-eventos'),
    liquidacoes: list('liquidacoes'),
    pagamentos: list('pagamentos'),
  };
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
  const { rows } = await client.query<{ natureza: string }>(despesaNatures(tenant, node));
  if (rows.length === 0) return null;
  return [...where, { field: 'codNaturezaDespesa', operator: 'eq', values: rows.map(({ natureza }) => natureza) }];
}

/** A company is its number. A person is the digits that may be seen, and the name. */
async function payeeIs(client: pg.ClientBase, tenant: number, { code }: NodeStep): Promise<Condition[]> {
  if (!code.includes('-')) return [{ field: 'txtCpfCnpj', operator: 'eq', values: [code] }];
  const { rows } = await client.query<Payee>(favorecidoNames(tenant, code));
  const documents = [...new Set(rows.flatMap(({ documento }) => documento ?? []))];
  const despesaNames = [...new Set(rows.flatMap(({ nome }) => nome ?? []))];
  return [
    ...(documents.length > 0 ? [{ field: 'txtCpfCnpj', operator: 'eq' as const, values: documents }] : []),
    { field: 'txtCredor', operator: 'eq', values: despesaNames },
  ];
}
