import type { Database } from '../db.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { Keyring } from './keyring.ts';

/** How much of one thing in ten minutes, but for what says otherwise. */
export interface Limits {
  /** Messages from one address. */
  envios: number;
  /** Files from one address. */
  anexos: number;
  /** Questions with a protocol and a key from one address. */
  consultas: number;
  /** Messages to one body, from wherever they come. */
  orgao: number;
  /** Bytes of files to one body in a day, from each side. */
  bytes: number;
  /** Zero bits of the proof of work: each doubles the work. */
  bits: number;
}

/** An address may be a whole neighbourhood's; a hundred messages in ten minutes are no neighbourhood. */
export const LIMITS: Limits = { envios: 20, anexos: 60, consultas: 30, orgao: 300, bytes: 1024 ** 3, bits: 16 };

/** What hearing people needs: where messages lie, what they are sealed with, and where the portal stands. */
export interface Office {
  db: Database;
  keyring: Keyring;
  limits: Limits;
  /** The origin of a body's site, as letters write it. Never what a request says: its host is the sender's to choose. */
  siteOf(tenant: Pick<Tenant, 'slug' | 'hosts'>): string;
}
