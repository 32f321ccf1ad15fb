import { stat } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { RehearsedRows } from '../../historico/rehearsed.ts';
import { bytesOf } from '../../import/read/bytes.ts';
import { EnsaioFolder } from '../publicar/folder.ts';
import { findEnsaio } from '../publicar/store.ts';
import type { DeskServices } from '../services.ts';

/** Finds the rows of a rehearsal of the person who asks; null where they have none under that name, or none that may be published. */
export type FindRehearsal = (request: FastifyRequest, ensaio: string) => Promise<RehearsedRows | null>;

/** Looks among the rehearsals of the body. That of somebody else is none, as if it were not there. */
export function rehearsalFinder({ db, datasets, stagingDir }: DeskServices): FindRehearsal {
  const folder = new EnsaioFolder(stagingDir);
  return async ({ site, person }, id) => {
    const key = { tenant: site.tenant.id, id };
    const row = await db.staff(key.tenant, (client) => findEnsaio(client, key));
    const set = datasets.find((one) => one.id === row?.dataset);
    const report = row?.relato?.report;
    if (!row || !set || !report || row.estado !== 'ensaiado' || row.pessoa !== person.id) return null;
    const path = folder.accepted(key);
    const kept = await stat(path).catch(() => null);
    if (!kept) return null;
    const days = report.changes.flatMap(({ referencia }) => referencia ?? []);
    return {
      tenant: key.tenant,
      dataset: set,
      ensaio: id,
      mark: `${row.revisao}-${kept.mtimeMs}`,
      periods: report.periods,
      append: report.append,
      referencia: days.sort().at(-1) ?? null,
      archive: () => bytesOf(path),
    };
  };
}
