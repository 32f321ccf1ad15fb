import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { type Pairs, parseQuery, type Query } from '../../catalog/query.ts';
import type { Database } from '../database/db.ts';
import { selectPage } from '../database/sql/select.ts';

type Ask = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T | null>;

/** Asks the portal as a visitor of one body does. Null where the question is refused. */
export interface PortalAsker {
  tenant: number;
  read: Ask;
  /** Asks for a file. */
  save: Ask;
}

/** Each question has a transaction of its own: after a refusal, the database takes no other in the same one. */
export const portalAsker = (db: Database, tenant: number): PortalAsker => ({
  tenant,
  read: (work) => unlessRefused(db.read(tenant, work)),
  save: (work) => unlessRefused(db.export(tenant, work)),
});

async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Whether the database says that a statement is wrong: one that is busy, or gone, says nothing of it. */
const isRefusal = (error: unknown): boolean => /^(?:22|42)/.test(String((error as { code?: unknown }).code));

/** A question as an address asks it; null where it is refused. */
export function addressQuery(set: Dataset, pairs: Pairs): Query | null {
  const reading = parseQuery(set, pairs);
  return reading.ok ? reading.query : null;
}

/** Rows of a list that are looked at. */
const FEW = '20';

/** The first rows of a list, as its page shows them. */
export async function readFirst({ read, tenant }: PortalAsker, set: Dataset, pairs: Pairs): Promise<Row[] | null> {
  const query = addressQuery(set, [...pairs, ['_size', FEW]]);
  return query && (await read(async (client) => (await client.query<Row>(selectPage(set, tenant, query))).rows));
}
