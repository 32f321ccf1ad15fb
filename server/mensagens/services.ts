import type { Database } from '../database/db.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { OriginOf } from '../tenants/origin.ts';
import type { MessageLimits } from './limits.ts';

/** What works on a message: the desk runs the same work in a transaction of its own role, which also records the act. */
export interface MessageWork {
  /** Runs the work of one body in one transaction, as a role that may touch messages. */
  db: Pick<Database, 'hear'>;
  keyring: Keyring;
  limits: MessageLimits;
  /** The origin of a body's site, as letters write it. Never taken from a request: its sender chooses the Host header. */
  siteOf: OriginOf;
}

/** Services that the routes and commands of messages work with. */
export interface MessageServices extends MessageWork {
  db: Database;
}
