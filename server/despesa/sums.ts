import { datasets } from '../../catalog/datasets/index.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Node, NodeStep } from '../../catalog/sums/node.ts';
import { documentsOf } from '../../catalog/sums/stage.ts';
import { isoDay, lastDayOf } from '../../catalog/texto/day.ts';
import { type Bind, binder, ident, type Statement } from '../database/sql/names.ts';

/** The budget of a node, which is of the whole year. */
const BUDGET = ['vlrOrcamentoInicial', 'vlrOrcamentoAtualizado'] as const;

const added = (expression: string, name: string): string => `coalesce(sum(${expression}), 0) AS ${ident(name)}`;

const stages = [
  added('"vlrEmpenhado"', 'vlrEmitido'),
  added('"vlrReforco"', 'vlrReforco'),
  added('"vlrAnulado"', 'vlrAnulado'),
  added('"vlrEmpenhado" + "vlrReforco" - "vlrAnulado"', 'vlrEmpenhado'),
  added('"vlrLiquidado"', 'vlrLiquidado'),
  added('"vlrPago"', 'vlrPago'),
].join(', ');
const budget = BUDGET.map((name) => added(ident(name), name)).join(', ');
const noBudget = BUDGET.map((name) => `0 AS ${ident(name)}`).join(', ');

const PAYEE = 'favorecido';

function statement(build: (bind: Bind) => string): Statement {
  const values: Value[] = [];
  return { text: build(binder(values)), values };
}

/** The table that keeps the sums by these dimensions ready: by line of the budget or by payee. Both at once has none. */
function keeper(dimensions: readonly string[]): string | null {
  if (!dimensions.includes(PAYEE)) return 'pub._despesa';
  return dimensions.every((name) => name === PAYEE) ? 'pub._favorecidos' : null;
}

/** Where the sums of a node are: kept ready or, failing that, in the documents themselves. */
function source(tenant: number, node: Node, dimensions: readonly string[], bind: Bind): string {
  const kept = keeper([...node.path.map(({ dimension }) => dimension), ...dimensions]);
  if (!kept) return documents(tenant, daysOf(node), node.path, bind);
  return `${kept} WHERE tenant = ${bind(tenant)} AND exercicio = ${bind(node.year)} AND ano = ${bind(node.year)}
AND (mes = 0 OR mes BETWEEN ${bind(node.from)} AND ${bind(node.to)})${path(node.path, bind)}`;
}

const path = (steps: readonly NodeStep[], bind: Bind): string =>
  steps.map(({ dimension, code }) => ` AND ${ident(dimension)} = ${bind(code)}`).join('');

const sumsOf = (from: string): string => (from.startsWith('pub._despesa') ? budget : noBudget);

/** Its parts by a dimension, largest first; how many there are comes along in `grupos`. */
export const despesaParts = (tenant: number, node: Node, by: string, size: number, page: number): Statement =>
  statement((bind) => {
    const from = source(tenant, node, [by], bind);
    const named = by === PAYEE ? 'max(nome) AS nome, max(documento) AS documento, ' : '';
    return `SELECT ${ident(by)} AS codigo, ${named}${sumsOf(from)}, ${stages}, count(*) OVER () AS grupos
FROM ${from} GROUP BY 1
ORDER BY "vlrPago" DESC, "vlrLiquidado" DESC, "vlrEmpenhado" DESC, "vlrOrcamentoAtualizado" DESC, 1
LIMIT ${size} OFFSET ${(page - 1) * size}`;
  });

/** A node's sums of every month of the exercise; the budget, which is of the whole year, stands in month 0. */
export const despesaMonths = (tenant: number, node: Node): Statement =>
  statement((bind) => {
    const from = source(tenant, { ...node, from: 1, to: 12 }, [], bind);
    return `SELECT mes, ${sumsOf(from)}, ${stages} FROM ${from} GROUP BY 1 ORDER BY 1`;
  });

/** What was paid in these months of commitments of earlier exercises: never part of the exercise's own expense. */
export const paidLeftovers = (tenant: number, node: Node): Statement =>
  statement((bind) => {
    const { year, first, last } = daysOf(node);
    const paid = `SELECT ${added('"vlrPago"', 'vlrPago')} FROM`;
    const kept = keeper(node.path.map(({ dimension }) => dimension));
    if (kept)
      return `${paid} ${kept} WHERE tenant = ${bind(tenant)} AND ano = ${bind(year)} AND exercicio < ${bind(year)}
AND mes BETWEEN ${bind(node.from)} AND ${bind(node.to)}${path(node.path, bind)}`;
    return `${paid} pub.pagamentos WHERE tenant = ${bind(tenant)} AND "numExercicio" < ${bind(year)}
AND "dtPagamento" BETWEEN ${bind(first)} AND ${bind(last)}${documentPath(node.path, bind)}`;
  });

/** The whole natures of expense that a node has: a list of documents is asked by them, not by their parts. */
export const despesaNatures = (tenant: number, { year, path: steps }: Node): Statement =>
  statement(
    (bind) =>
      `SELECT DISTINCT natureza FROM pub._despesa WHERE tenant = ${bind(tenant)} AND exercicio = ${bind(year)}${path(
        steps.filter(({ dimension }) => dimension !== PAYEE),
        bind,
      )} ORDER BY 1`,
  );

/** Names of some codes, as the exercise's own data call them, else as the latest do. */
export const despesaNames = (tenant: number, dimension: string, codes: readonly string[], year: number): Statement =>
  statement(
    (bind) =>
      `SELECT DISTINCT ON (codigo) codigo, nome FROM pub._nomes WHERE tenant = ${bind(tenant)} AND dimensao = ${bind(dimension)}
AND codigo IN (${codes.map(bind).join(', ')}) ORDER BY codigo, exercicio = ${bind(year)} DESC, exercicio DESC, origem`,
  );

/** Under which names and documents a payee was published. */
export const favorecidoNames = (tenant: number, code: string): Statement =>
  statement(
    (bind) =>
      `SELECT DISTINCT nome, documento FROM pub._favorecidos WHERE tenant = ${bind(tenant)} AND favorecido = ${bind(code)} ORDER BY 1`,
  );

/** From one exercise to the one before it by the index: there are few, of many rows each. */
export const despesaYears = (tenant: number): Statement =>
  statement(
    (bind) => `WITH RECURSIVE found AS (
SELECT max(exercicio) AS exercicio FROM pub._despesa WHERE tenant = ${bind(tenant)}
UNION ALL SELECT (SELECT max(exercicio) FROM pub._despesa WHERE tenant = ${bind(tenant)} AND exercicio < found.exercicio)
FROM found WHERE found.exercicio IS NOT NULL)
SELECT exercicio FROM found WHERE exercicio IS NOT NULL`,
  );

const FACTS = ['vlrEmpenhado', 'vlrReforco', 'vlrAnulado', 'vlrLiquidado', 'vlrPago'] as const;

const part = (from: number, length: number): string =>
  `substr(replace(coalesce("codNaturezaDespesa", ''), '.', ''), ${from}, ${length})`;

/** Each dimension as a document has it. */
const EXPRESSION: Readonly<Record<string, string>> = {
  orgao: '"codOrgao"',
  unidade: '"codUnidade"',
  funcao: `coalesce("codFuncao", '')`,
  subfuncao: `coalesce("codSubFuncao", '')`,
  programa: `coalesce("codPrograma", '')`,
  acao: `coalesce("codAcao", '')`,
  categoria: part(1, 1),
  grupo: part(2, 1),
  modalidade: part(3, 2),
  elemento: part(5, 2),
  fonte: `coalesce("codFonte", '')`,
  favorecido: 'portal.favorecido("txtCpfCnpj" COLLATE "C", "txtCredor" COLLATE "C")',
};

/** Some days of an exercise, both included. */
export interface DespesaDays {
  year: number;
  first: string;
  last: string;
}

const daysOf = ({ year, from, to }: Node): DespesaDays => ({
  year,
  first: isoDay(year, from, 1),
  last: lastDayOf(year, to),
});

/** The documents of some days, as one table of dimensions and stages. */
function documents(tenant: number, { year, first, last }: DespesaDays, steps: readonly NodeStep[], bind: Bind): string {
  const dimensions = Object.entries(EXPRESSION).map(([name, text]) => `${text} AS ${ident(name)}`);
  const all = documentsOf(datasets).map(({ id, date, period, stage: { sums } }) => {
    const column = date ?? period;
    const facts = FACTS.map((name) => {
      const own = sums.some((known) => known === name);
      return `${own ? `coalesce(${ident(name)}, 0)` : '0'} AS ${ident(name)}`;
    });
    return `SELECT ${dimensions.join(', ')}, extract(month FROM ${ident(column)})::int AS mes, "txtCredor" AS nome, "txtCpfCnpj" AS documento, ${facts.join(', ')}
FROM pub.${ident(id)} WHERE tenant = ${bind(tenant)} AND "numExercicio" = ${bind(year)}
AND ${ident(column)} BETWEEN ${bind(first)} AND ${bind(last)}${documentPath(steps, bind)}`;
  });
  return `(${all.join('\nUNION ALL\n')}) documentos WHERE true`;
}

function documentPath(steps: readonly NodeStep[], bind: Bind): string {
  return steps
    .map(({ dimension, code }) => {
      // The number of a company has an index of its own; the key made of it has none.
      const company = dimension === PAYEE && !code.includes('-') ? ` AND "txtCpfCnpj" = ${bind(code)}` : '';
      return `${company} AND ${EXPRESSION[dimension]} = ${bind(code)}`;
    })
    .join('');
}

/** Days of one exercise as the whole months that they cover and the days before and after those. */
export function monthsWithin({ year, first, last }: DespesaDays): { from: number; to: number; edges: DespesaDays[] } {
  const [start, end] = [Number(first.slice(5, 7)), Number(last.slice(5, 7))];
  const isWholeStart = first === isoDay(year, start, 1);
  const isWholeEnd = last === lastDayOf(year, end);
  const from = isWholeStart ? start : start + 1;
  const to = isWholeEnd ? end : end - 1;
  if (start === end && !(isWholeStart && isWholeEnd)) return { from, to, edges: [{ year, first, last }] };
  const before = isWholeStart ? [] : [{ year, first, last: lastDayOf(year, start) }];
  const after = isWholeEnd ? [] : [{ year, first: isoDay(year, end, 1), last }];
  return { from, to, edges: [...before, ...after] };
}

/**
 * The stages of some days and the budget of their year by some dimensions, for who asks by days and not by months. Whole
 * months are kept ready; only the documents of the days besides are read.
 */
export const despesaByDays = (tenant: number, days: DespesaDays, by: readonly string[]): Statement =>
  statement((bind) => {
    const columns = by.map(ident).join(', ');
    const net = '"vlrEmpenhado" + "vlrReforco" - "vlrAnulado"';
    const { from, to, edges } = monthsWithin(days);
    const kept = `SELECT ${columns}, "vlrOrcamentoAtualizado" AS orcado, ${net} AS empenhado, "vlrLiquidado", "vlrPago" FROM pub._despesa
WHERE tenant = ${bind(tenant)} AND exercicio = ${bind(days.year)} AND ano = ${bind(days.year)} AND (mes = 0 OR mes BETWEEN ${bind(from)} AND ${bind(to)})`;
    const rest = edges.map(
      (edge) => `SELECT ${columns}, 0, ${net}, "vlrLiquidado", "vlrPago" FROM ${documents(tenant, edge, [], bind)}`,
    );
    return `SELECT ${columns}, ${added('orcado', 'vlrOrcadoAtualizado')}, ${added('empenhado', 'vlrEmpenhado')}, ${added('"vlrLiquidado"', 'vlrLiquidado')}, ${added('"vlrPago"', 'vlrPago')}
FROM (${[kept, ...rest].join('\nUNION ALL ')}) tudo
GROUP BY ${columns} ORDER BY ${columns}`;
  });
