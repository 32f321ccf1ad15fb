import type { Dataset } from '../../catalog/dataset.ts';
import { followLoads } from '../database/follow.ts';
import type { OriginOf } from '../tenants/origin.ts';
import { type DeliveryServices, deliverDueWebhooks } from './deliver.ts';
import { enqueueEvents } from './events.ts';
import { sweepDeliveries } from './queue.ts';

/** Milliseconds between looks for deliveries that are due again. */
const ROUND = 5_000;

export interface WebhookWorkerOptions extends DeliveryServices {
  datasets: readonly Dataset[];
  siteOf: OriginOf;
  failed(error: unknown): void;
}

/** Starts telling webhooks of loads and of what they changed. Gives what ends it, after the deliveries on their way. */
export async function startWebhooks(options: WebhookWorkerOptions): Promise<() => Promise<void>> {
  const { db, datasets, siteOf, failed } = options;
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = (): void => {
    running = deliverDueWebhooks(options, stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) failed(error);
      })
      .then(() => {
        if (!stop.signal.aborted) timer = setTimeout(round, ROUND).unref();
      });
  };
  round();
  const unfollow = await followLoads(
    db,
    async (client, signal) => {
      await enqueueEvents(client, datasets, siteOf, signal);
      await sweepDeliveries(client);
    },
    failed,
  );
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await unfollow();
    await running;
  };
}
