import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { built, root } from './scripts/tasks.mjs';
import { LongestFirst } from './test/order.ts';

const ROOMS = '{bench,catalog,clients,demo,server,web,scripts,test}/**/*';
const DATABASE = `${ROOMS}.db.test.ts`;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${ROOMS}.test.{ts,tsx}`],
          exclude: [DATABASE],
          pool: 'threads',
          // The catalog is read once, not by each file anew: no test leaves anything behind.
          isolate: false,
          maxWorkers: 2,
          // A busy machine takes ten times as long: a limit is there for what never ends.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // Pages are rendered by React's production build: the other takes three times as long.
        oxc: { jsx: { development: false } },
        test: {
          name: 'db',
          include: [DATABASE],
          globalSetup: 'test/postgres.ts',
          // Processes and threads that a test causes are those of the build, where it is of these sources.
          env: { NODE_ENV: 'production', ...(built() && { PORTAL_BUILD: join(root, 'dist') }) },
          pool: 'forks',
          isolate: false,
          // One more than the machine's two cores: while one waits for PostgreSQL, another computes (382 s became 280 s).
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          // The first hook fills the demonstration for all.
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
