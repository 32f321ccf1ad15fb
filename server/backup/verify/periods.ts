import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { selectRecount } from '../../import/publish/periods.ts';
import type { VerifiedBody, VerifyDifference } from './difference.ts';

interface PeriodPair {
  periodo: string;
  publicadas: number | null;
  linhas: number | null;
  /** Sums that differ: the name of the field, what was published and what the rows add up to. */
  somas: { campo: string; publicado: string; somado: string }[] | null;
}

const compared = (set: Dataset): string => `WITH contado AS (${selectRecount(set)}),
par AS (SELECT periodo, p.linhas AS publicadas, d.linhas, p.somas AS antes, d.somas AS agora
  FROM (SELECT periodo, linhas, somas FROM portal.periodos WHERE tenant = $1 AND dataset = $2) p FULL JOIN contado d USING (periodo))
SELECT periodo, publicadas, linhas, (
  SELECT jsonb_agg(jsonb_build_object('campo', k, 'publicado', coalesce(antes ->> k, '0'), 'somado', coalesce(agora ->> k, '0')) ORDER BY k)
  FROM (SELECT jsonb_object_keys(coalesce(antes, '{}') || coalesce(agora, '{}')) AS k) campos
  WHERE coalesce(antes ->> k, '0')::numeric <> coalesce(agora ->> k, '0')::numeric) AS somas
FROM par WHERE coalesce(publicadas, 0) <> coalesce(linhas, 0) OR antes IS DISTINCT FROM agora ORDER BY periodo`;

/** Compares the rows of each period of a dataset, counted and added up again, with what its loads published. */
export async function periodDifferences(
  client: pg.ClientBase,
  body: VerifiedBody,
  set: Dataset,
): Promise<VerifyDifference[]> {
  const { rows } = await client.query<PeriodPair>(compared(set), [body.id, set.id]);
  return rows.flatMap((row) => told(body, `${set.id} ${row.periodo}`, row));
}

function told(
  { slug: orgao }: VerifiedBody,
  onde: string,
  { publicadas, linhas, somas }: PeriodPair,
): VerifyDifference[] {
  const rows =
    (publicadas ?? 0) === (linhas ?? 0)
      ? []
      : [{ orgao, assunto: 'linhas', onde, texto: `publicadas ${publicadas ?? 0}, encontradas ${linhas ?? 0}` }];
  const sums = (somas ?? []).map(({ campo, publicado, somado }) => ({
    orgao,
    assunto: 'somas',
    onde,
    texto: `${campo}: publicado ${publicado}, somado das linhas ${somado}`,
  }));
  return [...rows, ...sums];
}

interface LoadPair {
  id: number;
  dataset: string;
  linhas: number;
  encontradas: number;
  somas: { campo: string; publicado: string; somado: string }[] | null;
}

/**
 * Loads that still stand whole and that no correction touched: their rows and sums are those of their periods. One that was
 * put beside another shares its periods, and is not compared.
 */
const LOADS = `WITH inteiras AS (
  SELECT c.id, c.dataset, c.linhas, c.somas, sum(p.linhas)::int AS encontradas, jsonb_agg(p.somas) AS partes
  FROM portal.cargas c JOIN portal.periodos p ON p.tenant = c.tenant AND p.dataset = c.dataset AND p.carga = c.id
  WHERE c.tenant = $1 AND NOT c.acrescenta AND c.somas <> '{}'
    AND NOT EXISTS (SELECT FROM portal.correcoes o WHERE o.tenant = c.tenant AND o.dataset = c.dataset AND o."feitaEm" >= c."publicadaEm")
  GROUP BY c.tenant, c.id HAVING count(*) = cardinality(c.periodo)
), pares AS (SELECT id, dataset, linhas, encontradas, (
  SELECT jsonb_agg(jsonb_build_object('campo', k, 'publicado', v, 'somado', t::text) ORDER BY k) FROM (
    SELECT k, v, (SELECT coalesce(sum((parte ->> k)::numeric), 0) FROM jsonb_array_elements(partes) parte) AS t
    FROM jsonb_each_text(somas) AS s (k, v)) campos WHERE v::numeric <> t) AS somas FROM inteiras)
SELECT id, dataset, linhas, encontradas, somas FROM pares WHERE linhas <> encontradas OR somas IS NOT NULL ORDER BY id`;

/** Compares what loads said of themselves with what is kept of their periods. */
export async function loadDifferences(client: pg.ClientBase, body: VerifiedBody): Promise<VerifyDifference[]> {
  const { rows } = await client.query<LoadPair>(LOADS, [body.id]);
  return rows.flatMap(({ id, dataset, linhas, encontradas, somas }) =>
    told(body, `carga ${id} de ${dataset}`, { periodo: '', publicadas: linhas, linhas: encontradas, somas }),
  );
}
