import type pg from 'pg';
import { pagamentos } from '../catalog/datasets/pagamentos.ts';
import { Database } from '../server/database/db.ts';
import { load } from '../server/import/load.ts';
import { filesAt } from '../server/import/read/files.ts';

export interface BenchImport {
  at: pg.ClientConfig;
  tenant: number;
  path: string;
  reference: string;
}

// Imports a file in a process of its own and reports how long that took.
process.on('message', (job: BenchImport) => void work(job));
process.send?.('ready');

async function work({ at, tenant, path, reference }: BenchImport): Promise<void> {
  const db = new Database({ owner: at, web: at, desk: at, staff: at });
  const begun = performance.now();
  await db.own((client) =>
    load(client, {
      tenant,
      dataset: pagamentos,
      files: filesAt(path),
      name: 'pagamentos.csv',
      reference,
      author: 'bench',
      maxRefused: 0,
      // A smaller file than the one before is meant here.
      force: true,
      search: 'later',
    }),
  );
  process.send?.(performance.now() - begun);
  await db.close();
}
