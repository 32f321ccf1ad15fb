import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { ident } from '../database/sql/names.ts';
import { pastId } from '../database/sql/past.ts';

/** Rows and states of one body that are kept out of their archives, and rows of all bodies. */
export const MOST_BODY_ROWS = 2_000_000;
const MOST_BODY_STATES = 20;
const MOST_ROWS = 6_000_000;

interface KeptState {
  tenant: number;
  id: number;
  dataset: string;
  linhas: number;
}

/** Takes away the states that were not asked for the longest, until what is left fits beside the new one. */
export async function makeRoom(client: pg.ClientBase, fresh: { tenant: number; id: number }): Promise<void> {
  const { rows } = await client.query<KeptState>(
    'SELECT tenant, id, dataset, linhas FROM portal.vistas ORDER BY "usadaEm" DESC, id DESC',
  );
  const isFresh = ({ tenant, id }: KeptState): boolean => tenant === fresh.tenant && id === fresh.id;
  let [all, own, states] = [0, 0, 0];
  for (const state of [...rows.filter(isFresh), ...rows.filter((one) => !isFresh(one))]) {
    const isOwn = state.tenant === fresh.tenant;
    const fits =
      all + state.linhas <= MOST_ROWS &&
      (!isOwn || (own + state.linhas <= MOST_BODY_ROWS && states < MOST_BODY_STATES));
    if (!fits && !isFresh(state)) await removeState(client, state);
    else {
      all += state.linhas;
      if (isOwn) [own, states] = [own + state.linhas, states + 1];
    }
  }
}

export async function removeState(
  client: pg.ClientBase,
  { tenant, id, dataset }: Omit<KeptState, 'linhas'>,
): Promise<void> {
  await client.query(`DELETE FROM dados.${ident(pastId(dataset))} WHERE tenant = $1 AND vista = $2`, [tenant, id]);
  await client.query('DELETE FROM portal.vistas WHERE tenant = $1 AND id = $2', [tenant, id]);
}

/** Takes away every state of a dataset: a record was corrected or withdrawn, and no copy may say otherwise. */
export async function removeStates(client: pg.ClientBase, tenant: number, set: Dataset): Promise<void> {
  await client.query('DELETE FROM portal.vistas WHERE tenant = $1 AND dataset = $2', [tenant, set.id]);
  await client.query(`DELETE FROM dados.${ident(pastId(set.id))} WHERE tenant = $1`, [tenant]);
}
