import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { readVersions } from './remembered.ts';

/** The ETag of the file of a question: weak, because what is compressed on its way or drawn anew says the same in other bytes. */
export async function readFileTag(
  client: pg.ClientBase,
  sets: readonly Dataset[],
  tenant: number,
  question: string,
): Promise<string> {
  const versions: string[] = [];
  for (const set of sets) versions.push(await readVersions(client, set, tenant));
  const digest = createHash('sha256')
    .update(`${tenant} ${versions.join(' ')} ${question}`)
    .digest('base64url');
  return `W/"${digest.slice(0, 22)}"`;
}

/** Whether a reader says that it has some answer, of which the tag may be the one asked about. */
export const namesTag = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => 'if-none-match' in headers;

/** Whether the answer with a tag is one that the reader has. */
export const hasTag = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean =>
  headers['if-none-match']?.includes(tag) ?? false;
