import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { fold } from '../../catalog/fields/choice.ts';
import { glossary, merged } from '../../catalog/glossario/index.ts';
import { slugOfTerm, type Termo } from '../../catalog/glossario/term.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { databaseSlug } from '../../catalog/texto/slug.ts';
import { Refusal } from '../refusal.ts';

const COLUMNS = ['termo', 'explicacao', 'exemplo', 'fonte', 'sinonimos', 'veja'] as const;
type Column = (typeof COLUMNS)[number];
/** The cells of a term, several of a kind with `|` between them. */
export type TermCells = Partial<Record<Column, string>>;

interface Line {
  record: TermCells;
  info: { lines: number };
}

/** Most characters of an explanation. */
const MAX_LENGTH = 600;

/**
 * The terms that a body adds to the glossary, or says in its own words, from `glossario.csv`: termo, explicacao, exemplo,
 * fonte, sinonimos and veja, the last three with `|` between several. None where there is no file.
 */
export async function readGlossario(folder: string): Promise<Termo[]> {
  const path = join(folder, 'glossario.csv');
  const source = await readFile(path, 'utf8').catch(() => null);
  if (source === null) return [];
  const lines = cut(hideCpf(source), path);
  const read = termsOf(lines.map(({ record }) => record));
  if ('terms' in read) return read.terms;
  throw new Refusal(`${path}, linha ${lines[read.place]?.info.lines}: ${read.sentence}`);
}

/** A term that cannot be read: which, in which of its cells, and why. */
export interface TermProblem {
  place: number;
  column: Column;
  sentence: string;
}

/** The terms of some cells, or the first that is wrong. */
export function termsOf(rows: readonly TermCells[]): { terms: Termo[] } | TermProblem {
  const terms: Termo[] = [];
  for (const [place, cells] of rows.entries()) {
    const read = termOf(cells);
    if ('sentence' in read) return { place, ...read };
    if (terms.some((one) => slugOfTerm(one) === slugOfTerm(read)))
      return { place, column: 'termo', sentence: `o termo ${read.termo} já está em outra linha.` };
    terms.push(read);
  }
  const all = new Set(merged(terms).map(slugOfTerm));
  for (const [place, { veja }] of terms.entries()) {
    const lost = veja?.find((slug) => !all.has(slug));
    if (lost) return { place, column: 'veja', sentence: `veja cita “${lost}”, que não é um termo do glossário.` };
  }
  return { terms };
}

function cut(source: string, path: string): Line[] {
  const [header = ''] = source.split('\n', 1);
  try {
    return parse(source, {
      bom: true,
      info: true,
      trim: true,
      delimiter: header.includes(';') ? ';' : ',',
      skip_empty_lines: true,
      columns: (names: string[]) => names.map((name) => columnOf(name, path)),
    }) as unknown as Line[];
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { lines = 1 } = error as { lines?: number };
    throw new Refusal(`${path}, linha ${lines}: as colunas não são as do cabeçalho, ou há aspas que não se fecham.`);
  }
}

/** Names of the columns, ignoring case and accents as in every file of the portal. */
function columnOf(name: string, path: string): Column {
  const found = COLUMNS.find((column) => column === fold(name));
  if (!found)
    throw new Refusal(`${path}, linha 1: a coluna “${name}” não existe. As colunas são ${COLUMNS.join(', ')}.`);
  return found;
}

function termOf(cells: TermCells): Termo | Omit<TermProblem, 'place'> {
  const { termo = '', explicacao = '', exemplo = '' } = cells;
  if (databaseSlug(termo) === '') return { column: 'termo', sentence: 'falta o termo.' };
  const known = glossary.find((term) => slugOfTerm(term) === databaseSlug(termo));
  if (explicacao === '' && !known) return { column: 'explicacao', sentence: `falta a explicação de ${termo}.` };
  if (explicacao.length > MAX_LENGTH) {
    const sentence = `a explicação de ${termo} passa de ${MAX_LENGTH} letras; resuma-a em uma ou duas frases.`;
    return { column: 'explicacao', sentence };
  }
  const fontes = several(cells.fonte);
  if (fontes.length === 0 && !known)
    return { column: 'fonte', sentence: `falta a fonte de ${termo}: a lei e o artigo.` };
  const sinonimos = several(cells.sinonimos);
  const veja = several(cells.veja).map(databaseSlug);
  return {
    termo,
    explicacao: explicacao || (known?.explicacao ?? ''),
    fontes: fontes.length > 0 ? fontes : (known?.fontes ?? []),
    ...(exemplo && { exemplo }),
    ...(sinonimos.length > 0 && { sinonimos }),
    ...(veja.length > 0 && { veja }),
  };
}

const several = (cell = ''): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** Prints terms as a `glossario.csv`. */
export const printGlossario = (terms: readonly Termo[]): string =>
  [COLUMNS, ...terms.map(cellsOf)].map((cells) => `${csvLine(cells)}\n`).join('');

const cellsOf = ({ termo, explicacao, exemplo = '', fontes, sinonimos = [], veja = [] }: Termo): string[] => [
  termo,
  explicacao,
  exemplo,
  ...[fontes, sinonimos, veja].map((several) => several.join(' | ')),
];
