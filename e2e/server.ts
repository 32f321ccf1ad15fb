import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Said of the portal under test once its demonstration is whole; before, nothing is, and afterwards why it ended. */
export const WHOLE = 'pronto';

/** Where the process that starts the portal writes how it went, for those that run the tests. */
export const startNote = (): string => join(process.env.E2E_DATA ?? '', 'inicio');

/** A test of the portal, which waits until all data are there: what needs none begins while they are made. */
export const test = base.extend<object, { portal: string }>({
  portal: [
    async ({ headless: _ }, use) => {
      let said = '';
      while (!said) {
        said = await readFile(startNote(), 'utf8').catch(() => '');
        if (!said) await setTimeout(100);
      }
      if (said !== WHOLE) throw new Error(`The portal did not start:\n${said}`);
      await use(said);
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
});

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
