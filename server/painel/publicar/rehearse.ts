import type pg from 'pg';
import { concerns } from '../../../catalog/body.ts';
import type { Dataset } from '../../../catalog/dataset.ts';
import type { Database } from '../../database/db.ts';
import { advance } from '../../envios/queue.ts';
import type { QueuedLoad } from '../../envios/store.ts';
import type { Inspection } from '../../import/inspect/inspect.ts';
import type { LoadProcesses } from '../../import/process/pool.ts';
import type { LoadDoubt } from '../../import/publish/report.ts';
import { type LoadReport, RejectedLoad } from '../../import/publish/report.ts';
import { Refusal } from '../../refusal.ts';
import type { EnsaioFolder } from './folder.ts';
import { emptyRehearsal, groupFiles, knownBy, parted, type RehearsalOutcome, refused } from './groups.ts';
import { rememberedColumns } from './memory.ts';
import { type EnsaioChange, type EnsaioRow, lastLoad, type Rehearsal } from './store.ts';
import { forcedReading, loadTaskOf, namedFilesOf } from './task.ts';

/** What a rehearsal works with. */
export interface RehearsalTools {
  db: Database;
  /** Connection of the owner, for the processes that load. */
  database: pg.ClientConfig;
  datasets: readonly Dataset[];
  folder: EnsaioFolder;
}

/** The body of a rehearsal: what it is decides which datasets it has. */
export interface RehearsalBody {
  id: number;
  tipo: string;
  /** How many turns it gets for each of another body's. */
  weight: number;
}

/** A rehearsal while a server is at work on it. */
export interface RunningRehearsal {
  row: EnsaioRow;
  body: RehearsalBody;
  processes: LoadProcesses;
  signal: AbortSignal;
  at: QueuedLoad;
}

/** The datasets that take files in a body. */
export const loadableDatasets = (datasets: readonly Dataset[], { tipo }: Pick<RehearsalBody, 'tipo'>): Dataset[] =>
  datasets.filter((set) => !set.cut && concerns(set, tipo));

/** Looks at the files, finds out what they are, and does with them all that a publication does but publish. */
export async function rehearse(tools: RehearsalTools, running: RunningRehearsal): Promise<RehearsalOutcome> {
  running.at.etapa = 'reconhecendo as colunas';
  await tools.folder.clearOutcome(running.row);
  const found = await inspect(tools, running);
  const row = readBySheet(running.row, found.sheet);
  const [own, ...split] = row.dataset === null ? groupFiles(tools.datasets, row, found) : [];
  if (own && (own.dataset === null || split.length > 0)) return parted(row, own, split);
  const dataset = own?.dataset ?? row.dataset;
  const known: EnsaioChange = { ...(own && knownBy(own)), pedido: row.pedido };
  const set = loadableDatasets(tools.datasets, running.body).find(({ id }) => id === dataset);
  if (!set) return refused(known, null, 'Este conjunto de dados não recebe arquivos neste órgão. Escolha outro.');
  const { reading, unread } = found;
  if (unread.length > 0 || !reading) return refused(known, reading, unread[0]?.message ?? 'O arquivo não tem linhas.');
  if (reading.missing.length > 0 || reading.columns.some(({ reason }) => reason === 'desconhecida'))
    return refused(known, reading, null);
  const relato = await rehearseLoad(tools, { ...running, row: { ...row, relato: emptyRehearsal(reading) } }, set);
  return { change: { ...known, relato, estado: relato.refusal === null ? 'ensaiado' : 'recusado' }, split: [] };
}

/** The row with the sheet that was found to hold the table, as if its sender had said so. */
const readBySheet = (row: EnsaioRow, planilha: string | null): EnsaioRow =>
  planilha === null ? row : { ...row, pedido: { ...row.pedido, leitura: { ...row.pedido.leitura, planilha } } };

async function inspect(tools: RehearsalTools, { row, body, processes, signal }: RunningRehearsal): Promise<Inspection> {
  const remembered = await tools.db.staff(row.tenant, (client) => rememberedColumns(client, row.tenant));
  const order = {
    files: namedFilesOf(tools.folder, row),
    forced: forcedReading(row.pedido),
    dataset: row.dataset,
    datasets: loadableDatasets(tools.datasets, body).map(({ id }) => id),
    choices: row.pedido.colunas,
    remembered: remembered.map(({ dataset, signature, choices, who, day }) => ({
      dataset,
      signature,
      choices,
      who,
      day,
    })),
  };
  return processes.inspect({ inspect: order }, signal);
}

async function rehearseLoad(
  { db, folder, database }: RehearsalTools,
  { row, processes, signal, at }: RunningRehearsal,
  set: Dataset,
): Promise<Rehearsal> {
  const mends = await folder.mends(row);
  const last = await db.staff(row.tenant, (client) => lastLoad(client, row.tenant, set.id));
  const doubts: LoadDoubt[] = [];
  let standing = 0;
  at.etapa = null;
  const task = {
    ...loadTaskOf(folder, database, row, set, mends),
    rehearsal: true,
    doubting: true,
    refusedPath: folder.refused(row),
    gridPath: folder.grid(row),
    keptPath: folder.accepted(row),
  };
  const told = (report: LoadReport | null, refusal: string | null): Rehearsal => ({
    reading: row.relato?.reading ?? null,
    report: report && { ...report, refusedFile: null },
    doubts,
    standing,
    last,
    refusal,
    mended: report?.warnings.find(({ tipo }) => tipo === 'emenda')?.quantas ?? 0,
  });
  try {
    const report = await processes.run(
      task,
      (step) => {
        advance(at, step);
        if (step.kind === 'doubt') doubts.push(step.doubt);
        if (step.kind === 'standing') standing = step.version;
      },
      signal,
    );
    return told(report, null);
  } catch (error) {
    if (error instanceof RejectedLoad) return told(error.report, error.message);
    if (error instanceof Refusal) return told(null, error.message);
    throw error;
  }
}
