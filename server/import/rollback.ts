import type pg from 'pg';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { Refusal } from '../refusal.ts';
import { load } from './load.ts';
import type { LoadOptions } from './options.ts';
import { archiveSources, dayAfter, type PastLoad, pastLoads } from './past.ts';
import type { LoadReport } from './publish/report.ts';
import type { ImportFile } from './read/files.ts';
import { ARCHIVED_FORMAT, archived } from './stage/archive.ts';

export type Rollback = Pick<
  LoadOptions,
  'tenant' | 'dataset' | 'author' | 'rehearsal' | 'signal' | 'onProgress' | 'onStage' | 'onWait' | 'onRecorded'
> & {
  /** Number of the load whose data stand again. */
  to: number;
  /** Why, as the citizen reads it beside the load; null where nobody said. */
  reason?: string | null;
};

/**
 * Makes a dataset what it was after an earlier load, as a new load: what came later stays on record. The archives come
 * through a connection of their own, while the other is taking them in.
 */
export async function rollback(client: pg.ClientBase, reader: pg.ClientBase, job: Rollback): Promise<LoadReport> {
  const past = await pastLoads(client, job.tenant, job.dataset);
  const target = past.find(({ id }) => id === job.to);
  if (!target)
    throw new Refusal(
      `${job.dataset.id} não tem a carga ${job.to}. Veja as que tem com: portal loads ${job.dataset.id}`,
    );
  const touched = new Set(past.filter(({ id }) => id > job.to).flatMap(({ periodo }) => periodo));
  if (touched.size === 0)
    throw new Refusal(`A carga ${job.to} já é a última de ${job.dataset.id}: nada mudou depois dela.`);
  const sources = archiveSources(
    past.filter(({ id }) => id <= job.to),
    touched,
  );
  refuseLost(past, sources);
  const { to, reason, ...rest } = job;
  return load(client, {
    ...rest,
    files: filesOf(reader, job.tenant, [...sources.keys()]),
    name: `volta à carga ${to}`,
    period: [...touched].map((text) => periodOf(job.dataset, text)),
    forced: ARCHIVED_FORMAT,
    maxRefused: 0,
    force: true,
    append: false,
    back: {
      carga: to,
      reason: reason ? hideCpf(reason.trim()) : null,
      dates: datesAfter(past, to, touched),
      keep: (file, period) => sources.get(Number(file))?.has(period) ?? false,
    },
  });
}

/** The day that each period had after a load, by the loads that made it. */
function datesAfter(past: readonly PastLoad[], to: number, touched: ReadonlySet<string>): Map<string, string> {
  const days = [...touched].map((period) => [period, dayAfter(past, to, period)] as const);
  return new Map(days.flatMap(([period, day]) => (day === null ? [] : [[period, day]])));
}

function refuseLost(past: readonly PastLoad[], sources: ReadonlyMap<number, unknown>): void {
  const lost = past.find(({ id, arquivada }) => sources.has(id) && !arquivada);
  if (lost)
    throw new Refusal(
      `As linhas da carga ${lost.id} não foram guardadas: ela é de antes de o portal guardá-las. Envie o arquivo de novo.`,
    );
}

async function* filesOf(client: pg.ClientBase, tenant: number, loads: readonly number[]): AsyncGenerator<ImportFile> {
  for (const id of loads) yield { name: String(id), bytes: archived(client, tenant, id) };
}

function periodOf(set: Dataset, text: string): Value {
  const parsed = fieldOf(set, set.period).parse(text);
  if (!parsed.ok) throw new Refusal(`O período “${text}” de ${set.id} ${parsed.message}.`);
  return parsed.value;
}
