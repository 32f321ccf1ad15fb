import { Readable } from 'node:stream';
import type pg from 'pg';
import { selectNextPart } from '../database/sql/loads.ts';

/** The whole file of a load as it is kept: one gzip stream, cut in parts. Null where none is kept. */
export async function archived(client: pg.ClientBase, tenant: number, carga: number): Promise<Readable | null> {
  const parts = partsOf(client, tenant, carga);
  const first = await parts.next();
  return first.done ? null : Readable.from(joined(first.value, parts), { objectMode: false });
}

async function* joined(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/** Asked for part by part, so that no more than one is in memory however slow the reader. */
async function* partsOf(client: pg.ClientBase, tenant: number, carga: number): AsyncGenerator<Uint8Array> {
  for (let after = -1; ; ) {
    const { rows } = await client.query<{ parte: number; bytes: Buffer }>(selectNextPart(tenant, carga, after));
    const [part] = rows;
    if (!part) return;
    yield part.bytes;
    after = part.parte;
  }
}
