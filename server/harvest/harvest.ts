import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { Refusal } from '../refusal.ts';
import { type CallWindow, WIRE_CALLS, type WireCall } from './calls.ts';
import { type AskingManners, CallUnanswered, RemotePortal } from './portal.ts';
import { emptyHarvest, type HarvestedDataset, type OwnerWork, publishSpool } from './publish.ts';
import { RowSpool } from './spool.ts';
import { type DayRange, windowsIn } from './windows.ts';

export interface HarvestOptions {
  address: string;
  tenant: { id: number; tipo: string };
  datasets: readonly Dataset[];
  /** Ids of the wanted datasets; null means all that the wire carries. */
  only: readonly string[] | null;
  range: DayRange;
  dry: boolean;
  force: boolean;
  author: string;
  courtesy?: AskingManners;
  today?: string;
  /** Called at every answer with the dataset, the days asked and the rows so far. */
  onProgress?(dataset: string, window: CallWindow | null, rows: number): void;
}

export interface HarvestReport {
  endereco: string;
  referencia: string;
  pedidos: number;
  conjuntos: HarvestedDataset[];
  /** Datasets that no call of the wire carries. */
  semChamada: string[];
}

/** Reads a running portal over the reference wire and publishes here what it answers, dataset by dataset. */
export async function harvestPortal(own: OwnerWork, options: HarvestOptions): Promise<HarvestReport> {
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
  own: OwnerWork;
  portal: RemotePortal;
  set: Dataset;
  call: WireCall;
  spool: RowSpool;
  options: HarvestOptions & { today: string; reference: string | null };
}

async function dataset(given: Omit<Task, 'spool'>): Promise<HarvestedDataset> {
  const { set, call, options } = given;
  if (!concerns(set, options.tenant.tipo)) return emptyHarvest(set.id, 'não se aplica', set.bodies?.why ?? null);
  const spool = await RowSpool.open(set, call);
  const task: Task = { ...given, spool };
  try {
    await gather(task);
    return await publishSpool({ own: task.own, host: task.portal.host, set, spool, options: task.options });
  } catch (error) {
    // After an incomplete answer nothing of the dataset is touched: it would replace a whole period by a part of it.
    if (error instanceof CallUnanswered) return emptyHarvest(set.id, 'ausente', `O portal ${error.message}.`);
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
