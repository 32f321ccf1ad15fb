import type { Dataset } from '../../catalog/dataset.ts';
import type { Database } from '../database/db.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { OriginOf } from '../tenants/origin.ts';

/** Limits of who asks to be told: those of messages, of which each request here is one. */
export interface SubscriptionLimits {
  /** Forms from one address in ten minutes, each attempt counted. */
  formularios: number;
  /** Requests from one address to one body in a day, and those of them without a proof of work. */
  enviosDia: number;
  formulariosDia: number;
  /** Requests to one body in ten minutes from which on the proof grows harder, and in a day. */
  orgao: number;
  orgaoDia: number;
  /** Requests to one body in a day that no proof of work pays for. */
  orgaoFormularios: number;
  /** Part of what is free of each that one address may have. */
  parteMensagens: number;
  parteFormularios: number;
  /** Zero bits of the proof of work where nobody floods. */
  bits: number;
}

/** Services that the pages of subscriptions work with. */
export interface SubscriptionServices {
  db: Database;
  keyring: Keyring;
  limits: SubscriptionLimits;
  siteOf: OriginOf;
  datasets: readonly Dataset[];
  /** Whether letters can leave this installation. */
  hasMail: boolean;
}
