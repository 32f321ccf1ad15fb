import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { BenchImport } from './importer.ts';
import { peakMemory } from './memory.ts';
import { paymentText } from './payments.ts';
import { UNTIL } from './stage.ts';

/** Time and memory that an import took. */
export interface ImportCost {
  time: number;
  memory: number;
}

/** Writes a file of so many payments and returns its place. */
export async function paymentFile(dir: string, most: number): Promise<string> {
  const path = join(dir, `pagamentos-${most}.csv`);
  await pipeline(paymentText(most), createWriteStream(path));
  return path;
}

/** Imports a file in a process of its own that does nothing else. The search index is left out. */
export async function importFile(at: pg.ClientConfig, tenant: number, path: string): Promise<ImportCost> {
  const child = fork(join(import.meta.dirname, 'importer.ts'), { execArgv: ['--import', 'tsx', ...profile()] });
  await once(child, 'message');
  const job: BenchImport = { at, tenant, path, reference: UNTIL };
  let time = 0;
  const failed = once(child, 'exit').then(([code]): never => {
    throw new Error(`the import of ${path} ended with ${code}`);
  });
  const memory = await peakMemory(child.pid ?? 0, async () => {
    child.send(job);
    [time] = await Promise.race([once(child, 'message'), failed]);
  });
  child.disconnect();
  await failed.catch(() => undefined);
  return { time, memory };
}

/** CPU profiles of the importer are written into the folder that `BENCH_PROFILE` names. */
const profile = (): string[] =>
  process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];
