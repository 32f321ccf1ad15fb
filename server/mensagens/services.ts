import type { Database } from '../database/db.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { OriginOf } from '../tenants/origin.ts';
import type { MessageLimits } from './limits.ts';

/** Services that the routes and commands of messages work with. */
export interface MessageServices {
  db: Database;
  keyring: Keyring;
  limits: MessageLimits;
  /** The origin of a body's site, as letters write it. Never taken from a request: its sender chooses the Host header. */
  siteOf: OriginOf;
}
