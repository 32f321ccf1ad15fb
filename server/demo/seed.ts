import { join } from 'node:path';
import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import { samples } from '../../catalog/samples/index.ts';
import { load } from '../import/load.ts';
import { apply } from '../tenants/apply.ts';
import { csv } from './csv.ts';
import { write } from './files.ts';
import { generate } from './generate.ts';
import type { Part } from './part.ts';

export interface Options {
  /** The folder that holds `tenants/`. */
  root: string;
  /** Where documents go, a folder for each body. */
  filesDir: string;
  seed: number;
  scale: number;
  until: string;
  log(line: string): void;
}

const BODIES = ['pmdemo', 'cmdemo'] as const;
const AUTHOR = 'demonstração';

/** Whether nobody publishes here yet, or only demonstration bodies do and a first start was cut off before they were whole. */
export async function isUnfilled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT (SELECT bool_and(slug = ANY ($1)) FROM portal.tenants) IS NOT FALSE
        AND NOT EXISTS (SELECT FROM portal.cargas WHERE autor <> $2)
        AND (SELECT count(*) FROM portal.versoes) < $3 AS unfilled`,
    [BODIES, AUTHOR, BODIES.length * datasets.length],
  );
  return rows[0].unfilled;
}

/** Fills the demonstration bodies, through the same door as anybody's files. */
export async function seed(client: pg.ClientBase, options: Options): Promise<void> {
  for (const tenant of BODIES) {
    const { id } = await apply(client, join(options.root, 'tenants', tenant));
    const made = generate({ ...options, tenant });
    // Documents first: the last load is then the sign that a body is whole.
    const count = await write(made.files, join(options.filesDir, tenant));
    options.log(`${tenant}: ${dotted(count)} documentos gravados`);
    await publish(client, id, tenant, made, options);
  }
}

async function publish(
  client: pg.ClientBase,
  id: number,
  slug: string,
  made: Part,
  { until, log }: Options,
): Promise<void> {
  for (const { dataset, rows } of [...made.datasets, ...sampled(made)]) {
    const { accepted } = await load(client, {
      tenant: id,
      dataset,
      source: csv(rows(), dataset),
      name: `${dataset.id}.csv`,
      reference: until,
      dialect: 'br',
      author: AUTHOR,
      maxRefused: 0,
    });
    log(`${slug}: ${dataset.id} ${dotted(accepted)} linhas`);
  }
}

/** A dataset that nobody invents rows for yet shows those of its sample: a new definition is seen at once. */
function sampled(made: Part): Part['datasets'] {
  const drawn = new Set(made.datasets.map(({ dataset }) => dataset.id));
  const rest = datasets.filter(({ id }) => !drawn.has(id));
  return rest.map((dataset) => ({
    dataset,
    rows: () => (samples[dataset.id] ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells),
  }));
}

const dotted = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
