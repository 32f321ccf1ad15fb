import type { Database } from '../../database/db.ts';
import type { EnsaioFolder, EnsaioKey } from './folder.ts';

/** Days without anything happening after which a rehearsal is given up, and one that ended is forgotten. */
const IDLE_DAYS = 7;

/** Gives up rehearsals that nobody touched for a week, forgets those that ended, and deletes the files of both. */
export async function sweepEnsaios(db: Database, folder: EnsaioFolder): Promise<void> {
  const kept = await db.own(async (client) => {
    const idle = `"mexidoEm" < now() - interval '${IDLE_DAYS} days'`;
    await client.query(`DELETE FROM portal.ensaios WHERE estado IN ('publicado', 'desistido') AND ${idle}`);
    await client.query(
      `UPDATE portal.ensaios SET estado = 'desistido', relato = NULL, candidatos = '[]', "mexidoEm" = now()
       WHERE estado NOT IN ('publicado', 'desistido', 'publicando') AND ${idle}
         AND coalesce("vivoEm" < now() - interval '1 hour', true)`,
    );
    const { rows } = await client.query<EnsaioKey>("SELECT tenant, id FROM portal.ensaios WHERE estado <> 'desistido'");
    return rows;
  });
  const standing = new Set(kept.map(({ tenant, id }) => `${tenant}/${id}`));
  for (const key of await folder.stale(IDLE_DAYS))
    if (!standing.has(`${key.tenant}/${key.id}`)) await folder.remove(key);
}
