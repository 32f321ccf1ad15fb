import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { csvStream } from './csv.ts';
import { jsonStream } from './json.ts';
import { xlsxStream } from './xlsx.ts';

setFlagsFromString('--expose-gc');
const gc: () => void = runInNewContext('gc');

let published: PublishedRows;
beforeAll(async () => {
  published = await publish(contratos, []);
});
afterAll(() => published.close());

const MEGABYTE = 1_000_000;

/** Rows of as many columns as contracts have. */
const copy = (count: number): string => {
  const columns = Object.keys(contratos.fields).map((_, i) => (i === 0 ? "repeat('Objeto ', 50)" : `i + ${i}`));
  return `COPY (SELECT ${columns.join(', ')} FROM generate_series(1, ${count}) i) TO STDOUT`;
};

/** What is alive in memory, in megabytes, each time so many bytes went by. */
async function alive(source: Readable, every: number): Promise<number[]> {
  const found: number[] = [];
  let passed = 0;
  for await (const chunk of source) {
    passed += chunk.length;
    if (passed < found.length * every) continue;
    gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    found.push((heapUsed + arrayBuffers) / MEGABYTE);
  }
  return found;
}

interface Case {
  open: (client: ClientBase) => Readable;
  every: number;
  /** Megabytes, well below what the whole file would take; buffers of the network come and go. */
  most: number;
}

const FORMATS: Record<string, Case> = {
  csv: { open: (client) => csvStream(client, copy(150_000)), every: 5 * MEGABYTE, most: 25 },
  json: {
    open: (client) => jsonStream(client, copy(150_000), contratos, { head: '[', tail: ']' }),
    every: 10 * MEGABYTE,
    most: 10,
  },
  xlsx: { open: (client) => xlsxStream(client, copy(150_000), contratos), every: MEGABYTE, most: 10 },
};

test.each(Object.entries(FORMATS))('%s: memory does not grow with rows', async (_, { open, every, most }) => {
  const found = await published.db.export(published.tenant, (client) => alive(open(client), every));
  expect(found.length).toBeGreaterThan(8);
  // What rows leave behind stays; what the network borrows is given back: the lowest of several looks tells them apart.
  expect(Math.min(...found.slice(-5)) - Math.min(...found.slice(1, 6))).toBeLessThan(most);
});
