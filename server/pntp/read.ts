import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { PntpEspelho } from '../../catalog/pntp/answer.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { readAttestations } from './attest.ts';
import { currentMatrix } from './edition.ts';
import { readFileFacts } from './files.ts';
import type { HeardFacts } from './heard.ts';
import { type BodyFacts, readBodyFacts } from './kept.ts';
import type { MirrorSource } from './place.ts';
import type { TriedDatasets } from './trial.ts';

/** What a body is looked at with. */
export interface MirrorQuestion {
  tenant: Tenant;
  datasets: readonly Dataset[];
  today: string;
  /** A page of the portal as a visitor without JavaScript gets it. */
  page: string;
  heard: HeardFacts;
  tried: TriedDatasets;
}

/** Reads all that a body is measured by. */
export async function readMirror(
  client: pg.ClientBase,
  asked: MirrorQuestion,
): Promise<MirrorSource & { read: BodyFacts }> {
  const { tenant, datasets, today } = asked;
  const read = await readBodyFacts(client, datasets, tenant.id);
  return {
    ...{ ...asked, read, facts: read.of },
    matrix: currentMatrix(),
    files: await readFileFacts(client, tenant, today),
    attestations: await readAttestations(client, tenant.id),
  };
}

/** Days of the history that an answer shows. */
const HISTORY_DAYS = 400;

export async function readHistory(client: pg.ClientBase, tenant: number): Promise<PntpEspelho['historico']> {
  const { rows } = await client.query<{ dia: string; indice: string }>(
    `SELECT dia::text AS dia, indice::text AS indice FROM pub._indices WHERE tenant = $1 ORDER BY dia DESC LIMIT ${HISTORY_DAYS}`,
    [tenant],
  );
  return rows.map(({ dia, indice }) => ({ dia, indice: Number(indice) })).reverse();
}
