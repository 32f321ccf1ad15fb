import type pg from 'pg';
import { atomically } from '../../database/atomic.ts';

/** What works on a connection of the owner: the database, or a work that lends its own. */
export interface OwnerAccess {
  own<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
}

/** Works in one transaction as the owner. It goes on when the person who asked has left. */
export function ownTransaction<T>(db: OwnerAccess, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  return db.own((client) => atomically(client, () => work(client)));
}
