import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Dialect, Value } from '../../catalog/fields/field.ts';
import { Refusal } from '../refusal.ts';
import { ident } from '../sql/names.ts';
import { summedIn } from '../sums/add.ts';
import type { Refused } from './check.ts';
import { type Load, publish, published, sums } from './publish.ts';
import type { Source } from './sniff.ts';
import { STAGING, stage, type Tally } from './stage.ts';

export interface Options {
  tenant: number;
  dataset: Dataset;
  source: Source;
  /** Of the file, as its publisher calls it. */
  name: string;
  /** The periods that the file replaces, when it may hold no row of some; otherwise those of its rows. */
  period?: readonly Value[];
  /** The day the data are of, 2026-11-12. */
  reference: string;
  dialect: Dialect;
  author: string;
  /** The share of refused rows above which nothing is published. */
  maxRefused?: number;
  /** Does all but publish. */
  rehearsal?: boolean;
  onProgress?(read: number): void;
}

export interface Report {
  /** Number of the load; null when nothing was published. */
  carga: number | null;
  read: number;
  accepted: number;
  refused: number;
  /** The first hundred. */
  refusals: readonly Refused[];
  sums: Readonly<Record<string, number>>;
  /** The same file was already there: nothing was done. */
  unchanged: boolean;
}

/** A file too faulty to publish. The report says line by line what to mend. */
export class Rejected extends Refusal {
  override name = 'Rejected';
  readonly report: Report;

  constructor(message: string, report: Report) {
    super(message);
    this.report = report;
  }
}

const TOLERANCE = 0.01;

/**
 * The only way data enter: a file replaces whole periods of one dataset of one tenant, all or nothing. Two loads of the
 * same dataset wait for each other.
 */
export async function load(client: pg.ClientBase, options: Options): Promise<Report> {
  const { cut, id } = options.dataset;
  if (cut) throw new Refusal(`${id} mostra linhas de ${cut.of} e não recebe arquivos: publique-as em ${cut.of}.`);
  const lock = [options.tenant, id];
  await client.query('SELECT pg_advisory_lock($1, hashtext($2))', lock);
  try {
    return await run(client, options);
  } finally {
    // On a connection that broke there is nothing to clear, and its own error is the one to tell.
    await client.query(`DROP TABLE IF EXISTS ${STAGING}`).catch(() => undefined);
    await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', lock).catch(() => undefined);
  }
}

async function run(client: pg.ClientBase, options: Options): Promise<Report> {
  const { dataset: set, source, dialect, onProgress = () => undefined } = options;
  const only = options.period?.map((value) => fieldOf(set, set.period).print(value)) ?? null;
  const tally = await stage(client, { set, source, dialect, only, onProgress });
  const report: Report = {
    carga: null,
    read: tally.read,
    accepted: tally.read - tally.refused,
    refused: tally.refused,
    refusals: tally.refusals,
    sums: await sums(client, set),
    unchanged: false,
  };
  refuseFaulty(report, only, options.maxRefused ?? TOLERANCE);
  const plan = planOf(options, tally, only ?? [...tally.periods]);
  const same = await published(client, plan);
  if (same !== null) return { ...report, carga: same, unchanged: true };
  if (options.rehearsal) return report;
  const carga = await publish(client, plan);
  // A new tenant's first pages must not wait until the database notices what came in.
  for (const table of [ident(set.id), ...summedIn(set)]) await client.query(`ANALYZE dados.${table}`);
  return { ...report, carga };
}

function refuseFaulty(report: Report, only: readonly string[] | null, most: number): void {
  const { read, accepted, refused } = report;
  if (refused > read * most || (refused > 0 && accepted === 0))
    throw new Rejected(
      `Nada foi publicado: ${refused} de ${read} linhas foram recusadas. ${report.refusals[0]?.message ?? ''}`.trim(),
      report,
    );
  if (read === 0 && !only)
    throw new Rejected(
      'Nada foi publicado: o arquivo só tem o cabeçalho. Se não houve ocorrência, informe o período da carga.',
      report,
    );
}

const planOf = (options: Options, tally: Tally, periods: readonly string[]): Load => ({
  tenant: options.tenant,
  set: options.dataset,
  name: options.name,
  sha256: tally.sha256,
  periods: [...periods].sort(),
  reference: options.reference,
  author: options.author,
  read: tally.read,
  accepted: tally.read - tally.refused,
  refused: tally.refused,
});
