import type pg from 'pg';
import { type Dataset, sourceOf } from '../../../catalog/dataset.ts';
import { archiveDifferences } from './archives.ts';
import type { VerifiedBody, VerifyDifference } from './difference.ts';
import { documentDifferences } from './documents.ts';
import { logDifferences } from './log.ts';
import { loadDifferences, periodDifferences } from './periods.ts';
import { searchDifferences } from './search.ts';
import { rollupDifferences, summaryDifferences } from './sums.ts';

/** How much of each kind was compared. */
export interface VerifiedCounts {
  conjuntos: number;
  periodos: number;
  cargas: number;
  documentos: number;
}

export interface VerifyJob {
  body: VerifiedBody;
  datasets: readonly Dataset[];
  filesDir: string;
  signal: AbortSignal;
  /** Told before each dataset and while archives and documents are read. */
  onStep(what: string): void;
}

/**
 * Compares everything a body has published with what is kept of it, without changing anything. Each dataset is compared in a
 * snapshot of its own: the portal may be running and loads may be published meanwhile.
 */
export async function verifyBody(
  client: pg.ClientBase,
  job: VerifyJob,
): Promise<{ counts: VerifiedCounts; differences: VerifyDifference[] }> {
  const { body, signal, onStep } = job;
  const counts: VerifiedCounts = { conjuntos: 0, periodos: 0, cargas: 0, documentos: 0 };
  const counting = (name: keyof VerifiedCounts) => () => {
    signal.throwIfAborted();
    counts[name] += 1;
    onStep(`${name} (${counts[name]})`);
  };
  const differences: VerifyDifference[] = [];
  for (const set of job.datasets) {
    signal.throwIfAborted();
    onStep(set.id);
    const { periods, found } = await inSnapshot(client, body, () => datasetDifferences(client, body, set));
    counts.conjuntos += periods > 0 ? 1 : 0;
    counts.periodos += set.cut ? 0 : periods;
    differences.push(...found);
  }
  const archives = () => archiveDifferences(client, body, counting('cargas'));
  differences.push(...(await inSnapshot(client, body, () => loadDifferences(client, body))));
  differences.push(...(await inSnapshot(client, body, archives)));
  differences.push(...(await inSnapshot(client, body, () => logDifferences(client, body))));
  differences.push(...(await documentDifferences(client, body, job.filesDir, counting('documentos'))));
  return { counts, differences };
}

async function inSnapshot<T>(client: pg.ClientBase, { id }: VerifiedBody, work: () => Promise<T>): Promise<T> {
  await client.query(
    `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL app.tenant = ${Math.trunc(id)}; SET LOCAL jit = off; SET LOCAL work_mem = '64MB'`,
  );
  try {
    return await work();
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

async function datasetDifferences(client: pg.ClientBase, body: VerifiedBody, set: Dataset) {
  const { rows } = await client.query<{ periodo: string }>(
    'SELECT periodo FROM portal.periodos WHERE tenant = $1 AND dataset = $2',
    [body.id, sourceOf(set)],
  );
  const periods = rows.map(({ periodo }) => periodo);
  const found = [
    ...(set.cut ? [] : await periodDifferences(client, body, set)),
    ...(periods.length > 0 ? await rollupDifferences(client, body, set, periods) : []),
    ...(periods.length > 0 ? await summaryDifferences(client, body, set, periods) : []),
    ...(await searchDifferences(client, body, set)),
  ];
  return { periods: periods.length, found };
}
