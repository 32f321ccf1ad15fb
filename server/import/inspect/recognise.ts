import { createHash } from 'node:crypto';
import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { fold } from '../../../catalog/fields/choice.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import type { ColumnChoices } from '../columns/choices.ts';
import { findHeader, headerLayout } from '../columns/header.ts';
import { knownLayouts, type SourceLayout } from '../columns/layout.ts';
import { likelyFields, tellingWords } from '../columns/likely.ts';
import { columnNames, isNamed, leftColumns } from '../columns/names.ts';
import { sayColumns } from '../columns/suggestion.ts';
import { unmetIn } from '../columns/unmet.ts';
import type { TableOpening } from './opening.ts';

/** A dataset that a file may be of. */
export interface DatasetCandidate {
  dataset: string;
  /** Every column is explained and no required one is missing. */
  sure: boolean;
  /** Columns that it explains. */
  explained: number;
  why: string;
}

/** What a body said of the columns of a file that it published before. */
export interface RememberedColumns {
  dataset: string;
  signature: string;
  choices: ColumnChoices;
  who: string;
  /** The day it was said, 2026-11-18. */
  day: string;
}

/** The columns of a header in a few letters: the same for every file that the same report of the same system makes. */
export const headerSignature = (header: readonly string[]): string =>
  createHash('sha256').update(header.map(fold).join('\n')).digest('hex');

/** Layouts of known systems by dataset; they come with the portal and never change while it runs. */
const layouts = new Map<string, Promise<SourceLayout[]>>();

export function layoutsOf(set: Dataset): Promise<SourceLayout[]> {
  const found = layouts.get(set.id) ?? knownLayouts(set);
  layouts.set(set.id, found);
  return found;
}

/** So many datasets are proposed. */
const MOST = 6;
/** The share of columns below which a dataset is no proposal. */
const SHARE = 0.4;

/** The datasets that a table may be of, the likeliest first. */
export async function recogniseTable(
  sets: readonly Dataset[],
  table: TableOpening,
  remembered: readonly RememberedColumns[],
): Promise<DatasetCandidate[]> {
  const named = await Promise.all(sets.map((set) => candidateOf(set, table, remembered)));
  const isKnown = named.some((one) => one?.sure);
  const found = isKnown ? named : sets.map((set, at) => likelier(named[at] ?? null, likelyCandidate(set, table)));
  const said = new Map(sets.map((set) => [set.id, saidByName(set, table.name)]));
  const rank = ({ sure, explained, dataset }: DatasetCandidate): number =>
    (sure ? 100_000 : 0) + explained + NAME_WORTH * (said.get(dataset) ?? 0);
  return found
    .filter((one) => one !== null)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MOST);
}

/** So many columns more counts a dataset that the name of the file says. */
const NAME_WORTH = 4;

/** The share of the words of a dataset that the name of a file has: of REL_CONTRATOS_2025.csv all of “Contratos”, half of “Fiscais de contratos”. */
function saidByName({ id, title }: Dataset, name: string): number {
  const own = stems(name);
  const share = (words: ReadonlySet<string>) => [...words].filter((word) => own.has(word)).length / words.size;
  return Math.max(share(stems(id)), share(stems(title)));
}

/** Words by which one and many are the same. */
const stems = (text: string): Set<string> => new Set([...tellingWords(text)].map((word) => word.replace(/s$/, '')));

/** Of what the names of a dataset say and what its words sound like, the one that explains more. */
const likelier = (named: DatasetCandidate | null, likely: DatasetCandidate | null): DatasetCandidate | null =>
  named && likely && likely.explained > named.explained ? likely : (named ?? likely);

async function candidateOf(
  set: Dataset,
  { lines }: TableOpening,
  remembered: readonly RememberedColumns[],
): Promise<DatasetCandidate | null> {
  const hints = { layout: null, known: await layoutsOf(set), ignore: [] };
  if (lines.length === 0) return null;
  const { header } = findHeader(set, lines, hints);
  const columns = header.filter((text) => fold(text) !== '');
  const sure = { dataset: set.id, sure: true, explained: columns.length };
  const signature = headerSignature(header);
  const before = remembered.find((one) => one.dataset === set.id && one.signature === signature);
  if (before)
    return {
      ...sure,
      why: `Um arquivo com estas colunas já foi publicado assim por ${before.who}, em ${formatDay(before.day)}.`,
    };
  const layout = headerLayout(set, header, hints);
  if (layout) {
    const unmet = unmetIn(layout, header);
    const why = [`O cabeçalho é o do leiaute “${layout.titulo}”.`, ...unmet].join(' ');
    return { ...sure, sure: unmet.length === 0, why };
  }
  return namedCandidate(set, header, columns);
}

/** A dataset by the names of its fields alone. */
function namedCandidate(set: Dataset, header: readonly string[], columns: readonly string[]): DatasetCandidate | null {
  const hints = { ignore: [], choices: {} };
  const known = columnNames(set, hints);
  const left = leftColumns(set, hints);
  const matched = columns.filter((text) => known.has(fold(text)) || left.has(fold(text))).length;
  const missing = missingFields(set, new Set(columns.map((text) => known.get(fold(text)) ?? '')));
  const sure = isNamed(set, header, hints) && missing.length === 0 && columns.length > 1;
  if (!sure && (matched < 2 || matched < columns.length * SHARE)) return null;
  return { dataset: set.id, sure, explained: matched, why: whyNamed(set, matched, columns.length, missing) };
}

/** Columns that must sound like fields, each like one of its own: half of all, or two where the name of the file says the dataset. */
const enough = (fields: number, columns: number, isSaid: boolean): boolean =>
  isSaid ? fields >= 2 : fields >= 3 && fields >= columns / 2;

/** A dataset of which a file of other words may be. */
function likelyCandidate(set: Dataset, { lines, name }: TableOpening): DatasetCandidate | null {
  if (lines.length === 0) return null;
  const { header } = findHeader(set, lines, { layout: null, known: [], ignore: [] });
  const columns = header.filter((text) => fold(text) !== '');
  if (columns.length > WIDER * storedOf(set).length) return null;
  const fields = new Set(columns.map(likelyFields(set)));
  fields.delete(null);
  const isSaid = saidByName(set, name) === 1;
  if (!enough(fields.size, columns.length, isSaid)) return null;
  const share = `${fields.size} de ${counted(columns.length, 'coluna parece', 'colunas parecem')} de ${set.plural}`;
  const why = isSaid ? `${share}, e o nome do arquivo também.` : `${share}.`;
  return { dataset: set.id, sure: false, explained: fields.size, why };
}

/** A table so many times wider than a dataset is none of it. */
const WIDER = 3;

function whyNamed(set: Dataset, matched: number, columns: number, missing: readonly string[]): string {
  const share =
    matched === columns
      ? `Todas as ${counted(columns, 'coluna é', 'colunas são')} de ${set.plural}`
      : `${matched.toLocaleString('pt-BR')} de ${counted(columns, 'coluna', 'colunas')} ${matched === 1 ? 'é' : 'são'} de ${set.plural}`;
  if (missing.length === 0) return `${share}.`;
  return `${share}; ${missing.length === 1 ? 'falta a obrigatória' : 'faltam as obrigatórias'} ${sayColumns(set, missing)}.`;
}

/** The required fields that none of some fields is. */
export const missingFields = (set: Dataset, filled: ReadonlySet<string>): string[] =>
  storedOf(set)
    .filter(([name, { required }]) => required && !filled.has(name))
    .map(([name]) => name);
