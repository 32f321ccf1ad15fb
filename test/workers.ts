// A principal process with three others, for the test of their metrics: two count and answer, the third is deaf.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { answerPrimary, collectFromWorkers } from '../server/metrics/cluster.ts';
import { CounterMetric } from '../server/metrics/instruments.ts';
import { metricsText } from '../server/metrics/text.ts';

if (cluster.isPrimary) {
  const workers = ['1', '2', ''].map((count) => cluster.fork({ COUNT: count }));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  process.stdout.write(metricsText(await collectFromWorkers(1_000)));
  for (const worker of workers) worker.process.kill('SIGKILL');
} else {
  const counter = new CounterMetric({ name: 'contados', help: '', labels: [] });
  counter.add([], Number(process.env.COUNT));
  if (process.env.COUNT) answerPrimary(async () => [counter.family()]);
  process.send?.({ kind: 'ready' });
  // The channel to the principal process alone does not keep this one alive.
  setInterval(() => undefined, 60_000);
}
