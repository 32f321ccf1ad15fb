import { join } from 'node:path';
import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { samples } from '../../catalog/samples/index.ts';
import { declare } from '../import/declare.ts';
import { load } from '../import/load.ts';
import { apply } from '../tenants/apply.ts';
import { iso } from './calendar.ts';
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

const BODIES = { pmdemo: 'prefeitura', cmdemo: 'camara' } as const;
const SLUGS = ['pmdemo', 'cmdemo'] as const;
const AUTHOR = 'demonstração';

/** Whether nobody publishes here yet, or only demonstration bodies do and a first start was cut off before they were whole. */
export async function isUnfilled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT (SELECT bool_and(slug = ANY ($1)) FROM portal.tenants) IS NOT FALSE
        AND NOT EXISTS (SELECT FROM portal.cargas WHERE autor <> $2)
        AND (SELECT count(*) FROM portal.versoes) < $3 AS unfilled`,
    [SLUGS, AUTHOR, SLUGS.reduce((count, slug) => count + own(slug).length, 0)],
  );
  return rows[0].unfilled;
}

/** What a demonstration body publishes: cuts are views, and some things are not of its kind. */
const own = (slug: keyof typeof BODIES): Dataset[] => datasets.filter((set) => !set.cut && concerns(set, BODIES[slug]));

/** Fills the demonstration bodies, through the same door as anybody's files. */
export async function seed(client: pg.ClientBase, options: Options): Promise<void> {
  for (const tenant of SLUGS) {
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
  slug: keyof typeof BODIES,
  made: Required<Part>,
  { until, log }: Options,
): Promise<void> {
  for (const { dataset, from, to, text } of made.statements)
    await declare(client, { tenant: id, dataset, from: iso(from), to: iso(to), text, author: AUTHOR });
  for (const { dataset, rows } of [...made.datasets, ...sampled(made, own(slug))]) {
    if (isEmpty(rows())) continue;
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
function sampled(made: Part, wanted: readonly Dataset[]): Part['datasets'] {
  const drawn = new Set(made.datasets.map(({ dataset }) => dataset.id));
  const rest = wanted.filter(({ id }) => !drawn.has(id));
  return rest.map((dataset) => ({
    dataset,
    rows: () => (samples[dataset.id] ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells),
  }));
}

const isEmpty = (rows: Iterable<unknown>): boolean => rows[Symbol.iterator]().next().done === true;

const dotted = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
