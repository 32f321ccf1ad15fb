import type pg from 'pg';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';

/** Of when the data is. Never the clock of the server: a date made at reading proves nothing. */
export interface Dados {
  referencia: string | null;
  carga: number | null;
  publicadaEm: string | null;
  linhas: number;
}

export async function freshness(client: pg.ClientBase, set: Dataset, tenant: number): Promise<Dados> {
  const { rows } = await client.query(
    'SELECT id AS carga, referencia, "publicadaEm", linhas FROM pub._cargas WHERE tenant = $1 AND dataset = $2 ORDER BY id DESC LIMIT 1',
    [tenant, sourceOf(set)],
  );
  const last = rows[0];
  if (!last) return { referencia: null, carga: null, publicadaEm: null, linhas: 0 };
  return {
    referencia: last.referencia,
    carga: last.carga,
    publicadaEm: last.publicadaEm.toISOString(),
    linhas: last.linhas,
  };
}
