import { LIMITS, type Limits } from '../limits/limits.ts';

type LimitName = keyof Limits;

/**
 * Limits that hold for the installation: each of its processes has a part. The others are of one process or one question
 * (memory, seconds), are counted by the database for all processes, or are so small that a part would be nothing.
 */
const SHARED: readonly LimitName[] = [
  'sockets',
  'socketsPerAddress',
  'requestsPerBody',
  'reads',
  'readsPerBody',
  'searchesPerBody',
  'exports',
  'exportsPerBody',
  'exportsPerAddress',
  'exportDiskMegabytes',
  'pdfs',
  'attachments',
];

/** The part of one process in a count of the installation: never nothing, so the parts may make a little more. */
export const partOf = (count: number, processes: number): number => Math.ceil(count / processes);

/** The limits of one of so many processes. */
export function shareLimits(limits: Limits, processes: number): Limits {
  const parts = SHARED.map((name) => [name, Math.max(LIMITS[name].from, partOf(limits[name], processes))]);
  return processes === 1 ? limits : { ...limits, ...Object.fromEntries(parts) };
}
