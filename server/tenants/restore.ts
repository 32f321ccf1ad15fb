import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { declare } from '../import/declare.ts';
import { load } from '../import/load.ts';
import type { LoadReport } from '../import/publish/report.ts';
import { bytesOf } from '../import/read/bytes.ts';
import { oneFile as entry } from '../import/read/files.ts';
import { ARCHIVED_FORMAT } from '../import/stage/archive.ts';
import { Refusal } from '../refusal.ts';
import { CARGAS_FILE, type ExportedCarga, type ExportedCargas } from './cargas.ts';

export interface RestoreJob {
  client: pg.ClientBase;
  tenant: number;
  folder: string;
  note: ExportedCargas;
  author: string;
  signal: AbortSignal;
  onProgress(read: number): void;
  onStage?(what: string): void;
  onLoad(load: ExportedCarga, report: LoadReport): void;
}

/** Format that `dumpData` writes, so that the import need not detect it. */
const DUMP_FORMAT = { ...ARCHIVED_FORMAT, separador: ',' };

/** Refuses a folder whose data cannot be loaded, before anything is. */
export async function refuseUnrestorable(folder: string, note: ExportedCargas): Promise<void> {
  for (const { dataset } of [...note.cargas, ...note.declaracoes, ...note.correcoes]) setOf(dataset, folder);
  for (const { dados } of note.cargas)
    await access(join(folder, dados)).catch(() => {
      throw new Refusal(`${join(folder, CARGAS_FILE)}: falta o arquivo ${dados}. Exporte o órgão de novo.`);
    });
}

function setOf(id: string, folder: string): Dataset {
  const set = datasets.find((one) => one.id === id && !one.cut);
  if (set) return set;
  throw new Refusal(
    `${join(folder, CARGAS_FILE)}: este portal não publica “${id}”. Atualize-o para a versão de onde veio a pasta.`,
  );
}

/** Publishes the data of an exported folder, through the ordinary import. */
export async function restoreData(job: RestoreJob): Promise<void> {
  const { client, tenant, folder, note } = job;
  // Corrections come first, so that what was withdrawn there is never shown here.
  for (const one of note.correcoes) await correct(client, tenant, one);
  let before = 0;
  for (const one of note.cargas) {
    job.onLoad(one, await publish(job, one, before));
    before += one.linhas;
  }
  for (const { dataset, de, ate, campo, valor, texto, autor, publicadaEm } of note.declaracoes)
    await declare(client, {
      tenant,
      dataset: setOf(dataset, folder),
      from: de,
      to: ate,
      part: campo ? { field: campo, value: valor } : null,
      text: texto,
      author: autor,
      at: publicadaEm,
    });
}

async function publish(job: RestoreJob, one: ExportedCarga, before: number): Promise<LoadReport> {
  const dataset = setOf(one.dataset, job.folder);
  return load(job.client, {
    tenant: job.tenant,
    dataset,
    files: entry(one.dados, bytesOf(join(job.folder, one.dados))),
    name: one.arquivo,
    period: one.periodo.map((text) => periodOf(dataset, text, job.folder)),
    reference: one.referencia,
    author: job.author,
    forced: DUMP_FORMAT,
    maxRefused: 0,
    // The folder holds what the body published, even if it is less than what is here.
    force: true,
    signal: job.signal,
    onProgress: (read) => job.onProgress(before + read),
    ...(job.onStage && { onStage: job.onStage }),
  });
}

function periodOf(set: Dataset, text: string, folder: string): Value {
  const parsed = fieldOf(set, set.period).parse(text);
  if (parsed.ok) return parsed.value;
  throw new Refusal(`${join(folder, CARGAS_FILE)}: o período “${text}” de ${set.id} ${parsed.message}.`);
}

/** Stores a correction, unless it is there from an earlier time that the folder was applied. */
async function correct(client: pg.ClientBase, tenant: number, one: ExportedCargas['correcoes'][number]): Promise<void> {
  const values = [tenant, one.dataset, one.chave, one.valores, one.motivo, one.autor, one.feitaEm];
  await client.query(
    `INSERT INTO portal.correcoes (tenant, dataset, chave, valores, motivo, autor, "feitaEm")
     SELECT $1::int, $2::text, $3::jsonb, $4::jsonb, $5::text, $6::text, $7::timestamptz
     WHERE NOT EXISTS (SELECT 1 FROM portal.correcoes
       WHERE tenant = $1 AND dataset = $2 AND chave = $3 AND motivo = $5 AND "feitaEm" = $7)`,
    values.map((value, i) => (i === 2 || i === 3 ? jsonOf(value) : value)),
  );
}

const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
