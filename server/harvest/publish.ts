import type pg from 'pg';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { load } from '../import/load.ts';
import { type LoadReport, RejectedLoad } from '../import/publish/report.ts';
import { bytesOf } from '../import/read/bytes.ts';
import { oneFile } from '../import/read/files.ts';
import type { ForcedFormat } from '../import/read/table.ts';
import { Refusal } from '../refusal.ts';
import type { AskingManners } from './portal.ts';
import type { RowSpool } from './spool.ts';
import type { DayRange } from './windows.ts';

export interface HarvestedPeriod {
  periodo: string;
  linhas: number;
  /** Report of the load; null when not even that could be made. */
  relatorio: LoadReport | null;
  mensagem: string | null;
}

/** Outcome of a dataset. */
export interface HarvestedDataset {
  dataset: string;
  estado: 'publicado' | 'conferido' | 'recusado' | 'vazio' | 'ausente' | 'não se aplica';
  mensagem: string | null;
  recebidas: number;
  /** Rows of periods that were not asked for. */
  fora: number;
  /** Rows without a period of their own, which took that of the question; and rows of no period at all. */
  datadas: number;
  perdidas: number;
  periodos: HarvestedPeriod[];
  /** Fields that the other portal does not send: they stay empty here. */
  ausentes: string[];
  /** Fields that it sends and that have no place here. */
  ignorados: string[];
}

/** Runs some work on a connection of the owner. */
export type OwnerWork = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** What the loads of gathered rows need to know. */
export interface PublishOptions {
  tenant: { id: number; tipo: string };
  range: DayRange;
  /** Whether to read and check only, and publish nothing. */
  dry: boolean;
  /** Whether to publish even when far less comes than there was. */
  force: boolean;
  author: string;
  courtesy?: AskingManners;
  /** Day up to which the data go, where the source says it. */
  reference: string | null;
}

interface SpoolTask {
  own: OwnerWork;
  host: string;
  set: Dataset;
  spool: RowSpool;
  options: PublishOptions;
}

/** The outcome of a dataset of which nothing was loaded. */
export const emptyHarvest = (
  dataset: string,
  estado: HarvestedDataset['estado'],
  mensagem: string | null,
): HarvestedDataset => ({
  dataset,
  estado,
  mensagem,
  recebidas: 0,
  fora: 0,
  datadas: 0,
  perdidas: 0,
  periodos: [],
  ausentes: [],
  ignorados: [],
});

/** Loads the spooled rows of a dataset, each period by itself. */
export async function publishSpool(task: SpoolTask): Promise<HarvestedDataset> {
  const { own, set, spool, options } = task;
  const wanted = [...spool.periods].filter(([period]) => within(period, options.range)).sort();
  const periodos = await own((client) => loads(client, task, wanted));
  const kept = wanted.reduce((sum, [, rows]) => sum + rows, 0);
  const refused = periodos.find(({ mensagem }) => mensagem);
  const estado = refused ? 'recusado' : options.dry ? 'conferido' : 'publicado';
  return {
    ...emptyHarvest(set.id, periodos.length > 0 ? estado : 'vazio', refused?.mensagem ?? null),
    recebidas: spool.rows,
    fora: spool.rows - spool.lost - kept,
    datadas: spool.dated,
    perdidas: spool.lost,
    periodos,
    ausentes: spool.rows > 0 ? spool.absent() : [],
    ignorados: spool.unknown(),
  };
}

/** Whether a period is wanted: whole, when any day of it is. */
const within = (period: string, { from, to }: DayRange): boolean =>
  (from === null || period >= from.slice(0, period.length)) && (to === null || period <= to.slice(0, period.length));

async function loads(
  client: pg.ClientBase,
  task: SpoolTask,
  wanted: readonly [string, number][],
): Promise<HarvestedPeriod[]> {
  const made: HarvestedPeriod[] = [];
  for (const [periodo, linhas] of wanted) {
    task.options.courtesy?.signal?.throwIfAborted();
    made.push({ periodo, linhas, ...(await into(client, task, periodo)) });
  }
  return made;
}

/** Format that the spool writes, so that the import need not detect it. */
const SPOOL_FORMAT: ForcedFormat = { separador: ';', codificacao: 'utf-8', decimal: 'us', repetidas: 'manter' };

/** Loads one period; a refusal of it stops no other. */
async function into(client: pg.ClientBase, { host, set, spool, options }: SpoolTask, periodo: string) {
  const value = fieldOf(set, set.period).parse(periodo);
  if (!value.ok) return { relatorio: null, mensagem: `${periodo} ${value.message}` };
  try {
    const relatorio = await load(client, {
      tenant: options.tenant.id,
      dataset: set,
      files: oneFile(`${set.id} ${periodo}.csv`, bytesOf(spool.file(periodo))),
      name: `${host} ${set.id} ${periodo}`,
      period: [value.value],
      ...(options.reference && { reference: options.reference }),
      forced: SPOOL_FORMAT,
      force: options.force,
      author: options.author,
      rehearsal: options.dry,
    });
    return { relatorio, mensagem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { relatorio: error instanceof RejectedLoad ? error.report : null, mensagem: error.message };
  }
}
