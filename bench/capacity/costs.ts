import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findAddress } from '../../server/database/embedded/address.ts';
import { memoryOfFamily } from '../faults/watch.ts';
import { ask } from '../http.ts';
import type { Served } from '../process.ts';
import { processorTime } from '../processor.ts';
import { REQUEST_KINDS, type RequestCost, type RequestCosts, type RequestKind } from './kinds.ts';

/** Requests of each kind: enough for the hundredths of a second in which Linux counts a process's time. */
const ASKED = 150;

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
    const addresses = await addressesAt(new URL(served.base).origin);
    const requests = {} as Record<RequestKind, RequestCost>;
    for (const kind of REQUEST_KINDS) {
      requests[kind] = await costOf(addresses[kind], roots);
      const { cold, hot } = requests[kind];
      say(`${kind}: ${cold.toFixed(2)} ms made, ${hot.toFixed(2)} ms from memory`);
    }
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

/** One address of a site; the host is that of the body that answers. */
interface AskedAddress {
  url: string;
  host: string;
}

async function costOf(addresses: readonly AskedAddress[], roots: readonly number[]): Promise<RequestCost> {
  let bytes = 0;
  const round = async (): Promise<number> => {
    const before = processorTime(roots);
    for (const { url, host } of addresses) {
      const { status, body } = await ask(url, { host, 'accept-encoding': 'gzip' });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      bytes = Math.max(bytes, body.length);
    }
    return (processorTime(roots) - before) / addresses.length;
  };
  const cold = await round();
  const hot = await round();
  // An answer that costs as much again is not kept.
  return { cold, hot, bytes: hot < cold / 2 ? bytes : 0 };
}

const HOST = 'pmdemo.transparencia.localhost';
const WORDS = ['obra', 'escola', 'saude', 'merenda', 'limpeza', 'combustivel', 'servico', 'material', 'locacao', 'rua'];

/** Addresses of each kind that nobody has asked for yet. */
async function addressesAt(origin: string): Promise<Record<RequestKind, AskedAddress[]>> {
  const at = (path: string, host = HOST): AskedAddress => ({ url: `${origin}${path}`, host });
  const page = (await ask(`${origin}/contratos`, { host: HOST })).body.toString();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '/LogoTop.png';
  const many = (work: (i: number) => AskedAddress): AskedAddress[] => Array.from({ length: ASKED }, (_, i) => work(i));
  return {
    arquivo: many(() => at(script)),
    // The first page has one address; each other name of the host makes it anew.
    inicio: many((i) => at('/', `pmdemo.t${i}.localhost`)),
    lista: many((i) => at('/contratos', `pmdemo.l${i}.localhost`)),
    filtro: many((i) => at(`/contratos?vlrContrato.gte=${1_000 + i}`)),
    detalhe: await recordsAt(origin, at),
    busca: many((i) => at(`/busca?q=${WORDS[i % WORDS.length]}+${WORDS[Math.floor(i / WORDS.length) % WORDS.length]}`)),
    api: many((i) => at(`/api/v1/pagamentos?vlrPago.gte=${100 + i}`)),
    exportacao: many((i) => at(`/api/v1/contratos.csv?vlrContrato.gte=${1_000 + i}`)),
  };
}

/** Pages of single contracts, as the pages of the list link to them. */
async function recordsAt(origin: string, at: (path: string) => AskedAddress): Promise<AskedAddress[]> {
  const found = new Set<string>();
  for (let page = 1; found.size < ASKED && page < 40; page++) {
    const { body } = await ask(`${origin}/contratos?numAnoPub=2025&_page=${page}`, { host: HOST });
    for (const [, path = ''] of body.toString().matchAll(/href="(\/contratos\/[^"?#]+)"/g)) found.add(path);
  }
  if (found.size === 0) throw new Error('the list of contracts links to no record');
  return [...found].slice(0, ASKED).map((path) => at(path.replaceAll('&amp;', '&')));
}
