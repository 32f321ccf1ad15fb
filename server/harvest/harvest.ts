import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { load } from '../import/load.ts';
import { Rejected, type Report } from '../import/report.ts';
import { bytesOf, one } from '../import/source.ts';
import type { Forced } from '../import/table.ts';
import { Refusal } from '../refusal.ts';
import { CALLS, type Call, type Window } from './calls.ts';
import { type Courtesy, Portal, Unanswered } from './portal.ts';
import { Spool } from './spool.ts';
import { type Range, windows } from './windows.ts';

export interface Options {
  address: string;
  tenant: { id: number; tipo: string };
  datasets: readonly Dataset[];
  /** Ids of what is wanted; null means all that the wire carries. */
  only: readonly string[] | null;
  range: Range;
  /** Reads and checks, and publishes nothing. */
  dry: boolean;
  /** Publishes though far less comes than there was. */
  force: boolean;
  author: string;
  courtesy?: Courtesy;
  today?: string;
  /** Told of every answer: the dataset, the days asked and the rows so far. */
  onProgress?(dataset: string, window: Window | null, rows: number): void;
}

export interface Period {
  periodo: string;
  linhas: number;
  /** Null when not even a report could be made. */
  relatorio: Report | null;
  mensagem: string | null;
}

/** What became of a dataset. */
export interface Harvested {
  dataset: string;
  estado: 'publicado' | 'conferido' | 'recusado' | 'vazio' | 'ausente' | 'não se aplica';
  mensagem: string | null;
  recebidas: number;
  /** Rows of periods that were not asked for. */
  fora: number;
  /** Rows without a period of their own, which took that of the question; and rows of no period at all. */
  datadas: number;
  perdidas: number;
  periodos: Period[];
  /** Fields that the other portal does not send: they stay empty here. */
  ausentes: string[];
  /** What it sends and has no place here. */
  ignorados: string[];
}

export interface Harvest {
  endereco: string;
  referencia: string;
  pedidos: number;
  conjuntos: Harvested[];
  /** Datasets that no call of the wire carries. */
  semChamada: string[];
}

/** Gives a connection of the owner for some work, and closes it. */
type Own = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** Reads a running portal over the reference wire and publishes here what it answers, dataset by dataset. */
export async function harvest(own: Own, options: Options): Promise<Harvest> {
  const { address, only, datasets, courtesy = {} } = options;
  refuseUncarried(only);
  const portal = await Portal.find(address, courtesy);
  const today = options.today ?? brasiliaToday();
  const reference = await portal.reference();
  const conjuntos: Harvested[] = [];
  for (const call of CALLS) {
    const set = datasets.find(({ id }) => id === call.dataset);
    if (!set || (only && !only.includes(set.id))) continue;
    conjuntos.push(await dataset({ own, portal, set, call, options: { ...options, today, reference } }));
  }
  const carried = new Set(CALLS.map(({ dataset }) => dataset));
  const semChamada = datasets.filter(({ id, cut }) => !cut && !carried.has(id)).map(({ id }) => id);
  return { endereco: portal.host, referencia: reference ?? today, pedidos: portal.asked, conjuntos, semChamada };
}

function refuseUncarried(only: readonly string[] | null): void {
  const carried = CALLS.map(({ dataset }) => dataset);
  const other = only?.find((id) => !carried.includes(id));
  if (other !== undefined)
    throw new Refusal(`O protocolo de referência não leva ${other}. Leva ${carried.join(', ')}.`);
}

interface Task {
  own: Own;
  portal: Portal;
  set: Dataset;
  call: Call;
  spool: Spool;
  options: Options & { today: string; reference: string | null };
}

const nothing = (dataset: string, estado: Harvested['estado'], mensagem: string | null): Harvested => ({
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

async function dataset(given: Omit<Task, 'spool'>): Promise<Harvested> {
  const { set, call, options } = given;
  if (!concerns(set, options.tenant.tipo)) return nothing(set.id, 'não se aplica', set.bodies?.why ?? null);
  const spool = await Spool.open(set, call);
  const task: Task = { ...given, spool };
  try {
    await gather(task);
    return await publish(task);
  } catch (error) {
    // Half of an answer would replace a whole period by a part of it: then nothing of the dataset is touched.
    if (error instanceof Unanswered) return nothing(set.id, 'ausente', `O portal ${error.message}.`);
    throw error;
  } finally {
    await spool.close();
  }
}

/** Asks for everything before anything is loaded: rows of one period come in the answers of several windows. */
async function gather({ portal, call, spool, options }: Task): Promise<void> {
  const ask = async (window: Window | null): Promise<boolean> => {
    const rows = await portal.rows(call, window ?? { from: '', to: '' });
    await spool.add(rows, window);
    options.onProgress?.(call.dataset, window, spool.rows);
    return rows.length > 0;
  };
  if (!call.grain) await ask(null);
  else {
    const all = windows(call.grain, options.range, options.today);
    for (let next = all.next(); !next.done; ) next = all.next(await ask(next.value));
  }
}

async function publish(task: Task): Promise<Harvested> {
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

/** A period is wanted whole when any day of it is. */
const within = (period: string, { from, to }: Range): boolean =>
  (from === null || period >= from.slice(0, period.length)) && (to === null || period <= to.slice(0, period.length));

async function loads(client: pg.ClientBase, task: Task, wanted: readonly [string, number][]): Promise<Period[]> {
  const made: Period[] = [];
  for (const [periodo, linhas] of wanted) {
    task.options.courtesy?.signal?.throwIfAborted();
    made.push({ periodo, linhas, ...(await into(client, task, periodo)) });
  }
  return made;
}

/** How the spool writes: nothing about it is to be found out. */
const WRITTEN: Forced = { separador: ';', codificacao: 'utf-8', decimal: 'us', repetidas: 'manter' };

/** One period; what is wrong with it keeps no other back. */
async function into(client: pg.ClientBase, { portal, set, spool, options }: Task, periodo: string) {
  const value = fieldOf(set, set.period).parse(periodo);
  if (!value.ok) return { relatorio: null, mensagem: `${periodo} ${value.message}` };
  try {
    const relatorio = await load(client, {
      tenant: options.tenant.id,
      dataset: set,
      files: one(`${set.id} ${periodo}.csv`, bytesOf(spool.file(periodo))),
      name: `${portal.host} ${set.id} ${periodo}`,
      period: [value.value],
      ...(options.reference && { reference: options.reference }),
      forced: WRITTEN,
      force: options.force,
      author: options.author,
      rehearsal: options.dry,
    });
    return { relatorio, mensagem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { relatorio: error instanceof Rejected ? error.report : null, mensagem: error.message };
  }
}
