import type pg from 'pg';
import { sendAll } from '../database/trip.ts';

/**
 * Joins tables by hashing alone during some work of a transaction. Rows that came in it are unknown to the planner, which
 * takes them for a handful and would compare each with each, by a loop or by a merge on the first column alone.
 */
export async function joinByHash<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await setJoins(client, 'off');
  const found = await work();
  await setJoins(client, 'on');
  return found;
}

/** Allows every way to join tables, or hashing alone. A transaction that fails takes it back. */
const setJoins = (client: pg.ClientBase, other: 'on' | 'off') =>
  sendAll(client, [`SET LOCAL enable_nestloop = ${other}`, `SET LOCAL enable_mergejoin = ${other}`]);
