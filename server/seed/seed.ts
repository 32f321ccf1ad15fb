import { join } from 'node:path';
import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { samples } from '../../catalog/samples/index.ts';
import { printPublication, publicationEntry, publicationsOf } from '../../demo/arquivos/publications.ts';
import { isoDate } from '../../demo/calendar.ts';
import { csv } from '../../demo/csv.ts';
import { writeFiles } from '../../demo/files.ts';
import { generate } from '../../demo/generate.ts';
import type { DemoData } from '../../demo/maker.ts';
import { makeWorld } from '../../demo/town/world.ts';
import { inspectFiles, registerFiles } from '../arquivos/register.ts';
import { declare } from '../import/declare.ts';
import { load } from '../import/load.ts';
import { one } from '../import/source.ts';
import type { Keyring } from '../mensagens/seal/keyring.ts';
import { apply } from '../tenants/apply.ts';
import { accountSums } from './accounts.ts';
import { seedMessages } from './messages.ts';

export interface SeedOptions {
  /** The folder that holds `tenants/`. */
  root: string;
  /** Where documents go, a folder for each body. */
  filesDir: string;
  seed: number;
  scale: number;
  until: string;
  /** What messages are sealed with; without it there are none. */
  keyring?: Keyring;
  log(line: string): void;
}

const BODIES = { pmdemo: 'prefeitura', cmdemo: 'camara' } as const;
const SLUGS = ['pmdemo', 'cmdemo'] as const;
const AUTHOR = 'demonstração';

/**
 * Whether nobody publishes here yet, or only demonstration bodies do and a first start was cut off before they were whole.
 * One that somebody removed does not come back.
 */
export async function isUnfilled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT (SELECT bool_and(slug = ANY ($1)) FROM portal.tenants) IS NOT FALSE
        AND NOT EXISTS (SELECT FROM portal.cargas WHERE autor <> $2)
        AND NOT EXISTS (SELECT FROM portal.removidos)
        AND (SELECT count(*) FROM portal.versoes v JOIN portal.tenants t ON t.id = v.tenant
             WHERE t.slug || '/' || v.dataset = ANY ($3)) < cardinality($3) AS unfilled`,
    [SLUGS, AUTHOR, SLUGS.flatMap((slug) => pagesOf(slug).map((id) => `${slug}/${id}`))],
  );
  return rows[0].unfilled;
}

/** What a demonstration body publishes: cuts are views, and some things are not of its kind. */
const ownedBy = (slug: keyof typeof BODIES): Dataset[] =>
  datasets.filter((set) => !set.cut && concerns(set, BODIES[slug]));

/** Every page has rows or the statement that there were none; what belongs to its rows may be missing. */
const pagesOf = (slug: keyof typeof BODIES): string[] =>
  ownedBy(slug)
    .filter(({ menu }) => menu)
    .map(({ id }) => id);

/** Gives a connection of the owner for some work, and closes it. */
type Own = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** Two at a time: while the database builds the indexes of one table, the rows of another are made. */
const HANDS = 2;

/** Fills the demonstration bodies, through the same door as anybody's files. */
export async function seed(own: Own, options: SeedOptions): Promise<void> {
  for (const slug of SLUGS) {
    const { id } = await own((client) => apply(client, join(options.root, 'tenants', slug)));
    await fill(own, { id, slug }, options);
  }
}

interface Body {
  id: number;
  slug: keyof typeof BODIES;
}

/** Whatever else is done in what order, the contracts come last: they are the sign that a body is whole. */
async function fill(own: Own, body: Body, options: SeedOptions): Promise<void> {
  const made = generate({ ...options, tenant: body.slug });
  const loads = [...made.datasets, ...sampled(made, ownedBy(body.slug))].filter(({ rows }) => !isEmpty(rows()));
  const last = loads.splice(
    loads.findIndex(({ dataset }) => dataset === contratos),
    1,
  );
  const rest = loads.values();
  const hands = Array.from({ length: HANDS }, () => own((client) => publish(client, body, rest, options)));
  await Promise.all([document(made, body, options), ...hands]);
  await own(async (client) => {
    for (const { dataset, from, to, text } of made.statements)
      await declare(client, { tenant: body.id, dataset, from: isoDate(from), to: isoDate(to), text, author: AUTHOR });
    await report(client, body, options);
    await listen(client, body, options);
    await publish(client, body, last.values(), options);
  });
}

/** The documents that speak of sums are written when the sums are there, and published as anybody's are. */
async function report(client: pg.ClientBase, { id, slug }: Body, options: SeedOptions): Promise<void> {
  const made = makeWorld({ ...options, tenant: slug });
  const all = publicationsOf(made, await accountSums(client, id));
  const folder = join(options.filesDir, slug);
  await writeFiles(
    all.map((one) => printPublication(made, one)),
    folder,
  );
  const { files } = await inspectFiles(client, id, all.map(publicationEntry), folder);
  await registerFiles(client, id, files);
  options.log(`${slug}: ${dotted(files.length)} arquivos publicados`);
}

/** Some years of messages, all of them answered. */
async function listen(
  client: pg.ClientBase,
  { id, slug }: Body,
  { keyring, seed: sown, until, log }: SeedOptions,
): Promise<void> {
  if (!keyring) return;
  log(`${slug}: ${dotted(await seedMessages(client, keyring, { id, slug, seed: sown, until }))} mensagens respondidas`);
}

async function document(made: DemoData, { slug }: Body, { filesDir, log }: SeedOptions): Promise<void> {
  const count = await writeFiles(made.files, join(filesDir, slug));
  log(`${slug}: ${dotted(count)} documentos gravados`);
}

/** Loads what is left to load: several take from the same list. */
async function publish(
  client: pg.ClientBase,
  { id, slug }: Body,
  left: Iterator<DemoData['datasets'][number]>,
  { until, log }: SeedOptions,
): Promise<void> {
  for (let next = left.next(); !next.done; next = left.next()) {
    const { dataset, rows } = next.value;
    const { accepted } = await load(client, {
      tenant: id,
      dataset,
      files: one(`${dataset.id}.csv`, csv(rows(), dataset)),
      name: `${dataset.id}.csv`,
      reference: until,
      author: AUTHOR,
      maxRefused: 0,
      search: 'later',
    });
    log(`${slug}: ${dataset.id} ${dotted(accepted)} linhas`);
  }
}

/** A dataset that nobody invents rows for yet shows those of its sample: a new definition is seen at once. */
function sampled(made: DemoData, wanted: readonly Dataset[]): DemoData['datasets'] {
  const drawn = new Set(made.datasets.map(({ dataset }) => dataset.id));
  const rest = wanted.filter(({ id }) => !drawn.has(id));
  return rest.map((dataset) => ({
    dataset,
    rows: () => (samples[dataset.id] ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells),
  }));
}

const isEmpty = (rows: Iterable<unknown>): boolean => rows[Symbol.iterator]().next().done === true;

const dotted = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
