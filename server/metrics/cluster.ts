import cluster, { type Worker } from 'node:cluster';
import { gaugeFamily, type MetricFamily, singleSample } from './family.ts';
import { mergeMetrics } from './text.ts';

/** What the principal process asks of a serving one, and what it answers. */
interface MetricsQuestion {
  kind: 'metrics';
  id: number;
}

interface MetricsAnswer extends MetricsQuestion {
  families: readonly MetricFamily[];
}

/** Milliseconds that a process has to answer: one that is busy for longer is missing, and counted as such. */
const PATIENCE_MS = 3_000;

let asked = 0;

/** The metrics of all serving processes as one, and how many of them did not answer. */
export async function collectFromWorkers(patience = PATIENCE_MS): Promise<MetricFamily[]> {
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker?.isConnected() ? [worker] : []));
  const answers = await Promise.all(workers.map((worker) => askWorker(worker, patience)));
  const heard = answers.filter((families) => families !== null);
  return [...mergeMetrics(heard), silentFamily(workers.length - heard.length)];
}

/** How many processes did not answer; one process alone is never silent to itself. */
export const silentFamily = (silent: number): MetricFamily =>
  gaugeFamily('portal_processes_silent', 'Processos que não responderam à coleta a tempo', singleSample(silent));

function askWorker(worker: Worker, patience: number): Promise<readonly MetricFamily[] | null> {
  const id = ++asked;
  return new Promise((resolve) => {
    const end = (families: readonly MetricFamily[] | null): void => {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.off('exit', leave);
      resolve(families);
    };
    const hear = (message: MetricsAnswer): void => {
      if (message.kind === 'metrics' && message.id === id) end(message.families);
    };
    const leave = (): void => end(null);
    const timer = setTimeout(leave, patience);
    worker.on('message', hear);
    worker.on('exit', leave);
    worker.send({ kind: 'metrics', id } satisfies MetricsQuestion, (error) => error && end(null));
  });
}

/**
 * Answers the principal process's questions. Called once this one has said that it serves: before that the principal
 * waits for those words alone. Returns what ends it.
 */
export function answerPrimary(collect: () => Promise<readonly MetricFamily[]>): () => void {
  const hear = (message: MetricsQuestion): void => {
    if (message.kind !== 'metrics') return;
    void collect()
      .catch(() => [])
      .then((families) => process.send?.({ kind: 'metrics', id: message.id, families } satisfies MetricsAnswer));
  };
  process.on('message', hear);
  return () => void process.off('message', hear);
}
