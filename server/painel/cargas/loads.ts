import type pg from 'pg';
import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import { spanOf } from '../../../catalog/list/span.ts';
import type { CargaDeMesa, CargaInteira } from '../../../catalog/painel/cargas/answer.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';

interface LoadRow {
  carga: number;
  dataset: string;
  publicadaEm: Date;
  referencia: string;
  periodo: string[];
  lidas: number;
  linhas: number;
  recusadas: number;
  autor: string;
  arquivo: string;
  somas: Record<string, number>;
  avisos: { quantas: number; mensagem: string }[];
  voltaA: number | null;
  motivo: string | null;
  vigente: boolean;
  total: number;
}

const SELECT = `SELECT c.id AS carga, c.dataset, c."publicadaEm", c.referencia::text, c.periodo, c.lidas, c.linhas, c.recusadas,
  c.autor, c.arquivo, c.somas, c.avisos, c."voltaA", c.motivo, count(*) OVER ()::int AS total,
  EXISTS (SELECT 1 FROM portal.periodos p WHERE p.tenant = c.tenant AND p.dataset = c.dataset AND p.carga = c.id) AS vigente
FROM portal.cargas c WHERE c.tenant = $1`;

/** Loads of a page. */
export const LOADS_PAGE = 25;

/** A page of the loads of some datasets of a body, the newest first. */
export async function readDeskLoads(
  client: pg.ClientBase,
  tenant: number,
  sets: readonly Dataset[],
  page: number,
): Promise<{ data: CargaDeMesa[]; total: number }> {
  const { rows } = await client.query<LoadRow>(
    `${SELECT} AND c.dataset = ANY ($2) ORDER BY c.id DESC LIMIT ${LOADS_PAGE} OFFSET $3`,
    [tenant, sets.map(({ id }) => id), (page - 1) * LOADS_PAGE],
  );
  const byId = new Map(sets.map((set) => [set.id, set]));
  const data = rows.flatMap((row) => {
    const set = byId.get(row.dataset);
    return set ? [summary(set, row)] : [];
  });
  return { data, total: rows[0]?.total ?? 0 };
}

const summary = (set: Dataset, row: LoadRow): CargaDeMesa => ({
  carga: row.carga,
  dataset: set.id,
  titulo: set.title,
  publicadaEm: row.publicadaEm.toISOString(),
  referencia: row.referencia,
  periodo: spanOf(set, row.periodo),
  linhas: row.linhas,
  recusadas: row.recusadas,
  autor: row.autor,
  avisos: row.avisos.length,
  voltaA: row.voltaA,
  vigente: row.vigente,
});

interface AroundRow {
  ultima: number;
  guardada: boolean;
  substituiu: number[];
  mudou: boolean;
  ocupado: boolean;
}

/**
 * What stands around a load: the newest of its dataset, those whose periods it replaced, whether a later one touched
 * anything, and whether somebody holds the lock of the dataset's loads.
 */
const AROUND = `SELECT
  (SELECT max(id) FROM portal.cargas WHERE tenant = $1 AND dataset = $2) AS ultima,
  EXISTS (SELECT 1 FROM portal.arquivadas WHERE tenant = $1 AND carga = $3) AS guardada,
  EXISTS (SELECT 1 FROM portal.cargas WHERE tenant = $1 AND dataset = $2 AND id > $3) AS mudou,
  EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1::int
    AND objid = hashtext($2)::oid AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS ocupado,
  coalesce((SELECT array_agg(DISTINCT antes.id ORDER BY antes.id) FROM unnest($4::text[]) p CROSS JOIN LATERAL (
    SELECT id FROM portal.cargas WHERE tenant = $1 AND dataset = $2 AND id < $3 AND periodo @> ARRAY[p]
    ORDER BY id DESC LIMIT 1) antes), '{}') AS substituiu`;

/** One load of a dataset of a body; undefined where it has none of that number. */
export async function readDeskLoad(
  client: pg.ClientBase,
  tenant: number,
  set: Dataset,
  carga: number,
): Promise<CargaInteira | undefined> {
  const { rows } = await client.query<LoadRow>(`${SELECT} AND c.dataset = $2 AND c.id = $3`, [tenant, set.id, carga]);
  const [row] = rows;
  if (!row) return undefined;
  const { rows: found } = await client.query<AroundRow>(AROUND, [tenant, set.id, carga, row.periodo]);
  const [around] = found;
  if (!around) return undefined;
  const { mudou, ...rest } = around;
  return {
    ...summary(set, row),
    ...rest,
    lidas: row.lidas,
    arquivo: hideCpf(row.arquivo),
    somas: sumsOf(set, row.somas),
    motivo: row.motivo,
    advertencias: row.avisos,
    publica: `/cargas/${set.id}#carga-${carga}`,
    semVolta: mudou ? null : 'Esta é a última carga do conjunto: os dados publicados já são os dela.',
  };
}

const sumsOf = (set: Dataset, somas: Readonly<Record<string, number>>): CargaInteira['somas'] =>
  set.list.totals.flatMap((campo) => {
    const sum = somas[campo];
    const field = fieldOf(set, campo);
    return sum === undefined ? [] : [{ campo, label: field.label, valor: field.format(sum) }];
  });
