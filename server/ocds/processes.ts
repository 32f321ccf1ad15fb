import type pg from 'pg';
import { NAMES_LICITACAO, OCDS_DATASETS, OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import { type Bind, buildStatement, ident, type Statement } from '../database/sql/names.ts';
import type { ProcessKey } from './ocid.ts';

const { licitacao, contratos, empenhos } = OCDS_SOURCES;

/** A process, the year that its files are under and the day that it began, as far as the data say. */
export interface ListedProcess {
  key: ProcessKey;
  ano: number;
  dia: string;
  /** What orders processes of one day, and what a cursor resumes after. */
  place: ProcessPlace;
}

/** Day, kind and key parts, as the database compares them. */
export type ProcessPlace = readonly [dia: string, tipo: string, a: string, b: string, c: string];

/** Which processes are asked for. */
export interface ProcessFilter {
  ano?: number | undefined;
  dataInicio?: string | undefined;
  dataFim?: string | undefined;
  /** Years of which something was loaded since the moment that was asked for. */
  anosNovos?: readonly number[] | undefined;
}

interface ProcessRow {
  dia: string;
  tipo: string;
  a: string;
  b: string;
  c: string;
  ano: number;
}

const plain = (column: string): string => `${column}::text COLLATE "C"`;

/** The first day that a row tells; a row without any is of the first day of its exercise. */
const firstDay = (days: readonly string[], year: string): string =>
  `to_char(min(coalesce(${days.map(ident).join(', ')}, make_date(${ident(year)}, 1, 1))), 'YYYY-MM-DD')`;

/** Conditions by which a contract is of a licitação that is published, as `percurso` finds it. */
const namesLicitacao = (contract: string, tender: string): string =>
  licitacao.key
    .map((name, i) => `${tender}.${ident(name)} = ${contract}.${ident(NAMES_LICITACAO.contratos[i] ?? '')}`)
    .join(' AND ');

const TENDER_DAYS = ['dtPublicacao', 'dtAbertura', 'dtHomologacao'];
const CONTRACT_DAYS = ['dtAssinatura', 'dtPublicacao', 'dtInicioVigencia'];

/** SELECT of all processes of a body: its licitações, and the contracts that name none of them. */
function allProcesses(tenant: number, bind: Bind, fresh: readonly number[] | undefined): string {
  const own = bind(tenant);
  const columns = licitacao.key.map((name) => `l.${ident(name)}`);
  const parts = columns.map((column, i) => `${plain(column)} AS ${PARTS[i]}`);
  return `SELECT 'l' COLLATE "C" AS tipo, ${parts.join(', ')},
  min(l."numExercicio") AS ano, ${firstDay(TENDER_DAYS, 'numExercicio')} COLLATE "C" AS dia
FROM pub.${ident(licitacao.id)} l WHERE l.tenant = ${own}${fresh ? ` AND ${freshTender(own, fresh, bind)}` : ''}
GROUP BY ${columns.join(', ')}
UNION ALL
SELECT 'c' COLLATE "C", ${plain('c."numContrato"')}, ${plain('c."numAnoPub"')}, '' COLLATE "C", c."numAnoPub",
  ${firstDay(CONTRACT_DAYS, 'numAnoPub')} COLLATE "C"
FROM pub.${ident(contratos.id)} c WHERE c.tenant = ${own}${fresh ? ` AND ${freshContract(own, fresh, bind)}` : ''}
AND NOT EXISTS (SELECT 1 FROM pub.${ident(licitacao.id)} l WHERE l.tenant = ${own} AND ${namesLicitacao('c', 'l')})
GROUP BY c."numContrato", c."numAnoPub"`;
}

/** The names under which the parts of either key are listed. */
const PARTS = ['a', 'b', 'c'];

const among = (column: string, years: readonly number[], bind: Bind): string =>
  years.length > 0 ? `${column} IN (${years.map(bind).join(', ')})` : 'false';

/** Condition that something of a contract was loaded: its own year, or that of an empenho, whose payments share it. */
const freshContract = (own: string, years: readonly number[], bind: Bind): string =>
  `(${among('c."numAnoPub"', years, bind)} OR EXISTS (SELECT 1 FROM pub.${ident(empenhos.id)} e WHERE e.tenant = ${own}
  AND e."numContrato" = c."numContrato" AND e."numAnoPub" = c."numAnoPub" AND ${among('e."numExercicio"', years, bind)}))`;

const freshTender = (own: string, years: readonly number[], bind: Bind): string =>
  `(${among('l."numExercicio"', years, bind)} OR EXISTS (SELECT 1 FROM pub.${ident(contratos.id)} c WHERE c.tenant = ${own}
  AND ${namesLicitacao('c', 'l')} AND ${freshContract(own, years, bind)}))`;

/** Processes after a place, the earliest first: what is published later comes behind, and no page is read twice for it. */
export function selectProcesses(
  tenant: number,
  filter: ProcessFilter,
  size: number,
  after?: ProcessPlace | undefined,
): Statement {
  return buildStatement((bind) => {
    const all = allProcesses(tenant, bind, filter.anosNovos);
    const { ano, dataInicio, dataFim } = filter;
    const where = [
      ...(ano === undefined ? [] : [`ano = ${bind(ano)}`]),
      ...(dataInicio === undefined ? [] : [`dia >= ${bind(dataInicio)}`]),
      ...(dataFim === undefined ? [] : [`dia <= ${bind(dataFim)}`]),
      ...(after ? [`(dia, tipo, a, b, c) > (${after.map(bind).join(', ')})`] : []),
    ];
    return `SELECT tipo, a, b, c, ano, dia FROM (${all}) p${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}
ORDER BY dia, tipo, a, b, c LIMIT ${size}`;
  });
}

export async function listProcesses(client: pg.ClientBase, query: Statement): Promise<ListedProcess[]> {
  const { rows } = await client.query<ProcessRow>(query);
  return rows.map(({ tipo, a, b, c, ano, dia }) => ({
    key: keyOf(tipo, a, b, c),
    ano,
    dia,
    place: [dia, tipo, a, b, c],
  }));
}

const keyOf = (tipo: string, a: string, b: string, c: string): ProcessKey =>
  tipo === 'l'
    ? { tipo: 'licitacao', numero: a, modalidade: b, unidade: c }
    : { tipo: 'contrato', numero: a, ano: Number(b) };

export interface ProcessYear {
  ano: number;
  licitacoes: number;
  semLicitacao: number;
}

/** How many processes each year has, and how many of them are contracts without a published licitação. */
export async function countProcesses(client: pg.ClientBase, tenant: number): Promise<ProcessYear[]> {
  const { rows } = await client.query<ProcessYear>(
    buildStatement(
      (
        bind,
      ) => `SELECT ano, count(*) FILTER (WHERE tipo = 'l')::int AS licitacoes, count(*) FILTER (WHERE tipo = 'c')::int AS "semLicitacao"
FROM (${allProcesses(tenant, bind, undefined)}) p GROUP BY ano ORDER BY ano DESC`,
    ),
  );
  return rows;
}

/** The moment of the newest load of each year, of any of the datasets that processes are made of. */
export type LoadMoments = ReadonlyMap<number, string>;

export async function readLoadMoments(client: pg.ClientBase, tenant: number): Promise<LoadMoments> {
  const { rows } = await client.query<{ periodo: string; momento: Date }>(
    buildStatement(
      (bind) => `SELECT periodo, max("publicadaEm") AS momento FROM pub._periodos WHERE tenant = ${bind(tenant)}
AND dataset IN (${OCDS_DATASETS.map(bind).join(', ')}) GROUP BY periodo`,
    ),
  );
  return new Map(rows.map(({ periodo, momento }) => [Number(periodo), momento.toISOString()]));
}

/** The newest of all moments; a body that published nothing has none. */
export const newestMoment = (moments: LoadMoments): string | undefined => [...moments.values()].sort().at(-1);
