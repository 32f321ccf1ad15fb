import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { concerns } from '../../../catalog/body.ts';
import type { Dataset } from '../../../catalog/dataset.ts';
import type { ColetaResultado } from '../../../catalog/painel/coletas/answer.ts';
import type { Fonte } from '../../../catalog/painel/coletas/fontes.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { WIRE_CALLS } from '../../harvest/calls.ts';
import { harvestPortal } from '../../harvest/harvest.ts';
import { type BringPapers, linesOfPapers, type PapersReport, sayPapers } from '../../harvest/papers.ts';
import type { AskingManners } from '../../harvest/portal.ts';
import type { HarvestedDataset, OwnerWork } from '../../harvest/publish.ts';
import { harvestSapl, SAPL_DATASETS } from '../../harvest/sapl/harvest.ts';
import { load } from '../../import/load.ts';
import { bytesOf } from '../../import/read/bytes.ts';
import { oneFile } from '../../import/read/files.ts';
import { Refusal } from '../../refusal.ts';
import type { FetchAddress } from '../../remote/client.ts';

/** A source that is read now, for a body. */
export interface SourceTask {
  own: OwnerWork;
  datasets: readonly Dataset[];
  tenant: { id: number; tipo: string };
  nome: string;
  endereco: string;
  conjuntos: readonly string[];
  /** The day in Brasília. */
  today: string;
  courtesy: AskingManners & { fetch: FetchAddress; signal: AbortSignal };
  bringPapers: BringPapers;
}

export type Colhido = ColetaResultado['conjuntos'][number];

/** What a source gave: rows of datasets and, of some, documents. */
export interface Colheita {
  conjuntos: Colhido[];
  documentos: PapersReport[];
}

/** What reads each source. */
export const SOURCES: Readonly<Record<Fonte, (task: SourceTask) => Promise<Colheita>>> = {
  portal: readPortal,
  sapl: readSapl,
  arquivo: readFile,
};

/** The datasets that a source can bring to a body. */
export function datasetsOf(fonte: Fonte, datasets: readonly Dataset[], tipo: string): Dataset[] {
  const carried: Readonly<Record<Fonte, readonly string[] | null>> = {
    portal: WIRE_CALLS.map(({ dataset }) => dataset),
    sapl: SAPL_DATASETS,
    arquivo: null,
  };
  const only = carried[fonte];
  return datasets.filter((set) => !set.cut && concerns(set, tipo) && (only === null || only.includes(set.id)));
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

async function readPortal(task: SourceTask): Promise<Colheita> {
  const report = await harvestPortal(task.own, {
    address: task.endereco,
    tenant: task.tenant,
    datasets: task.datasets,
    only: task.conjuntos.length > 0 ? task.conjuntos : null,
    range: { from: `${yearOf(task.today) - 1}-01-01`, to: null },
    dry: false,
    force: false,
    author: authorOf(task),
    courtesy: task.courtesy,
    today: task.today,
  });
  return { conjuntos: report.conjuntos.map((one) => told(task, one)), documentos: [] };
}

/** The last month in which the year before is read too: minutes and votes are often entered after its end. */
const LATE = '02';

async function readSapl(task: SourceTask): Promise<Colheita> {
  const year = yearOf(task.today);
  const found: Colheita = { conjuntos: [], documentos: [] };
  for (const one of task.today.slice(5, 7) <= LATE ? [year - 1, year] : [year]) {
    const report = await harvestSapl(task.own, {
      address: task.endereco,
      tenant: task.tenant,
      year: one,
      dry: false,
      force: false,
      author: authorOf(task),
      courtesy: task.courtesy,
      today: task.today,
      bringPapers: task.bringPapers,
    });
    found.documentos.push(report.documentos);
    found.conjuntos.push(...report.conjuntos.map((set) => told(task, set)));
  }
  return found;
}

/** The author of the loads, as their list shows it. */
const authorOf = ({ nome }: Pick<SourceTask, 'nome'>): string => `coleta:${nome}`;

/** Datasets that the other side does not have, or that are not of the body's affair, are no news. */
function told({ datasets }: SourceTask, set: HarvestedDataset): Colhido {
  const mensagens = set.periodos.flatMap(({ periodo, mensagem }) => (mensagem ? [`${periodo}: ${mensagem}`] : []));
  return {
    dataset: set.dataset,
    titulo: datasets.find(({ id }) => id === set.dataset)?.title ?? set.dataset,
    estado: set.estado,
    linhas: set.recebidas,
    mensagens: [...(set.mensagem ? [set.mensagem] : []), ...mensagens],
  };
}

/** Lines that are told of the documents of a reading: the others are in the next one's, when these are mended. */
const MOST_LINES = 50;

/** How the documents of a reading went, for its page; none of them, where the source has none. */
export function toldPapers(reports: readonly PapersReport[]): ColetaResultado['documentos'] {
  if (reports.length === 0) return undefined;
  const lines = reports.flatMap(linesOfPapers);
  const rest = lines.length - MOST_LINES;
  const more = rest > 0 ? [`E mais ${counted(rest, 'documento', 'documentos')}.`] : [];
  return { resumo: reports.map(sayPapers).join(' '), mensagens: [...lines.slice(0, MOST_LINES), ...more] };
}

/** Brings one file and publishes it as if somebody had sent it. */
async function readFile(task: SourceTask): Promise<Colheita> {
  const set = task.datasets.find(({ id }) => id === task.conjuntos[0]);
  if (!set) throw new Refusal('A coleta de um arquivo é de um conjunto. Escolha-o e salve a coleta de novo.');
  const dir = await mkdtemp(join(tmpdir(), 'portal-coleta-'));
  try {
    const url = new URL(task.endereco);
    const path = join(dir, 'arquivo');
    await download(task, url, path);
    const report = await task.own((client) =>
      load(client, {
        tenant: task.tenant.id,
        dataset: set,
        files: oneFile(basename(url.pathname) || set.id, bytesOf(path)),
        name: basename(url.pathname) || url.hostname,
        author: authorOf(task),
        signal: task.courtesy.signal,
      }),
    );
    const estado = report.unchanged ? 'igual ao que já estava publicado' : 'publicado';
    const refused = report.refused > 0 ? [`${counted(report.refused, 'linha recusada', 'linhas recusadas')}.`] : [];
    const told = { dataset: set.id, titulo: set.title, estado, linhas: report.accepted, mensagens: refused };
    return { conjuntos: [told], documentos: [] };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function download({ courtesy: { fetch, signal } }: SourceTask, url: URL, path: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: '*/*' }, signal }).catch((error: unknown) => {
    if (error instanceof Refusal || signal.aborted) throw error;
    throw new Refusal(`${url.host} não responde. Confira o endereço e a conexão.`);
  });
  if (answer.status >= 300 && answer.status < 400)
    throw new Refusal(`${url.host} manda para outro endereço. Use o endereço final do arquivo.`);
  if (answer.status !== 200 || !answer.body)
    throw new Refusal(`${url.host} respondeu com o erro ${answer.status}. Confira o endereço do arquivo.`);
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(path, { mode: 0o600 }), { signal });
}
