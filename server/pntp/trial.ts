import type pg from 'pg';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { TriedDataset } from '../../catalog/pntp/tried.ts';
import type { Pairs } from '../../catalog/query.ts';
import type { Database } from '../database/db.ts';
import { addressQuery, type PortalAsker, portalAsker, readFirst } from './ask.ts';
import { measuredDatasets } from './facts.ts';
import { tryFileLists } from './filing.ts';
import { filterWorks } from './filter.ts';
import { SAVED_FORMATS, savedFields } from './saved.ts';

/** What was found of each dataset that was tried, by its name; of the files, by theirs. */
export type TriedDatasets = ReadonlyMap<string, TriedDataset>;

/**
 * Asks the portal for its own files and filters, as a visitor does, and reads what comes. That follows from the program and
 * its definitions alone: each dataset is tried once while a process lives, at the first body that has rows of it.
 */
export class PortalTrial {
  readonly #datasets: readonly Dataset[];
  readonly #known = new Map<string, TriedDataset>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(datasets: readonly Dataset[]) {
    this.#datasets = measuredDatasets(datasets);
  }

  /** What is known of every dataset, once those that a body is the first to have were tried. */
  async of(db: Database, tenant: number): Promise<TriedDatasets> {
    // Of many who ask at once the first tries, and the others find everything known.
    const turn = this.#turn.catch(() => undefined).then(() => this.#tryRest(db, tenant));
    this.#turn = turn;
    await turn;
    return this.#known;
  }

  async #tryRest(db: Database, tenant: number): Promise<void> {
    const ask = portalAsker(db, tenant);
    if (!this.#known.get(ARQUIVOS)?.comLinhas) this.#known.set(ARQUIVOS, await tryFileLists(ask));
    const untried = this.#datasets.filter(({ id }) => !this.#known.get(id)?.comLinhas);
    if (untried.length === 0) return;
    const filled = await db.read(tenant, (client) => readFilled(client, tenant));
    for (const set of untried)
      if (filled.has(sourceOf(set)) || !this.#known.has(set.id)) this.#known.set(set.id, await tryDataset(ask, set));
  }
}

const trials = new WeakMap<readonly Dataset[], PortalTrial>();

/** The one trial of a catalog in this process. */
export function trialOf(datasets: readonly Dataset[]): PortalTrial {
  const trial = trials.get(datasets) ?? new PortalTrial(datasets);
  trials.set(datasets, trial);
  return trial;
}

/** The datasets that a body has rows of. */
async function readFilled(client: pg.ClientBase, tenant: number): Promise<Set<string>> {
  const { rows } = await client.query<{ dataset: string }>(
    'SELECT DISTINCT dataset FROM pub._periodos WHERE tenant = $1 AND linhas > 0',
    [tenant],
  );
  return new Set(rows.map(({ dataset }) => dataset));
}

/** Asks for all files of a dataset, and for the filters that any criterion speaks of. */
async function tryDataset(ask: PortalAsker, set: Dataset): Promise<TriedDataset> {
  const rows = (await readFirst(ask, set, [])) ?? [];
  const filtros: string[] = [];
  for (const name of new Set(Object.values(set.pntp ?? {}).flatMap((asked) => asked.filtros)))
    if (await filterWorks(ask, set, name)) filtros.push(name);
  return { comLinhas: rows.length > 0, arquivos: await tryFiles(ask, set, rows[0]), filtros };
}

/** Asks for the file of one record in each format; for that of an empty list where there is none. */
async function tryFiles(ask: PortalAsker, set: Dataset, record: Row | undefined): Promise<TriedDataset['arquivos']> {
  const query = addressQuery(set, record ? recordPairs(set, record) : []);
  const files: Record<string, readonly string[] | null> = {};
  for (const [name, format] of Object.entries(SAVED_FORMATS))
    files[name] = query && (await savedFields(ask, format, { set, query }, record));
  return files;
}

/** The pairs of an address that find a record: what its key has that may be asked for. */
const recordPairs = (set: Dataset, record: Row): Pairs =>
  [...new Set([...set.key, set.period])].flatMap((name) => {
    const [field, value] = [set.fields[name], record[name] ?? null];
    return field?.operators.includes('eq') && value !== null ? [[name, field.print(value)] as const] : [];
  });
