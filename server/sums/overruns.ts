import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { datasetAt, documentsOf } from '../../catalog/sums/stage.ts';
import { ident } from '../database/sql/names.ts';
import { type Warning, WarningNotes } from '../import/check/warnings.ts';

const EXAMPLES = 5;

interface Overrun {
  numero: string;
  quantos: string;
  antes: string;
  depois: string;
}

/**
 * Empenhos of which more was paid than settled, or settled than committed, in their own year (Lei 4.320/1964, arts. 60 to
 * 63). Only where the stage before is published: a body that publishes payments alone has nothing to be held against.
 */
export async function overrunWarnings(
  client: pg.ClientBase,
  { set, tenant, periods }: { set: Dataset; tenant: number; periods: readonly string[] },
): Promise<readonly Warning[]> {
  if (documentsOf([set]).length === 0) return [];
  const notes = new WarningNotes();
  // The rows came in this very transaction, and the planner takes them for few: it would compare each with each.
  await client.query('SET LOCAL enable_nestloop = off');
  for (const text of [PAID, SETTLED]) {
    const { rows } = await client.query<Overrun>(`${text} LIMIT ${EXAMPLES}`, [tenant, periods]);
    for (const { numero, quantos, antes, depois } of rows)
      notes.add(
        'estagio',
        `empenho ${numero}: ${antes} e ${depois}`,
        notes.count('estagio') === 0 ? Number(quantos) : 0,
      );
  }
  await client.query('SET LOCAL enable_nestloop TO DEFAULT');
  return notes.all;
}

const reais = (expression: string): string =>
  `'R$' || chr(160) || replace(to_char(${expression}, 'FM999999999999990.00'), '.', ',')`;

const PAID = `SELECT "numDocEmpenho" AS numero, count(*) OVER () AS quantos,
  'liquidado ' || ${reais('liquidado')} AS antes, 'pago ' || ${reais('pago')} AS depois
FROM (
  SELECT "numDocEmpenho", sum("vlrLiquidado") AS liquidado, sum("vlrPago") AS pago
  FROM dados._estagios WHERE tenant = $1 AND "numExercicio" = ANY ($2)
  GROUP BY "numExercicio", "codOrgao", "codUnidade", "numDocEmpenho" HAVING bool_or(origem = '${datasetAt(datasets, 'liquidacao')}')
) e WHERE pago > liquidado`;

const SETTLED = `SELECT e."numDocEmpenho" AS numero, count(*) OVER () AS quantos,
  'empenhado ' || ${reais('e."vlrEmpenhado" + s.saldo')} AS antes, 'liquidado ' || ${reais('s.liquidado')} AS depois
FROM dados.${ident(datasetAt(datasets, 'empenho'))} e JOIN (
  SELECT "numExercicio", "codOrgao", "codUnidade", "numDocEmpenho",
    sum("vlrLiquidado") AS liquidado, sum("vlrReforco" - "vlrAnulado") AS saldo
  FROM dados._estagios WHERE tenant = $1 AND "numExercicio" = ANY ($2) GROUP BY 1, 2, 3, 4
) s ON e."numExercicio" = s."numExercicio" AND ${['codOrgao', 'codUnidade', 'numDocEmpenho'].map((name) => `e."${name}" = s."${name}" COLLATE portal.natural`).join(' AND ')}
WHERE e.tenant = $1 AND e."numExercicio" = ANY ($2) AND s.liquidado > e."vlrEmpenhado" + s.saldo`;
