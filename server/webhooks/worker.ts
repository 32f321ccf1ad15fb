import type { Dataset } from '../../catalog/dataset.ts';
import { followLoads } from '../database/follow.ts';
import { startRounds } from '../process/rounds.ts';
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
  const end = startRounds((signal) => deliverDueWebhooks(options, signal), ROUND, failed);
  const unfollow = await followLoads(
    db,
    async (client, signal) => {
      await enqueueEvents(client, datasets, siteOf, signal);
      await sweepDeliveries(client);
    },
    failed,
  );
  return async () => {
    await Promise.all([end(), unfollow()]);
  };
}
