import type { Readable } from 'node:stream';
import type pg from 'pg';
import { readableFrom } from '../export/readable.ts';
import { type OcdsSite, releasesOf } from './package.ts';
import { listProcesses, type ProcessPlace, readLoadMoments, selectProcesses } from './processes.ts';

/** Processes that are listed at a time. */
const LISTED = 1_000;

/** Whether a body has processes of a year. */
export async function hasYear(client: pg.ClientBase, tenant: number, ano: number): Promise<boolean> {
  return (await listProcesses(client, selectProcesses(tenant, { ano }, 1))).length > 0;
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
