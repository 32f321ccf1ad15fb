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
type Cells = Partial<Record<Column, string>>;

interface Line {
  record: Cells;
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
  const terms = lines.map(({ record, info }) => termOf(record, `${path}, linha ${info.lines}`));
  const all = new Set(merged(terms).map(slugOfTerm));
  terms.forEach((term, i) => {
    const where = `${path}, linha ${lines[i]?.info.lines}`;
    const lost = term.veja?.find((slug) => !all.has(slug));
    if (lost) throw new Refusal(`${where}: veja cita “${lost}”, que não é um termo do glossário.`);
    if (terms.findIndex((one) => slugOfTerm(one) === slugOfTerm(term)) < i)
      throw new Refusal(`${where}: o termo ${term.termo} já está em outra linha.`);
  });
  return terms;
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

function termOf(cells: Cells, where: string): Termo {
  const { termo = '', explicacao = '', exemplo = '' } = cells;
  if (databaseSlug(termo) === '') throw new Refusal(`${where}: falta o termo.`);
  const known = glossary.find((term) => slugOfTerm(term) === databaseSlug(termo));
  if (explicacao === '' && !known) throw new Refusal(`${where}: falta a explicação de ${termo}.`);
  if (explicacao.length > MAX_LENGTH)
    throw new Refusal(
      `${where}: a explicação de ${termo} passa de ${MAX_LENGTH} letras; resuma-a em uma ou duas frases.`,
    );
  const fontes = several(cells.fonte);
  if (fontes.length === 0 && !known) throw new Refusal(`${where}: falta a fonte de ${termo}: a lei e o artigo.`);
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
