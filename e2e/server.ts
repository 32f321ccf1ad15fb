import { once } from 'node:events';
import { createServer } from 'node:net';

export { expect, test } from '@playwright/test';

/** The last day of the demonstration data, so that a picture taken today is the one of tomorrow. */
export const UNTIL = '2026-10-31';

/** The portal under test, on a host of its own: `address('cmdemo.transparencia.localhost')`. */
export const address = (host = 'localhost'): string => `http://${host}:${process.env.E2E_PORT}`;

/** Picks a free port, once: the processes that run the tests inherit it. */
export async function reserve(): Promise<void> {
  if (process.env.E2E_PORT) return;
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const place = probe.address();
  probe.close();
  await once(probe, 'close');
  process.env.E2E_PORT = String(typeof place === 'object' ? place?.port : place);
}
