import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { OCDS_DATASETS } from '../../catalog/ocds/sources.ts';
import { readableFrom } from '../export/readable.ts';
import { type OcdsSite, releasesOf } from './package.ts';
import { listProcesses, type ProcessPlace, readLoadMoments, selectProcesses } from './processes.ts';

/** Processes that are listed at a time. */
const LISTED = 1_000;

/** Whether a body has processes of a year. */
export async function hasYear(client: pg.ClientBase, tenant: number, ano: number): Promise<boolean> {
  return (await listProcesses(client, selectProcesses(tenant, { ano }, 1))).length > 0;
}

/**
 * The ETag of the file of a year, without making it: what its lines come from is the data, counted up by every load and
 * correction, what the body says of itself, the host and the program. It is weak, as the file is also sent compressed.
 */
export async function yearTag(
  client: pg.ClientBase,
  { body, origin }: OcdsSite,
  ano: number,
  program: string,
): Promise<string> {
  const { rows } = await client.query<{ dataset: string; versao: string }>(
    'SELECT dataset, versao::text FROM pub._versoes WHERE tenant = $1 AND dataset = ANY ($2) ORDER BY dataset',
    [body.id, OCDS_DATASETS],
  );
  const { txtCliente, entidade, prefixoOcds } = body.dados;
  const said = [rows, txtCliente, entidade, prefixoOcds, origin, ano, program];
  return `W/"${createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)}"`;
}

/** All releases of a year, one a line, read as fast as they are taken: memory holds a few processes. */
export const yearStream = (client: pg.ClientBase, site: OcdsSite, ano: number): Readable =>
  readableFrom(yearLines(client, site, ano));

async function* yearLines(client: pg.ClientBase, site: OcdsSite, ano: number): AsyncGenerator<string> {
  const moments = await readLoadMoments(client, site.body.id);
  for (let after: ProcessPlace | undefined, isLast = false; !isLast; ) {
    const listed = await listProcesses(client, selectProcesses(site.body.id, { ano }, LISTED, after));
    for await (const { release } of releasesOf(client, site.body.id, listed, { ...site, moments }))
      yield `${JSON.stringify(release)}\n`;
    after = listed.at(-1)?.place;
    isLast = listed.length < LISTED;
  }
}
