import type pg from 'pg';
import { atomically } from '../../database/atomic.ts';
import type { Database } from '../../database/db.ts';

/** Works in one transaction as the owner. It goes on when the person who asked has left. */
export function ownTransaction<T>(db: Database, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return db.own((client) => atomically(client, () => work(client)));
}
