import type { FastifyInstance } from 'fastify';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import type { Services } from './request.ts';

/** Milliseconds between two looks at the calendar. */
const LOOK = 60_000;

/** Name of the day where datasets are named in the cache: it changes without a load. */
export const DAY_TAG = '_dia';

/**
 * Makes answers that depend on the day stale when it ends: what was not yet due then may be missing now. Returns what
 * notes the bodies that have such answers.
 */
export function staleAtMidnight(app: FastifyInstance, { cache }: Pick<Services, 'cache'>): (tenant: number) => string {
  const tenants = new Set<number>();
  let day = brasiliaToday();
  const look = setInterval(() => {
    if (day === brasiliaToday()) return;
    day = brasiliaToday();
    for (const tenant of tenants) cache.outdated(tenant, DAY_TAG);
  }, LOOK).unref();
  app.addHook('onClose', async () => clearInterval(look));
  return (tenant) => {
    tenants.add(tenant);
    return brasiliaToday();
  };
}
