import { defineConfig } from 'vitest/config';

const ROOMS = '{catalog,server,web,scripts,test}/**/*';
const DATABASE = `${ROOMS}.db.test.ts`;

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: [`${ROOMS}.test.{ts,tsx}`], exclude: [DATABASE], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'db',
          include: [DATABASE],
          globalSetup: 'test/postgres.ts',
          pool: 'forks',
          // They share one PostgreSQL with its memory settings: more at once would only wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
