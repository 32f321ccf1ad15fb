import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type ActAuthor, authorOf, type DeskAct, writeAct } from '../atos.ts';
import { refuseGone } from '../standing.ts';

/** A body that an operator acts on. */
export interface OperatedBody {
  id: number;
  slug: string;
  nome: string;
}

/**
 * Writes what an operator did to a body into the log of the operator's body and into its own: whoever keeps it sees who came
 * from outside. In the order of the bodies, so that two operators never wait for each other.
 */
export async function recordInBoth(
  client: pg.ClientBase,
  request: FastifyRequest,
  { id, slug, nome }: OperatedBody,
  act: Omit<DeskAct, 'alvo'>,
): Promise<void> {
  const own = authorOf(request);
  // A name that people choose themselves says nothing to a body that does not know them.
  const from = `${request.person.email}, operação em ${request.site.tenant.slug}`;
  const there: ActAuthor = { tenant: id, pessoa: null, quem: `${own.quem} (${from})` };
  const authors = id === own.tenant ? [own] : [own, there].sort((a, b) => a.tenant - b.tenant);
  for (const author of authors) await writeAct(client, author, { ...act, alvo: `${nome} (${slug})` });
  await refuseGone(client, request);
}
