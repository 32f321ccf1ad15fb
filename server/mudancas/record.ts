import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { atomically } from '../database/atomic.ts';
import type { PastLoad } from '../import/past.ts';
import { noDifference, type StateDifference } from './compare.ts';
import type { RecordChange } from './lines.ts';

/** Changes that travel at a time. */
const BATCH = 2_000;

/** Changes of one dataset of a body that are listed: of earlier loads only the numbers are kept. */
const MOST_KEPT = 500_000;

/** For how long changes are listed, whatever their number. */
export const KEPT_FOR = "interval '13 months'";

/** The name under which other processes hear that changes of a dataset were written down. */
export const changesTag = (dataset: string): string => `mudancas/${dataset}`;

/** Where a difference is written down. */
export interface ComparedLoad {
  tenant: number;
  set: Dataset;
  load: Pick<PastLoad, 'id' | 'publicadaEm'>;
}

/** Writes down what a load changed, all or nothing, and tells other processes. Null says that it cannot be known. */
export async function recordDifference(
  client: pg.ClientBase,
  compared: ComparedLoad,
  difference: StateDifference | null,
): Promise<void> {
  await atomically(client, async () => {
    await recordCounts(client, compared, difference);
    for (let at = 0; at < (difference?.changes.length ?? 0); at += BATCH)
      await recordChanges(client, compared, difference?.changes.slice(at, at + BATCH) ?? [], at);
    await forgetWithdrawn(client, compared);
    await forgetOld(client, compared);
    const { tenant, set } = compared;
    const message = JSON.stringify({ tenant, dataset: changesTag(set.id) });
    await client.query("SELECT pg_notify('portal_versao', $1)", [message]);
  });
}

async function recordCounts(
  client: pg.ClientBase,
  { tenant, set, load }: ComparedLoad,
  difference: StateDifference | null,
): Promise<void> {
  const { novos = null, alterados = null, retirados = null } = difference ?? {};
  const { primeiros, linhas, changes } = difference ?? noDifference();
  await client.query(
    `INSERT INTO portal.comparadas
     (tenant, carga, dataset, "publicadaEm", primeiros, linhas, novos, alterados, retirados, listadas)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (tenant, carga) DO NOTHING`,
    [
      tenant,
      load.id,
      set.id,
      load.publicadaEm,
      [...primeiros].sort(),
      linhas,
      novos,
      alterados,
      retirados,
      changes.length,
    ],
  );
}

async function recordChanges(
  client: pg.ClientBase,
  { tenant, set, load }: ComparedLoad,
  changes: readonly RecordChange[],
  from: number,
): Promise<void> {
  await client.query(
    `INSERT INTO dados._mudancas (tenant, dataset, carga, ordem, tipo, periodo, chave, campos, registro)
     SELECT $1::int, $2::text, $3::int, $4::int + m.ordem, m.tipo, m.periodo, m.chave, m.campos, m.registro
     FROM jsonb_to_recordset($5::jsonb) AS m (ordem int, tipo text, periodo text, chave text[], campos text[], registro jsonb)
     ON CONFLICT (tenant, carga, ordem) DO NOTHING`,
    [tenant, set.id, load.id, from, JSON.stringify(changes.map((change, ordem) => ({ ordem, ...change })))],
  );
}

/** A record that was withdrawn or corrected is told by its key alone, whichever file no longer brought it. */
async function forgetWithdrawn(client: pg.ClientBase, { tenant, set }: ComparedLoad): Promise<void> {
  const { rows } = await client.query<{ chave: Record<string, string> }>(
    'SELECT DISTINCT chave FROM portal.correcoes WHERE tenant = $1 AND dataset = $2',
    [tenant, set.id],
  );
  for (const { chave } of rows)
    await forgetRecord(
      client,
      tenant,
      set,
      set.key.map((name) => chave[name] ?? ''),
    );
}

/** Forgets how a record stood. Its key stays: that it went is no secret. */
export async function forgetRecord(
  client: pg.ClientBase,
  tenant: number,
  set: Dataset,
  key: readonly string[],
): Promise<void> {
  await client.query(
    `UPDATE dados._mudancas SET registro = NULL
     WHERE tenant = $1 AND dataset = $2 AND chave = $3 AND registro IS NOT NULL`,
    [tenant, set.id, key],
  );
}

/** Forgets the lists that are past their time, and those of the oldest loads where there are too many. */
async function forgetOld(client: pg.ClientBase, { tenant, set }: ComparedLoad): Promise<void> {
  const { rows } = await client.query<{ carga: number }>(
    `SELECT max(carga) AS carga FROM (
       SELECT carga, "publicadaEm", sum(listadas) OVER (ORDER BY carga DESC) AS ate FROM portal.comparadas
       WHERE tenant = $1 AND dataset = $2) todas
     WHERE ate > $3 OR "publicadaEm" < now() - ${KEPT_FOR} HAVING max(carga) IS NOT NULL`,
    [tenant, set.id, MOST_KEPT],
  );
  const own = [tenant, set.id, rows[0]?.carga ?? 0];
  await client.query('DELETE FROM dados._mudancas WHERE tenant = $1 AND dataset = $2 AND carga <= $3', own);
}
