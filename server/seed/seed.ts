import { join } from 'node:path';
import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { samples } from '../../catalog/samples/index.ts';
import { printPublication, publicationEntry, publicationsOf } from '../../demo/arquivos/publications.ts';
import { generate } from '../../demo/generate.ts';
import { isoDate } from '../../demo/kit/calendar.ts';
import { csv } from '../../demo/kit/csv.ts';
import { writeFiles } from '../../demo/kit/files.ts';
import type { DemoData } from '../../demo/maker.ts';
import { BODY_KIND, DEMO_SLUGS, type DemoSlug } from '../../demo/town/units.ts';
import { makeWorld } from '../../demo/town/world.ts';
import { inspectFiles, registerFiles } from '../arquivos/register.ts';
import { declare } from '../import/declare.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';
import type { Keyring } from '../mensagens/seal/keyring.ts';
import { applyTenant } from '../tenants/apply.ts';
import { accountSums } from './accounts.ts';
import { seedMessages } from './messages.ts';

export interface SeedOptions {
  /** The folder that holds `tenants/`. */
  root: string;
  /** The folder of documents, with a folder for each body. */
  filesDir: string;
  seed: number;
  scale: number;
  until: string;
  /** The keys that messages are sealed with; without them no messages are made. */
  keyring?: Keyring;
  log(line: string): void;
}

/** The author of the demonstration's loads, which tells them from what anybody else published. */
const AUTHOR = 'demonstração';

const UNFILLED = `SELECT (SELECT bool_and(slug = ANY ($1)) FROM portal.tenants) IS NOT FALSE
  AND NOT EXISTS (SELECT FROM portal.cargas WHERE autor <> $2)
  AND NOT EXISTS (SELECT FROM portal.removidos)
  AND (SELECT count(*) FROM portal.versoes v JOIN portal.tenants t ON t.id = v.tenant
       WHERE t.slug || '/' || v.dataset = ANY ($3)) < cardinality($3) AS unfilled`;

/**
 * Whether nobody publishes here yet, or only demonstration bodies do and a first start was cut off before they were whole.
 * A demonstration body that somebody removed does not come back.
 */
export async function isUnfilled(client: pg.ClientBase): Promise<boolean> {
  const pages = DEMO_SLUGS.flatMap((slug) => pagesOf(slug).map((id) => `${slug}/${id}`));
  const { rows } = await client.query<{ unfilled: boolean }>(UNFILLED, [DEMO_SLUGS, AUTHOR, pages]);
  return rows.some(({ unfilled }) => unfilled);
}

/** The datasets that a demonstration body publishes: cuts are views, and some do not concern its kind. */
const ownedBy = (slug: DemoSlug): Dataset[] => datasets.filter((set) => !set.cut && concerns(set, BODY_KIND[slug]));

/** The datasets with a page, which have rows or a statement that there were none; their details may be missing. */
const pagesOf = (slug: DemoSlug): string[] =>
  ownedBy(slug)
    .filter(({ menu }) => menu)
    .map(({ id }) => id);

/** Gives a connection of the owner for some work, and closes it. */
type Own = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** Connections that load at a time: while the database builds the indexes of one table, the rows of another are made. */
const CONNECTIONS = 2;

/** Fills the demonstration bodies through the same import as anybody's files. */
export async function seed(own: Own, options: SeedOptions): Promise<void> {
  for (const slug of DEMO_SLUGS) {
    const { id } = await own((client) => applyTenant(client, join(options.root, 'tenants', slug)));
    await fill(own, { id, slug }, options);
  }
}

interface SeededBody {
  id: number;
  slug: DemoSlug;
}

/** Fills one body. The contracts are loaded last: they are the sign that it is whole. */
async function fill(own: Own, body: SeededBody, options: SeedOptions): Promise<void> {
  const made = generate({ ...options, tenant: body.slug });
  const loads = [...made.datasets, ...sampleRows(made, ownedBy(body.slug))].filter(({ rows }) => !isEmpty(rows()));
  const last = loads.filter(({ dataset }) => dataset === contratos);
  const rest = loads.filter(({ dataset }) => dataset !== contratos).values();
  const loading = Array.from({ length: CONNECTIONS }, () => own((client) => loadRows(client, body, rest, options)));
  await Promise.all([writeDocuments(made, body, options), ...loading]);
  await own(async (client) => {
    for (const { dataset, from, to, text } of made.statements)
      await declare(client, { tenant: body.id, dataset, from: isoDate(from), to: isoDate(to), text, author: AUTHOR });
    await publishReports(client, body, options);
    await fillMessages(client, body, options);
    await loadRows(client, body, last.values(), options);
  });
}

/** Publishes the documents that quote sums, after the rows that the sums come from. */
async function publishReports(client: pg.ClientBase, { id, slug }: SeededBody, options: SeedOptions): Promise<void> {
  const world = makeWorld({ ...options, tenant: slug });
  const all = publicationsOf(world, await accountSums(client, id));
  const folder = join(options.filesDir, slug);
  await writeFiles(
    all.map((publication) => printPublication(world, publication)),
    folder,
  );
  const { files } = await inspectFiles(client, id, all.map(publicationEntry), folder);
  await registerFiles(client, id, files);
  options.log(`${slug}: ${dotted(files.length)} arquivos publicados`);
}

/** Writes some years of answered messages. */
async function fillMessages(
  client: pg.ClientBase,
  { id, slug }: SeededBody,
  { keyring, seed: number, until, log }: SeedOptions,
): Promise<void> {
  if (!keyring) return;
  const count = await seedMessages(client, keyring, { id, slug, seed: number, until });
  log(`${slug}: ${dotted(count)} mensagens respondidas`);
}

async function writeDocuments(made: DemoData, { slug }: SeededBody, { filesDir, log }: SeedOptions): Promise<void> {
  const count = await writeFiles(made.files, join(filesDir, slug));
  log(`${slug}: ${dotted(count)} documentos gravados`);
}

/** Loads the datasets that are left; several connections take from the same list. */
async function loadRows(
  client: pg.ClientBase,
  { id, slug }: SeededBody,
  left: Iterator<DemoData['datasets'][number]>,
  { until, log }: SeedOptions,
): Promise<void> {
  for (let next = left.next(); !next.done; next = left.next()) {
    const { dataset, rows } = next.value;
    const { accepted } = await load(client, {
      tenant: id,
      dataset,
      files: oneFile(`${dataset.id}.csv`, csv(rows(), dataset)),
      name: `${dataset.id}.csv`,
      reference: until,
      author: AUTHOR,
      maxRefused: 0,
      search: 'later',
    });
    log(`${slug}: ${dataset.id} ${dotted(accepted)} linhas`);
  }
}

/** The rows of samples, for datasets that the demonstration does not make yet: a new definition is seen at once. */
function sampleRows(made: DemoData, wanted: readonly Dataset[]): DemoData['datasets'] {
  const drawn = new Set(made.datasets.map(({ dataset }) => dataset.id));
  const rest = wanted.filter(({ id }) => !drawn.has(id));
  return rest.map((dataset) => ({
    dataset,
    rows: () => (samples[dataset.id] ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells),
  }));
}

const isEmpty = (rows: Iterable<unknown>): boolean => rows[Symbol.iterator]().next().done === true;

const dotted = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
