import type pg from 'pg';
import type { Dataset } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Row } from '../catalog/fields/field.ts';
import { samples } from '../catalog/samples/index.ts';
import { csv } from '../demo/kit/csv.ts';
import { Database } from '../server/database/db.ts';
import { wholeSchema } from '../server/database/sql/ddl.ts';
import { ident } from '../server/database/sql/names.ts';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { schemaPlan } from '../server/tables.ts';
import { freshDatabase } from './database.ts';

export interface PublishedRows {
  db: Database;
  /** The tenant whose rows these are. */
  tenant: number;
  /** What the server is doing in this database, ourselves excepted. */
  busy(): Promise<string[]>;
  close(): Promise<void>;
}

/** A database with some rows of one dataset, each so many times, put there without a load. */
export async function publish(set: Dataset, rows: readonly Row[], times = 1): Promise<PublishedRows> {
  const fresh = await freshDatabase();
  const config = { connectionString: fresh.url };
  const db = new Database({ owner: config, web: config, desk: config, staff: config });
  const ask = <T>(work: (client: pg.Client) => Promise<T>) => db.own(work);
  await ask(async (client) => {
    await client.query(wholeSchema(schemaPlan([set])));
    await client.query(insert(set), [JSON.stringify(rows), times]);
  });
  return {
    db,
    tenant: 1,
    busy: () => ask(activity),
    close: () => db.close().finally(fresh.drop),
  };
}

function insert(set: Dataset): string {
  const table = `dados.${ident(set.id)}`;
  const names = Object.keys(set.fields).map(ident).join(', ');
  return `INSERT INTO ${table} (tenant, carga, ${names})
    SELECT 1, 1, ${names} FROM generate_series(1, $2::int), jsonb_populate_recordset(null::${table}, $1::jsonb)`;
}

async function activity(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    "SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'",
  );
  return rows.map(({ query }) => query);
}

/** Publishes the sample rows of some datasets for a body, by ordinary loads; of each only the first so many, if that is said. */
export async function publishSamples(db: Database, slug: string, ids: readonly string[], most?: number): Promise<void> {
  await db.own(async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
    for (const set of datasets.filter(({ id }) => ids.includes(id))) {
      const sample = (samples[set.id] ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells);
      await load(client, {
        tenant: rows[0]?.id ?? 0,
        dataset: set,
        files: oneFile(`${set.id}.csv`, csv(sample.slice(0, most), set)),
        name: `${set.id}.csv`,
        author: 'teste',
        force: true,
      });
    }
  });
}
