import type pg from 'pg';
import { isSearched } from '../../../catalog/busca/find.ts';
import type { Dataset } from '../../../catalog/dataset.ts';
import { ident } from '../../database/sql/names.ts';
import type { VerifiedBody, VerifyDifference } from './difference.ts';

interface SearchPair {
  ano: number;
  linhas: number;
  achados: number;
}

/** Years whose rows and finds differ in number. A search that is still catching up with a load is not compared. */
const compared = (set: Dataset): string => `WITH em_dia AS (
  SELECT FROM portal.versoes v JOIN portal.buscas b USING (tenant, dataset, versao) WHERE v.tenant = $1 AND v.dataset = $2),
linhas AS (SELECT left(${ident(set.period)}::text, 4)::int AS ano, count(*)::int AS linhas FROM pub.${ident(set.id)} WHERE tenant = $1 GROUP BY 1),
achados AS (SELECT ano, sum(linhas)::int AS achados FROM dados._busca WHERE tenant = $1 AND dataset = $2 GROUP BY 1)
SELECT ano, coalesce(linhas, 0) AS linhas, coalesce(achados, 0) AS achados FROM linhas FULL JOIN achados USING (ano)
WHERE linhas IS DISTINCT FROM achados AND EXISTS (SELECT FROM em_dia) ORDER BY ano`;

/** Compares the rows that the search covers with those that are published. */
export async function searchDifferences(
  client: pg.ClientBase,
  body: VerifiedBody,
  set: Dataset,
): Promise<VerifyDifference[]> {
  if (!isSearched(set)) return [];
  const { rows } = await client.query<SearchPair>(compared(set), [body.id, set.id]);
  return rows.map(({ ano, linhas, achados }) => ({
    orgao: body.slug,
    assunto: 'busca',
    onde: `${set.id} ${ano}`,
    texto: `publicadas ${linhas} linhas, alcançadas pela busca ${achados}`,
  }));
}
