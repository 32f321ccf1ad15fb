import type pg from 'pg';
import { gaugeFamily, type MetricFamily, type MetricSource, singleSample } from './family.ts';

/** Reads metrics that are the same for all processes, from the database. */
export type DatabaseMetrics = (client: pg.ClientBase) => Promise<readonly MetricFamily[]>;

/** Milliseconds for which what was read stands: several who ask cost the database one reading. */
const FRESH_MS = 15_000;

/**
 * Metrics of the whole installation. A database that does not answer takes none of the process's own away: what is
 * missing is told by `portal_database_up`.
 */
export function installationSource(
  own: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>,
  parts: readonly DatabaseMetrics[],
): MetricSource {
  const readAll = async (client: pg.ClientBase): Promise<MetricFamily[]> => {
    const found: MetricFamily[] = [];
    for (const part of parts) found.push(...(await part(client)));
    return found;
  };
  let last: { at: number; reading: Promise<MetricFamily[]> } | undefined;
  return async () => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), reading: own(readAll) };
    const families = await last.reading.catch(() => null);
    return [
      gaugeFamily(UP, 'Se o banco respondeu a esta coleta', singleSample(families ? 1 : 0), 'max'),
      ...(families ?? []),
    ];
  };
}

const UP = 'portal_database_up';
