import type { Dataset } from '../../../catalog/dataset.ts';
import { type InspectedFile, type Inspection, sureDataset } from '../../import/inspect/inspect.ts';
import type { DatasetCandidate } from '../../import/inspect/recognise.ts';
import type { EnsaioChange, EnsaioRow, Rehearsal } from './store.ts';

/** Files of other datasets than the rest, that become a rehearsal of their own. */
export interface SplitFiles {
  dataset: string | null;
  files: readonly string[];
  candidates: readonly DatasetCandidate[];
  /** Why none of them can be a rehearsal of anything, as of a PDF; null of those that are tables. */
  unread: string | null;
}

/** How a rehearsal ended: what changes of it, and the files that are of other datasets. */
export interface RehearsalOutcome {
  change: EnsaioChange;
  split: readonly SplitFiles[];
}

/** The files by the dataset that each surely is of; after them those that nobody can tell, and last those that are no tables. */
export function groupFiles(
  sets: readonly Dataset[],
  row: Pick<EnsaioRow, 'arquivos'>,
  { files, unread }: Inspection,
): SplitFiles[] {
  const groups = new Map<string, Omit<SplitFiles, 'files'> & { files: string[] }>();
  for (const [at, { id, nome }] of row.arquivos.entries()) {
    const tables = files.filter(({ file }) => file === at);
    const why = unread.find(({ file }) => file === at)?.message ?? mixedTables(sets, nome, tables);
    const dataset = why === null ? sameDataset(tables) : null;
    const candidates = tables[0]?.candidates ?? [];
    // What nobody can tell is parted by what it looks like most: one answer is not given to different reports.
    const key = why === null ? (dataset ?? `? ${candidates[0]?.dataset ?? ''}`) : '!';
    const group = groups.get(key) ?? { dataset, files: [], candidates, unread: why };
    group.files.push(id);
    groups.set(key, group);
  }
  const rank = ({ dataset, unread }: SplitFiles): number => Number(dataset === null) + Number(unread !== null);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** Why a ZIP with tables of several datasets is none of them: to take one of them apart is for its sender. */
function mixedTables(sets: readonly Dataset[], nome: string, tables: readonly InspectedFile[]): string | null {
  const found = new Set(tables.map(sureDataset));
  if (found.size < 2 || found.has(null)) return null;
  const titles = sets.filter(({ id }) => found.has(id)).map(({ title }) => title);
  return `${nome} traz tabelas de conjuntos diferentes: ${new Intl.ListFormat('pt-BR').format(titles)}.`;
}

/** The dataset that every table of a file surely is of. */
function sameDataset(tables: readonly InspectedFile[]): string | null {
  const [first, ...others] = tables.map(sureDataset);
  return others.every((one) => one === first) ? (first ?? null) : null;
}

/** What is known of the files of one dataset, and why they are of it. */
export const knownBy = ({ dataset, candidates }: SplitFiles): EnsaioChange => ({
  dataset,
  porque: dataset === null ? null : (candidates[0]?.why ?? null),
  candidatos: [...candidates],
});

/** What becomes of files that were parted from others: only a table that nobody can tell waits for a person. */
export const partedState = ({ dataset, unread }: SplitFiles): 'escolher' | 'lendo' =>
  dataset === null && unread === null ? 'escolher' : 'lendo';

/** The rehearsal keeps the files of its first dataset; the rest become rehearsals of their own. */
export function parted(row: EnsaioRow, own: SplitFiles, split: readonly SplitFiles[]): RehearsalOutcome {
  if (own.unread !== null) return refused({}, null, own.unread);
  const arquivos = row.arquivos.filter(({ id }) => own.files.includes(id));
  const { pedido } = row;
  return { change: { ...knownBy(own), pedido, arquivos, estado: partedState(own), relato: null }, split };
}

/** A rehearsal of which nothing is known but how its files are read. */
export const emptyRehearsal = (reading: Rehearsal['reading']): Rehearsal => ({
  reading,
  report: null,
  doubts: [],
  standing: 0,
  last: 0,
  refusal: null,
  mended: 0,
});

/** The outcome for files that cannot be rehearsed: the columns have to be said first, or the sentence tells why. */
export const refused = (
  known: EnsaioChange,
  reading: Rehearsal['reading'],
  refusal: string | null,
): RehearsalOutcome => ({
  change: { ...known, relato: { ...emptyRehearsal(reading), refusal }, estado: 'recusado' },
  split: [],
});
