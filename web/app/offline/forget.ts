import { forgetPages } from './kept.ts';
import type { OfflineMessage } from './message.ts';

/** Takes back everything that was kept for reading without a connection. */
export async function forgetOffline(): Promise<void> {
  // Only a secure page has workers, and a cache to keep things in.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ forget: true } satisfies OfflineMessage);
  await registration?.unregister();
  await forgetPages();
}
