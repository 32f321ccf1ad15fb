import { join } from 'node:path';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { orcamento } from '../../catalog/datasets/orcamento.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import { receitas } from '../../catalog/datasets/receitas.ts';
import { servidores } from '../../catalog/datasets/servidores.ts';
import { samples } from '../../catalog/samples/index.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import {
  printPublication,
  publicationEntry,
  publicationsOf,
  type TownBooks,
} from '../../demo/arquivos/publications.ts';
import { documentStatements } from '../../demo/arquivos/statements.ts';
import { generate } from '../../demo/generate.ts';
import { isoDate } from '../../demo/kit/calendar.ts';
import { csv } from '../../demo/kit/csv.ts';
import { writeFiles } from '../../demo/kit/files.ts';
import { flatMapLazily } from '../../demo/kit/lazy.ts';
import type { DemoData } from '../../demo/maker.ts';
import type { DemoSlug } from '../../demo/town/units.ts';
import { makeWorld } from '../../demo/town/world.ts';
import { inspectFiles, registerFiles } from '../arquivos/register.ts';
import { declare } from '../import/declare.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';
import type { Keyring } from '../seal/keyring.ts';
import { accountBooks } from './accounts.ts';
import { attestDemo } from './attested.ts';
import { applyDemoBodies, DEMO_AUTHOR, demoDatasets, type SeedConnection, type SeededBody } from './bodies.ts';
import { seedServiceMarks } from './marks.ts';
import { seedMessages } from './messages.ts';
import { BodyProgress } from './progress.ts';

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
  /** Hears what is there now, and which share of all rows' files that makes. */
  log(line: string, share: number): void;
}

/** Connections that load at a time: while the database builds the indexes of one table, the rows of another are made. */
const CONNECTIONS = 2;

/** A file of rows on its way into a body. */
interface BodyLoad {
  body: BodyFilling;
  dataset: Dataset;
  rows(): Iterable<Cells>;
}

/** A body that is being filled. */
interface BodyFilling extends SeededBody {
  made: DemoData;
  progress: BodyProgress;
  loads: DemoData['datasets'];
}

function planOf(body: SeededBody, options: SeedOptions): BodyFilling {
  const made = generate({ ...options, tenant: body.slug });
  const loads = [...made.datasets, ...sampleRows(made, demoDatasets(body.slug))].filter(({ rows }) => !isEmpty(rows()));
  const wanted = loads.map(({ dataset }) => dataset);
  return { ...body, made, loads: loads.sort(byInterest), progress: new BodyProgress(body.id, wanted) };
}

/** What the home and most visitors ask for comes first. */
const FIRST: readonly Dataset[] = [orcamento, empenhos, liquidacoes, pagamentos, receitas, contratos, servidores];

const byInterest = (a: { dataset: Dataset }, b: { dataset: Dataset }): number => rankOf(a.dataset) - rankOf(b.dataset);

function rankOf(dataset: Dataset): number {
  const place = FIRST.indexOf(dataset);
  return place < 0 ? FIRST.length : place;
}

/** Fills the demonstration bodies through the same import as anybody's files. */
export async function seed(own: SeedConnection, options: SeedOptions): Promise<void> {
  const bodies = (await applyDemoBodies(own, options.root)).map((body) => planOf(body, options));
  const loads = bodies.flatMap((body) => body.loads.map((one): BodyLoad => ({ ...one, body })));
  const shared = new SharedWork(loads, options);
  const documents = writeDocuments(bodies, shared);
  const loading = Array.from({ length: CONNECTIONS }, () =>
    own((client) => loadRows(client, shared, (body) => finish(client, body, shared))),
  );
  await Promise.all([documents, ...loading]);
  await own((client) => publishReports(client, bodies, shared));
  for (const { progress } of bodies) await own((client) => progress.end(client));
}

/** The files that are left to load, of which several connections take, and what is told of them. */
class SharedWork {
  readonly options: SeedOptions;
  readonly #left: Iterator<BodyLoad>;
  readonly #total: number;
  #done = 0;

  constructor(loads: readonly BodyLoad[], options: SeedOptions) {
    this.options = options;
    this.#left = loads.values();
    this.#total = loads.length;
  }

  next(): BodyLoad | null {
    const { value, done } = this.#left.next();
    return done ? null : value;
  }

  loaded(line: string): void {
    this.#done += 1;
    this.say(line);
  }

  say(line: string): void {
    this.options.log(line, this.#done / this.#total);
  }
}

/** What follows the rows of a body: statements of nothing, and messages. */
async function finish(client: pg.ClientBase, body: BodyFilling, shared: SharedWork): Promise<void> {
  for (const { from, to, ...said } of body.made.statements)
    await declare(client, { ...said, tenant: body.id, from: isoDate(from), to: isoDate(to), author: DEMO_AUTHOR });
  await fillMessages(client, body, shared);
  await attestDemo(client, body, shared.options.until);
}

/** Publishes the documents that quote sums, after all rows: the reports of each body quote the other's too. */
async function publishReports(client: pg.ClientBase, bodies: readonly SeededBody[], shared: SharedWork): Promise<void> {
  const idOf = (slug: DemoSlug): number => bodies.find((body) => body.slug === slug)?.id ?? 0;
  const first = makeWorld({ ...shared.options, tenant: 'pmdemo' }).exercises[0]?.year ?? 0;
  const books: TownBooks = {
    pmdemo: await accountBooks(client, idOf('pmdemo'), first),
    cmdemo: await accountBooks(client, idOf('cmdemo'), first),
  };
  for (const body of bodies) await publishDocuments(client, body, books, shared);
}

async function publishDocuments(
  client: pg.ClientBase,
  { id, slug }: SeededBody,
  books: TownBooks,
  shared: SharedWork,
): Promise<void> {
  const { options } = shared;
  const world = makeWorld({ ...options, tenant: slug });
  const all = publicationsOf(world, books);
  const folder = join(options.filesDir, slug);
  await writeFiles(
    flatMapLazily(all, (publication) => [printPublication(world, publication)]),
    folder,
  );
  const { files } = await inspectFiles(client, id, all.map(publicationEntry), folder);
  await registerFiles(client, id, files, documentStatements(world));
  shared.say(`${slug}: ${dotted(files.length)} arquivos publicados`);
}

/** Writes some years of answered messages. */
async function fillMessages(client: pg.ClientBase, { id, slug }: SeededBody, shared: SharedWork): Promise<void> {
  const { keyring, seed: number, until } = shared.options;
  if (!keyring) return;
  await seedServiceMarks(client, { id, seed: number, until });
  const count = await seedMessages(client, keyring, { id, slug, seed: number, until });
  shared.say(`${slug}: ${dotted(count)} mensagens respondidas`);
}

async function writeDocuments(bodies: readonly BodyFilling[], shared: SharedWork): Promise<void> {
  for (const { made, slug } of bodies) {
    const count = await writeFiles(made.files, join(shared.options.filesDir, slug));
    shared.say(`${slug}: ${dotted(count)} documentos gravados`);
  }
}

/** Loads the files that are left. Who loads the last one of a body finishes the body. */
async function loadRows(
  client: pg.ClientBase,
  shared: SharedWork,
  finishBody: (body: BodyFilling) => Promise<void>,
): Promise<void> {
  for (let next = shared.next(); next !== null; next = shared.next()) {
    const { body, dataset, rows } = next;
    const { accepted } = await load(client, {
      tenant: body.id,
      dataset,
      files: oneFile(`${dataset.id}.csv`, csv(rows(), dataset)),
      name: `${dataset.id}.csv`,
      reference: shared.options.until,
      author: DEMO_AUTHOR,
      maxRefused: 0,
      search: 'later',
    });
    const isLast = await body.progress.done(client, dataset);
    shared.loaded(`${body.slug}: ${dataset.id} ${dotted(accepted)} linhas`);
    if (isLast) await finishBody(body);
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
