import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { summaryDefinition } from '../../database/sql/definition.ts';
import { type SumShare, sumSharesOf } from '../../sums/rollups.ts';
import { selectByDimensions } from '../../sums/summaries.ts';
import type { VerifiedBody, VerifyDifference } from './difference.ts';

/** Compares the sums of expenses and revenues that are kept with those that the rows add up to now. */
export async function rollupDifferences(
  client: pg.ClientBase,
  body: VerifiedBody,
  set: Dataset,
  periods: readonly string[],
): Promise<VerifyDifference[]> {
  const found: VerifyDifference[] = [];
  for (const share of sumSharesOf(set)) {
    const { rows } = await client.query<{ sobram: number; faltam: number }>(comparedShare(set, share), [
      body.id,
      periods,
    ]);
    const { sobram = 0, faltam = 0 } = rows[0] ?? {};
    if (sobram || faltam)
      found.push({
        orgao: body.slug,
        assunto: 'somas prontas',
        onde: `${set.id} em ${share.table}`,
        texto: `${faltam} somas das linhas não estão guardadas, ${sobram} guardadas não vêm das linhas`,
      });
  }
  return found;
}

function comparedShare({ id }: Dataset, { table, exercise, columns, values }: SumShare): string {
  const kept = `SELECT ${columns} FROM dados.${table} WHERE tenant = $1 AND origem = '${id}' AND ${exercise} = ANY ($2)`;
  return `WITH somado AS MATERIALIZED (${values}), guardado AS MATERIALIZED (${kept})
SELECT (SELECT count(*)::int FROM (SELECT * FROM guardado EXCEPT ALL SELECT * FROM somado) s) AS sobram,
  (SELECT count(*)::int FROM (SELECT * FROM somado EXCEPT ALL SELECT * FROM guardado) f) AS faltam`;
}

/** Compares what is kept counted and added up by dimension with the rows. Needs `app.tenant`, as every view of a dataset. */
export async function summaryDifferences(
  client: pg.ClientBase,
  body: VerifiedBody,
  set: Dataset,
  periods: readonly string[],
): Promise<VerifyDifference[]> {
  const { rows } = await client.query<{ periodo: string; dimensao: string; diferem: number }>(comparedSummary(set), [
    body.id,
    periods,
    set.id,
    summaryDefinition(set),
    periods,
  ]);
  return rows.map(({ periodo, dimensao, diferem }) => ({
    orgao: body.slug,
    assunto: 'resumo',
    onde: `${set.id} ${periodo}${dimensao ? ` por ${dimensao}` : ''}`,
    texto: `${diferem === 1 ? 'uma contagem guardada difere' : `${diferem} contagens guardadas diferem`} das linhas`,
  }));
}

/** Columns of a summary, in the one collation that rows and summaries are compared in. */
const COMPARED_COLUMNS =
  'periodo COLLATE "C" AS periodo, dimensao, parte COLLATE "C" AS parte, chave COLLATE "C" AS chave, linhas::bigint, somas';

const comparedSummary = (set: Dataset): string => `WITH grupos AS MATERIALIZED (${selectByDimensions(set)}),
feitos AS (SELECT periodo, unnest(dimensoes) AS dimensao FROM dados._resumidos
  WHERE tenant = $1 AND dataset = $3 AND definicao = $4 AND periodo = ANY ($5)),
contados AS (SELECT ${COMPARED_COLUMNS} FROM grupos JOIN feitos USING (periodo, dimensao)),
guardados AS (SELECT ${COMPARED_COLUMNS} FROM dados._resumos
  WHERE tenant = $1 AND dataset = $3 AND periodo = ANY ($5)),
diferem AS ((SELECT * FROM contados EXCEPT ALL SELECT * FROM guardados) UNION (SELECT * FROM guardados EXCEPT ALL SELECT * FROM contados))
SELECT periodo, dimensao, count(DISTINCT (parte, chave))::int AS diferem FROM diferem GROUP BY 1, 2 ORDER BY 1, 2`;
