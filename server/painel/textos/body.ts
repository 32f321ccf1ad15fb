import type { FastifyRequest } from 'fastify';
import { movingFault } from '../../http/fault.ts';
import { readTexts } from '../../tenants/edicoes.ts';
import type { TenantFolder } from '../../tenants/folder.ts';
import type { DeskServices } from '../services.ts';

/** What a body says now, from the database itself: the one in memory may be a moment older. */
export async function standingBody({ db }: DeskServices, { site }: FastifyRequest): Promise<TenantFolder> {
  const body = await db.own((client) => readTexts(client, site.tenant.id));
  if (!body) throw movingFault();
  return body;
}
