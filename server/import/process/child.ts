import { constants, setPriority } from 'node:os';
import { datasets } from '../../../catalog/datasets/index.ts';
import { Database } from '../../database/db.ts';
import { Refusal } from '../../refusal.ts';
import { inspectFiles } from '../inspect/inspect.ts';
import { load } from '../load.ts';
import type { LoadDoubt } from '../publish/report.ts';
import { type LoadReport, RejectedLoad } from '../publish/report.ts';
import { StaleRehearsal } from '../publish/standing.ts';
import { namedFiles } from '../read/files.ts';
import type { InspectTask, LoadEnding, LoadMessage, LoadTask } from './task.ts';

/** Milliseconds between two reports of the lines read. */
const TOLD_EVERY_MS = 200;
/** Milliseconds that a load without its portal has to roll back. */
const GRACE_MS = 5_000;

const stop = new AbortController();
let working = false;

const tell = (message: LoadMessage): void => void process.send?.(message);

/** Readers come first: the machine runs a load when nobody else wants it. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The portal ends its loads itself. A Ctrl-C at its terminal, which reaches both, must not end them before it does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

// The portal is stopping, or is gone: nobody would hear how the load ends.
process.on('disconnect', () => {
  if (!working) process.exit();
  stop.abort();
  setTimeout(() => process.exit(), GRACE_MS);
});

process.on('message', async (task: LoadTask | InspectTask) => {
  working = true;
  const ending = await worked(task).catch(endingOf);
  working = false;
  if (process.connected) tell(ending);
  else process.exit();
});

const worked = async (task: LoadTask | InspectTask): Promise<LoadEnding> =>
  'inspect' in task
    ? { kind: 'inspected', inspection: await inspectFiles(task.inspect, datasets) }
    : { kind: 'done', report: await loaded(task) };

async function loaded({ database, dataset, files: named, doubting, ...options }: LoadTask): Promise<LoadReport> {
  const set = datasets.find(({ id }) => id === dataset);
  if (!set) throw new Refusal(`Não há o conjunto ${dataset}.`);
  const db = new Database({ owner: database, web: database, desk: database, staff: database });
  let told = 0;
  const onProgress = (lines: number): void => {
    if (Date.now() - told < TOLD_EVERY_MS) return;
    told = Date.now();
    tell({ kind: 'read', lines });
  };
  try {
    return await db.own((client) => {
      const files = namedFiles(named);
      const onDoubt = (doubt: LoadDoubt): void => tell({ kind: 'doubt', doubt });
      const onStanding = (version: number): void => tell({ kind: 'standing', version });
      const onPublished = (report: LoadReport): void => tell({ kind: 'published', report });
      const onStage = (what: string): void => tell({ kind: 'stage', what });
      const heard = { onProgress, onStage, onPublished, onStanding, ...(doubting && { onDoubt }) };
      return load(client, { ...options, ...heard, dataset: set, files, signal: stop.signal });
    }, stop.signal);
  } finally {
    await db.close();
  }
}

function endingOf(error: unknown): LoadEnding {
  if (error instanceof RejectedLoad) return { kind: 'rejected', message: error.message, report: error.report };
  if (error instanceof StaleRehearsal) return { kind: 'stale' };
  if (error instanceof Refusal) return { kind: 'refused', message: error.message };
  const { message, code = '', stack = '' } = error as NodeJS.ErrnoException;
  return { kind: 'failed', message, code, stack };
}
