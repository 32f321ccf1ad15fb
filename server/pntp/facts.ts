import type pg from 'pg';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { Criterion } from '../../catalog/pntp/criterion.ts';
import type { DatasetFacts, YearRows } from '../../catalog/pntp/grade.ts';
import { ident } from '../database/sql/names.ts';
import { hasWorkList, isEmpty, readConditions } from './pending.ts';

/** What was found in a dataset, by criterion. */
export type CriteriaFacts = Readonly<Record<string, DatasetFacts>>;

/** The datasets that serve a criterion of the matrix. */
export const measuredDatasets = (datasets: readonly Dataset[]): Dataset[] =>
  datasets.filter(({ pntp }) => pntp && Object.keys(pntp).length > 0);

/** What the periods and the statements of a body tell of all its datasets, without looking at a row. */
export interface PublishedFacts {
  periods: ReadonlyMap<string, YearFacts>;
  statements: readonly StatementRow[];
}

/** Reads what is published of all datasets of a body. */
export async function readPublished(client: pg.ClientBase, tenant: number): Promise<PublishedFacts> {
  const { rows } = await client.query<YearRow & { dataset: string }>(
    `SELECT dataset, left(periodo, 4) AS ano, sum(linhas)::int AS linhas, 0 AS pendentes,
       max(referencia) FILTER (WHERE linhas > 0)::text AS recente
     FROM pub._periodos WHERE tenant = $1 GROUP BY 1, 2`,
    [tenant],
  );
  const stated = await client.query<StatementRow>(
    `SELECT dataset, de::text AS de, least(ate, ("publicadaEm" AT TIME ZONE 'America/Sao_Paulo')::date)::text AS ate, campo, valor
     FROM pub._declaracoes WHERE tenant = $1 ORDER BY de`,
    [tenant],
  );
  const names = [...new Set(rows.map(({ dataset }) => dataset))];
  const periods = new Map(
    names.map((name) => [name, yearFacts(rows.filter(({ dataset }) => dataset === name))] as const),
  );
  return { periods, statements: stated.rows.filter((one) => !isContradicted(one, periods)) };
}

/** Whether a statement speaks of a whole year that has rows: they came after it was made. */
function isContradicted({ dataset, de, ate, campo }: StatementRow, periods: PublishedFacts['periods']): boolean {
  const years = Object.keys(periods.get(dataset)?.anos ?? {});
  return campo === '' && years.some((year) => de <= `${year}-01-01` && ate >= `${year}-12-31`);
}

const UNPUBLISHED: YearFacts = { anos: {}, recente: null, proximos: [] };

/** Reads what a dataset of a body shows of each criterion that it serves, through the views of visitors. */
export async function readDatasetFacts(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  published: PublishedFacts,
): Promise<CriteriaFacts> {
  const stated = statementsOf(set, published.statements);
  const whole = published.periods.get(sourceOf(set)) ?? UNPUBLISHED;
  const hasRows = Object.keys(whole.anos).length > 0;
  const told: Record<string, DatasetFacts> = {};
  for (const [number, asked] of Object.entries(set.pntp ?? {})) {
    const own = hasRows && needsRows(set, asked) ? await readRows(client, set, asked, tenant) : whole;
    const { recente, proximos } = asked.data ? own : whole;
    told[number] = {
      ...{ anos: own.anos, recente, proximos },
      referencia: whole.recente,
      declarados: stated.filter((one) => speaksOf(one, asked)).map(({ de, ate }) => ({ de, ate })),
    };
  }
  return told;
}

/** Whether the counts of the periods do not tell what is asked. */
const needsRows = (set: Dataset, asked: Criterion): boolean =>
  [asked.onde, asked.data, asked.traz].some((one) => one !== undefined) || hasWorkList(set, asked);

type YearFacts = Required<Pick<DatasetFacts, 'anos' | 'recente' | 'proximos'>>;

interface YearRow {
  ano: string;
  linhas: number;
  pendentes: number;
  recente: string | null;
  proximos?: readonly string[] | null;
  vazios?: readonly string[];
}

async function readRows(client: pg.ClientBase, set: Dataset, asked: Criterion, tenant: number): Promise<YearFacts> {
  const { spoken, pending, values } = await readConditions(client, set, asked, tenant);
  const { rows } = await client.query<YearRow>(
    `SELECT left(${ident(set.period)}::text, 4) AS ano, count(*)::int AS linhas,
       count(*) FILTER (WHERE ${pending})::int AS pendentes, ${dayColumns(asked)}, ${emptyColumn(asked)} AS vazios
     FROM pub.${ident(set.id)} WHERE ${spoken} GROUP BY 1`,
    values,
  );
  return yearFacts(rows);
}

/** The newest day that has come, and the days to come: they come without a load. */
function dayColumns({ data }: Criterion): string {
  if (!data) return 'NULL AS recente';
  const day = `left(${ident(data)}::text, 10)`;
  const today = `(now() AT TIME ZONE 'America/Sao_Paulo')::date::text`;
  return `max(${day}) FILTER (WHERE ${day} <= ${today}) AS recente,
       (array_agg(DISTINCT ${day}) FILTER (WHERE ${day} > ${today}))[1:${MOST_AHEAD}] AS proximos`;
}

/** Days to come that are kept of a year. */
const MOST_AHEAD = 366;

/** The fields among those asked for that none of the rows has. */
function emptyColumn({ traz = [] }: Criterion): string {
  const names = traz.map((name) => `CASE WHEN bool_and(${isEmpty(name)}) THEN '${name}' END`);
  return names.length > 0 ? `array_remove(ARRAY[${names.join(', ')}], NULL)` : "'{}'::text[]";
}

function yearFacts(rows: readonly YearRow[]): YearFacts {
  const there = rows.filter(({ linhas }) => linhas > 0);
  const days = there.flatMap(({ recente }) => recente ?? []).map(dayOfText);
  return {
    anos: Object.fromEntries(there.map((row) => [row.ano, rowsOfYear(row)])),
    recente: days.sort().at(-1) ?? null,
    proximos: there.flatMap(({ proximos }) => (proximos ?? []).map(dayOfText)).sort(),
  };
}

const rowsOfYear = ({ linhas, pendentes, vazios = [] }: YearRow): YearRows =>
  vazios.length > 0 ? { linhas, pendentes, vazios } : { linhas, pendentes };

/** The last day of a year or a month, and a day as it is. */
function dayOfText(text: string): string {
  if (text.length === 4) return `${text}-12-31`;
  return text.slice(0, 10);
}

interface StatementRow {
  dataset: string;
  de: string;
  ate: string;
  campo: string;
  valor: string;
}

/** Whether a statement is about what a criterion asks: about all rows, or about the part of them that it speaks of. */
const speaksOf = ({ campo, valor }: StatementRow, { onde }: Criterion): boolean =>
  campo === '' || (onde?.field === campo && onde.values.includes(valor));

/** What was stated of a dataset, or of the one that it is part of: without works there are no stopped works. */
const statementsOf = (set: Dataset, statements: readonly StatementRow[]): StatementRow[] =>
  statements.filter(
    ({ dataset, campo }) =>
      dataset === sourceOf(set) || (campo === '' && set.part !== undefined && dataset === set.part),
  );
