import { concerns } from '../../../catalog/body.ts';
import type { Dataset } from '../../../catalog/dataset.ts';
import { datasets } from '../../../catalog/datasets/index.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { Refusal } from '../../refusal.ts';
import type { WireRow } from '../calls.ts';
import type { BringPapers, PapersReport } from '../papers.ts';
import { type AskingManners, CallUnanswered } from '../portal.ts';
import { type HarvestedDataset, type OwnerWork, publishSpool } from '../publish.ts';
import { RowSpool } from '../spool.ts';
import { BillTables, readBills } from './bills.ts';
import { SaplClient } from './client.ts';
import { memberRows, readMembers } from './members.ts';
import { SaplPapers } from './papers.ts';
import { readSittings } from './sittings.ts';

/** The datasets that a SAPL tells of, in the order in which they are published. */
export const SAPL_DATASETS = [
  'vereadores',
  'proposicoes',
  'proposicoes-tramitacoes',
  'proposicoes-anexos',
  'sessoes',
  'sessoes-pauta',
  'sessoes-presencas',
  'votacoes',
  'votacoes-votos',
] as const;
type SaplDataset = (typeof SAPL_DATASETS)[number];

export interface SaplHarvestOptions {
  address: string;
  tenant: { id: number; tipo: string };
  year: number;
  dry: boolean;
  force: boolean;
  author: string;
  courtesy?: AskingManners;
  today?: string;
  /** Brings photos, texts, agendas and minutes. */
  bringPapers: BringPapers;
  /** Called when the rows of a part are here. */
  onProgress?(part: string, rows: number): void;
}

export interface SaplHarvestReport {
  endereco: string;
  pedidos: number;
  conjuntos: HarvestedDataset[];
  documentos: PapersReport;
  /** Times that a record named another that SAPL does not have. */
  semRelacao: number;
}

/**
 * Reads a year of a house's SAPL by its API and publishes it here. Every record is read before anything is published:
 * what breaks half way leaves the portal as it was. Files come next, each by itself, and then the rows that lead to them.
 */
export async function harvestSapl(own: OwnerWork, options: SaplHarvestOptions): Promise<SaplHarvestReport> {
  refuseOthers(options.tenant.tipo);
  const sapl = new SaplClient(options.address, options.courtesy ?? {});
  const { rows, missing, papers } = await gather(sapl, options).catch((error: unknown) => {
    if (!(error instanceof CallUnanswered)) throw error;
    throw new Refusal(`O SAPL ${error.message}. Nada foi publicado; confira o endereço e rode de novo.`);
  });
  const { tenant, dry, year: ano } = options;
  const { paths, relatorio } = await options.bringPapers({
    tenant: tenant.id,
    fonte: 'o SAPL',
    papers: papers.all,
    ano,
    dry,
  });
  const conjuntos: HarvestedDataset[] = [];
  for (const [id, found] of rows)
    conjuntos.push(await publish(own, sapl, datasetOf(id), papers.linked(found, paths), options));
  return { endereco: sapl.host, pedidos: sapl.asked, conjuntos, documentos: relatorio, semRelacao: missing };
}

function refuseOthers(tipo: string): void {
  const { bodies } = datasetOf('proposicoes');
  if (!concerns({ bodies }, tipo)) throw new Refusal(`O SAPL é de uma câmara, e este órgão não é. ${bodies?.why}`);
}

function datasetOf(id: string): Dataset {
  const set = datasets.find((one) => one.id === id);
  if (!set) throw new Error(`no dataset ${id}`);
  return set;
}

/** Everything that SAPL tells of a year, by the dataset that it belongs to. */
async function gather(sapl: SaplClient, { year, today = brasiliaToday(), onProgress }: SaplHarvestOptions) {
  const papers = new SaplPapers(sapl, year);
  const members = await readMembers(sapl);
  const seated = await memberRows(sapl, members, papers, year);
  onProgress?.('vereadores', seated.length);
  const tables = await BillTables.read(sapl);
  const bills = await readBills(sapl, tables, members, papers, year);
  onProgress?.('proposicoes', bills.proposicoes.length);
  const sittings = await readSittings({ sapl, members, tables, papers, year, today });
  onProgress?.('sessoes', sittings.sessoes.length);
  const found: Readonly<Record<SaplDataset, WireRow[]>> = {
    vereadores: seated,
    proposicoes: bills.proposicoes,
    'proposicoes-tramitacoes': bills.tramitacoes,
    'proposicoes-anexos': bills.anexos,
    sessoes: sittings.sessoes,
    'sessoes-pauta': sittings.pauta,
    'sessoes-presencas': sittings.presencas,
    votacoes: sittings.votacoes,
    'votacoes-votos': sittings.votos,
  };
  return {
    rows: SAPL_DATASETS.map((id) => [id, found[id]] as const),
    missing: tables.missing + members.people.missing,
    papers,
  };
}

async function publish(
  own: OwnerWork,
  sapl: SaplClient,
  set: Dataset,
  rows: readonly WireRow[],
  options: SaplHarvestOptions,
): Promise<HarvestedDataset> {
  const spool = await RowSpool.open(set, { dataset: set.id, path: '', question: () => ({}) });
  try {
    await spool.add(rows, null);
    const range = { from: `${options.year}-01-01`, to: `${options.year}-12-31` };
    return await publishSpool({ own, host: sapl.host, set, spool, options: { ...options, range, reference: null } });
  } finally {
    await spool.close();
  }
}
