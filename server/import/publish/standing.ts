import type pg from 'pg';
import { Refusal } from '../../refusal.ts';
import type { LoadOptions } from '../options.ts';

/** The refusal of a load whose rehearsal was held against rows that are no longer those that are published. */
export class StaleRehearsal extends Refusal {
  constructor() {
    super('Nada foi publicado: o que está publicado mudou desde a conferência. Confira de novo antes de publicar.');
  }
}

/** The version of the published rows of a dataset; 0 where nothing ever was. */
export async function standingVersion(client: pg.ClientBase, tenant: number, dataset: string): Promise<number> {
  const { rows } = await client.query<{ versao: number }>(
    'SELECT versao::int FROM portal.versoes WHERE tenant = $1 AND dataset = $2',
    [tenant, dataset],
  );
  return rows[0]?.versao ?? 0;
}

/** Tells against which rows a load is held, and refuses it where it was rehearsed against others. */
export async function refuseStale(client: pg.ClientBase, options: LoadOptions): Promise<void> {
  if (options.standing === undefined && !options.onStanding) return;
  const version = await standingVersion(client, options.tenant, options.dataset.id);
  options.onStanding?.(version);
  if (options.standing !== undefined && options.standing !== version) throw new StaleRehearsal();
}
