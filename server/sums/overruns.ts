import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { datasetAt } from '../../catalog/sums/stage.ts';
import { ident } from '../database/sql/names.ts';
import { type Warning, WarningNotes } from '../import/check/warnings.ts';
import { joinByHash } from './joins.ts';

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
  const notes = new WarningNotes();
  for (const text of comparisonsOf(set)) {
    const { rows } = await joinByHash(client, () =>
      client.query<Overrun>(`${text} LIMIT ${EXAMPLES}`, [tenant, periods]),
    );
    for (const { numero, quantos, antes, depois } of rows)
      notes.add(
        'estagio',
        `empenho ${numero}: ${antes} e ${depois}`,
        notes.count('estagio') === 0 ? Number(quantos) : 0,
      );
  }
  return notes.all;
}

/** The comparisons whose outcome a load of a dataset can change. */
function comparisonsOf({ stage }: Dataset): readonly string[] {
  if (stage?.name === 'pagamento') return [PAID];
  if (stage?.name === 'liquidacao') return [PAID, SETTLED];
  return stage?.name === 'empenho' || stage?.name === 'alteracao' ? [SETTLED] : [];
}

const reais = (expression: string): string =>
  `'R$' || chr(160) || replace(to_char(${expression}, 'FM999999999999990.00'), '.', ',')`;

/** Condition that the sums of a stage belong to the same empenho as another row. The sums compare letters byte by byte. */
const sameEmpenho = (sums: string, other: string): string =>
  [
    `${sums}.tenant = ${other}.tenant AND ${sums}."numExercicio" = ${other}."numExercicio"`,
    ...['codOrgao', 'codUnidade', 'numDocEmpenho'].map(
      (name) => `${sums}.${ident(name)} = ${other}.${ident(name)} COLLATE "C"`,
    ),
  ].join(' AND ');

const EMPENHOS = datasetAt(datasets, 'empenho');
const EVENTS = datasetAt(datasets, 'alteracao');
const SETTLEMENTS = datasetAt(datasets, 'liquidacao');
const PAYMENTS = datasetAt(datasets, 'pagamento');

const PAID = `SELECT l."numDocEmpenho" AS numero, count(*) OVER () AS quantos,
  'liquidado ' || ${reais('l."vlrLiquidado"')} AS antes, 'pago ' || ${reais('p."vlrPago"')} AS depois
FROM dados._estagios l JOIN dados._estagios p ON ${sameEmpenho('p', 'l')}
WHERE l.tenant = $1 AND l.origem = '${SETTLEMENTS}' AND l."numExercicio" = ANY ($2)
  AND p.tenant = $1 AND p.origem = '${PAYMENTS}' AND p."numExercicio" = ANY ($2) AND p."vlrPago" > l."vlrLiquidado"`;

const SETTLED = `SELECT "numDocEmpenho" AS numero, count(*) OVER () AS quantos,
  'empenhado ' || ${reais('empenhado')} AS antes, 'liquidado ' || ${reais('liquidado')} AS depois
FROM (
  SELECT e."numDocEmpenho", e."vlrEmpenhado" + coalesce(a."vlrReforco" - a."vlrAnulado", 0) AS empenhado,
    coalesce(l."vlrLiquidado", 0) AS liquidado
  FROM dados.${ident(EMPENHOS)} e
  LEFT JOIN dados._estagios l ON l.origem = '${SETTLEMENTS}' AND ${sameEmpenho('l', 'e')}
  LEFT JOIN dados._estagios a ON a.origem = '${EVENTS}' AND ${sameEmpenho('a', 'e')}
  WHERE e.tenant = $1 AND e."numExercicio" = ANY ($2) AND coalesce(l.tenant, a.tenant) IS NOT NULL
) s WHERE liquidado > empenhado`;
