import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findAddress } from '../../server/database/embedded/address.ts';
import { memoryOfFamily } from '../faults/watch.ts';
import { ms } from '../figure.ts';
import { ask } from '../http.ts';
import type { Served } from '../process.ts';
import { processorTime } from '../processor.ts';
import { type MeasuredCost, type RequestCosts, TRAFFIC_KINDS } from './kinds.ts';
import { type HostedRequest, requestsAt } from './requests.ts';

/** What one machine was seen to need. */
export interface MeasuredCosts {
  requests: RequestCosts;
  /** Bytes on disk for each published row: data, indexes, sums, search and archives. */
  rowBytes: number;
  /** Bytes of memory of one process, its kept answers included. */
  processBytes: number;
}

/** Measures the processor time of each kind of request, in the portal and in PostgreSQL, over the whole demonstration. */
export async function measureCosts(served: Served, dir: string, say: (line: string) => void): Promise<MeasuredCosts> {
  const client = await databaseOf(dir);
  try {
    const roots = [served.pid, await postmasterOf(client)];
    const { origin } = new URL(served.base);
    const drawn = await requestsAt(origin);
    const costs: [string, MeasuredCost][] = [];
    for (const kind of TRAFFIC_KINDS) {
      const cost = await costOf(drawn[kind], roots);
      costs.push([kind, cost]);
      say(`${kind}: ${ms(cost.cold)} made, ${ms(cost.hot)} from memory`);
    }
    const requests = Object.fromEntries(costs) as RequestCosts;
    return { requests, rowBytes: await bytesPerRow(client), processBytes: memoryOfFamily(served.pid) };
  } finally {
    await client.end();
  }
}

async function databaseOf(dir: string): Promise<pg.Client> {
  const address = await findAddress(join(dir, 'postgres'));
  if (!address) throw new Error('the database of the portal does not run');
  const client = new pg.Client(address);
  await client.connect();
  return client;
}

/** Number of the process that started the one behind a connection. */
async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const status = readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

async function bytesPerRow(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string; linhas: string }>(
    'SELECT pg_database_size(current_database()) AS bytes, (SELECT sum(linhas) FROM portal.periodos) AS linhas',
  );
  return Number(rows[0]?.bytes) / Number(rows[0]?.linhas);
}

/** Costs of some requests that nobody sent before, and of the same again. */
async function costOf(requests: readonly HostedRequest[], roots: readonly number[]): Promise<MeasuredCost> {
  let bytes = 0;
  const round = async (): Promise<number> => {
    const before = processorTime(roots);
    for (const { url, headers } of requests) {
      const { status, body } = await ask(url, headers);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      bytes += body.length;
    }
    return (processorTime(roots) - before) / requests.length;
  };
  const cold = await round();
  const hot = await round();
  // An answer that costs nearly as much again is not kept.
  return { cold, hot, bytes: hot < cold / 2 ? bytes / requests.length / 2 : 0 };
}
