import type { Database } from '../database/db.ts';
import { isCurrent, type Migration } from '../database/migrate/migrate.ts';
import type { SchemaPlan } from '../database/sql/ddl.ts';
import type { AnswerCache } from '../http/cache.ts';
import { Health } from './health.ts';

/** The health of a process of the portal, which trusts its memory of answers for as long as it hears the database. */
export const portalHealth = (
  db: Database,
  cache: AnswerCache,
  plan: SchemaPlan,
  migrations: readonly Migration[],
): Health =>
  new Health({
    reachDatabase: () => db.reach(),
    isSchemaCurrent: () => db.own((client) => isCurrent(client, plan, migrations)),
    isListening: () => cache.isTrusted,
  });
