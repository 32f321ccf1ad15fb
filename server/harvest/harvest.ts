import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { load } from '../import/load.ts';
import { type LoadReport, RejectedLoad } from '../import/publish/report.ts';
import { bytesOf } from '../import/read/bytes.ts';
import { oneFile } from '../import/read/files.ts';
import type { ForcedFormat } from '../import/read/table.ts';
import { Refusal } from '../refusal.ts';
import { type CallWindow, WIRE_CALLS, type WireCall } from './calls.ts';
import { type AskingManners, CallUnanswered, RemotePortal } from './portal.ts';
import { RowSpool } from './spool.ts';
import { type DayRange, windowsIn } from './windows.ts';

export interface HarvestOptions {
  address: string;
  tenant: { id: number; tipo: string };
  datasets: readonly Dataset[];
  /** Ids of the wanted datasets; null means all that the wire carries. */
  only: readonly string[] | null;
  range: DayRange;
  /** Whether to read and check only, and publish nothing. */
  dry: boolean;
  /** Whether to publish even when far less comes than there was. */
  force: boolean;
  author: string;
  courtesy?: AskingManners;
  today?: string;
  /** Called at every answer with the dataset, the days asked and the rows so far. */
  onProgress?(dataset: string, window: CallWindow | null, rows: number): void;
}

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

export interface HarvestReport {
  endereco: string;
  referencia: string;
  pedidos: number;
  conjuntos: HarvestedDataset[];
  /** Datasets that no call of the wire carries. */
  semChamada: string[];
}

/** Runs some work on a connection of the owner. */
type Own = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** Reads a running portal over the reference wire and publishes here what it answers, dataset by dataset. */
export async function harvestPortal(own: Own, options: HarvestOptions): Promise<HarvestReport> {
  const { address, only, datasets, courtesy = {} } = options;
  refuseUncarried(only);
  const portal = await RemotePortal.find(address, courtesy);
  const today = options.today ?? brasiliaToday();
  const reference = await portal.reference();
  const conjuntos: HarvestedDataset[] = [];
  for (const call of WIRE_CALLS) {
    const set = datasets.find(({ id }) => id === call.dataset);
    if (!set || (only && !only.includes(set.id))) continue;
    conjuntos.push(await dataset({ own, portal, set, call, options: { ...options, today, reference } }));
  }
  const carried = new Set(WIRE_CALLS.map(({ dataset }) => dataset));
  const semChamada = datasets.filter(({ id, cut }) => !cut && !carried.has(id)).map(({ id }) => id);
  return { endereco: portal.host, referencia: reference ?? today, pedidos: portal.asked, conjuntos, semChamada };
}

function refuseUncarried(only: readonly string[] | null): void {
  const carried = WIRE_CALLS.map(({ dataset }) => dataset);
  const other = only?.find((id) => !carried.includes(id));
  if (other !== undefined)
    throw new Refusal(`O protocolo de referência não leva ${other}. Leva ${carried.join(', ')}.`);
}

interface Task {
  own: Own;
  portal: RemotePortal;
  set: Dataset;
  call: WireCall;
  spool: RowSpool;
  options: HarvestOptions & { today: string; reference: string | null };
}

const nothing = (dataset: string, estado: HarvestedDataset['estado'], mensagem: string | null): HarvestedDataset => ({
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

async function dataset(given: Omit<Task, 'spool'>): Promise<HarvestedDataset> {
  const { set, call, options } = given;
  if (!concerns(set, options.tenant.tipo)) return nothing(set.id, 'não se aplica', set.bodies?.why ?? null);
  const spool = await RowSpool.open(set, call);
  const task: Task = { ...given, spool };
  try {
    await gather(task);
    return await publish(task);
  } catch (error) {
    // After an incomplete answer nothing of the dataset is touched: it would replace a whole period by a part of it.
    if (error instanceof CallUnanswered) return nothing(set.id, 'ausente', `O portal ${error.message}.`);
    throw error;
  } finally {
    await spool.close();
  }
}

/** Fetches everything before anything is loaded, because rows of one period come in the answers of several windows. */
async function gather({ portal, call, spool, options }: Task): Promise<void> {
  const ask = async (window: CallWindow | null): Promise<boolean> => {
    const rows = await portal.rows(call, window ?? { from: '', to: '' });
    await spool.add(rows, window);
    options.onProgress?.(call.dataset, window, spool.rows);
    return rows.length > 0;
  };
  if (!call.grain) await ask(null);
  else {
    const all = windowsIn(call.grain, options.range, options.today);
    for (let next = all.next(); !next.done; ) next = all.next(await ask(next.value));
  }
}

async function publish(task: Task): Promise<HarvestedDataset> {
  const { own, set, spool, options } = task;
  const wanted = [...spool.periods].filter(([period]) => within(period, options.range)).sort();
  const periodos = await own((client) => loads(client, task, wanted));
  const kept = wanted.reduce((sum, [, rows]) => sum + rows, 0);
  const refused = periodos.find(({ mensagem }) => mensagem);
  const estado = refused ? 'recusado' : options.dry ? 'conferido' : 'publicado';
  return {
    ...nothing(set.id, periodos.length > 0 ? estado : 'vazio', refused?.mensagem ?? null),
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
  task: Task,
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
async function into(client: pg.ClientBase, { portal, set, spool, options }: Task, periodo: string) {
  const value = fieldOf(set, set.period).parse(periodo);
  if (!value.ok) return { relatorio: null, mensagem: `${periodo} ${value.message}` };
  try {
    const relatorio = await load(client, {
      tenant: options.tenant.id,
      dataset: set,
      files: oneFile(`${set.id} ${periodo}.csv`, bytesOf(spool.file(periodo))),
      name: `${portal.host} ${set.id} ${periodo}`,
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
