import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { fold } from '../../../catalog/fields/choice.ts';
import { unguardFormula } from '../../../catalog/texto/formula.ts';
import { Refusal } from '../../refusal.ts';
import { type FileLine, withCells } from '../read/csv.ts';
import { type ColumnChoices, chosenLayout } from './choices.ts';
import { fitsHeader, layoutColumns, type SourceLayout, usedBy } from './layout.ts';
import { columnNames, fieldNames, isNamed, leftColumns } from './names.ts';
import { sayColumns, unknownColumns } from './suggestion.ts';
import { titlesAbove } from './titles.ts';
import { type FileOrigin, given, translator } from './translate.ts';
import { refuseUnmet } from './unmet.ts';

/** How the lines of a file become cells of fields. */
export interface ColumnReading {
  /** The field under each cell; null where cells must be blank. */
  names: readonly (string | null)[];
  /** The file's own header, for what goes back to its publisher. */
  header: readonly string[];
  /** Title of the layout, when one was used. */
  layout: string | null;
  style: Pick<SourceLayout, 'decimal' | 'data' | 'repetidas'>;
  /** Whether the name of the file says something of its rows: then two files with the same lines may be of two periods. */
  titled: boolean;
  /** A column that only our own list of refused rows has: what it brings is added to what is there. */
  again: boolean;
  /** The line as its publisher wrote it, without what our list of refused rows put before it. */
  own(line: FileLine): FileLine;
  rows(line: FileLine): string[][];
  /** Why a line cannot be read at all, as a sentence without its beginning. */
  fault(line: FileLine): string | null;
  /** Whether the line was put together again from cells that stood under the wrong names. */
  mended(line: FileLine): boolean;
  /** How many cells a line has. */
  width: number;
  /** The cell of a line that a field comes from; -1 for one that comes from none. */
  cellOf(field: string): number;
}

/** How lines are read, whether or not they come back from our list of refused rows. */
type Plain = Omit<ColumnReading, 'again' | 'own'>;

/** What the list of refused rows adds to the columns of its file. */
export const OURS = ['linha', 'motivo'] as const;

/** Titles, dates and names of systems may stand above the header. */
const FIRST = 30;

export interface Hints {
  layout: SourceLayout | null;
  /** Layouts of known systems, tried when the header is not of the catalog. */
  known: readonly SourceLayout[];
  /** Columns that the publisher says to leave. */
  ignore: readonly string[];
  /** What the publisher says of single columns. */
  choices?: ColumnChoices | undefined;
}

/** A sheet ends at the column XFD, and no table comes near. */
const WIDEST = 16_384;

/** Finds the header among the first lines and says how to read what follows; the second part is how many lines it took. */
export function readHeader(
  set: Dataset,
  first: readonly FileLine[],
  hints: Hints,
  origin: FileOrigin,
): { reading: ColumnReading; skip: number } {
  if (first.some(({ cells }) => cells.length > WIDEST))
    throw new Refusal(`O arquivo tem linhas com mais de ${WIDEST.toLocaleString('pt-BR')} colunas: não é uma tabela.`);
  const { header, ours, skip } = findHeader(set, first, hints);
  const layout = headerLayout(set, header, hints);
  const made = layout ? mapped(set, layout, header, origin) : direct(set, header, hints);
  const own = (line: FileLine): FileLine => withCells(line, without(line.cells, ours));
  return { reading: { ...made, again: ours >= 0, own: ours < 0 ? (line) => line : own }, skip: skip + 1 };
}

/** The header among the first lines, without what our list of refused rows put into it, and where those columns stand. */
export function findHeader(
  set: Dataset,
  first: readonly FileLine[],
  hints: Hints,
): { header: string[]; ours: number; skip: number } {
  const skip = headerAt(set, first, hints);
  const found = first[skip]?.cells;
  if (!found) throw new Refusal('O arquivo não tem linhas: falta o cabeçalho com o nome das colunas.');
  const ours = oursAt(found);
  return { header: without(found, ours), ours, skip };
}

/** The layout by which a header is read, with what was said of single columns; null where the catalog alone explains it. */
export function headerLayout(set: Dataset, header: readonly string[], hints: Hints): SourceLayout | null {
  const { layout, known, choices = {} } = hints;
  if (!layout && isNamed(set, header, hints)) return null;
  const strange = new Set(Object.keys(choices).map(fold));
  const rest = header.filter((text) => !strange.has(fold(text)));
  const found = layout ?? known.find((one) => fitsHeader(one, header) || fitsHeader(one, rest));
  return found ? chosenLayout(found, choices) : null;
}

/** Where our list of refused rows has its own two columns: before the others, or after them as it once had. */
function oursAt(header: readonly string[]): number {
  return (
    [0, header.length - OURS.length].find((at) => OURS.every((name, i) => fold(header[at + i] ?? '') === name)) ?? -1
  );
}

/** Cells of a line without what our list of refused rows added: its two columns, and its guards against formulas. */
export const without = (cells: readonly string[], ours: number): string[] =>
  ours < 0 ? [...cells] : [...cells.slice(0, ours), ...cells.slice(ours + OURS.length)].map(unguardFormula);

/** The line with most columns that are known; of a system whose words nobody knows, the first below the titles. */
function headerAt(set: Dataset, first: readonly FileLine[], { layout, known, choices = {} }: Hints): number {
  const names = new Set([
    ...fieldNames(set).keys(),
    ...Object.keys(choices).map(fold),
    ...[...(layout ? [layout] : []), ...known].flatMap(namesIn).map(fold),
  ]);
  const score = ({ cells }: FileLine): number =>
    cells.filter((cell) => names.has(fold(cell)) && cell.trim() !== '').length;
  const opening = first.slice(0, FIRST);
  const scores = opening.map(score);
  const best = Math.max(0, ...scores);
  return best < 2 ? titlesAbove(opening) : scores.indexOf(best);
}

const namesIn = (one: SourceLayout): string[] => [...layoutColumns(one), ...(one.errado ?? [])];

function mapped(set: Dataset, layout: SourceLayout, header: readonly string[], origin: FileOrigin): Plain {
  refuseUnmet(layout, header);
  refuseUnsaid(set, layout, origin);
  const { rows, fault, mended } = translator(layout, header, origin);
  return {
    names: Object.keys(layout.campos),
    header,
    layout: layout.titulo,
    style: layout,
    titled: Object.values(layout.campos).flatMap(usedBy).includes('@arquivo'),
    rows: ({ cells, number }) => rows(cells, number),
    fault: ({ cells }) => fault(cells),
    mended: ({ cells }) => mended(cells),
    width: (layout.cabecalho ?? header).length,
    cellOf: (field) => cellOfPick(layout, header, field),
  };
}

/** Some files say nowhere of what year they are: then their name must, or their publisher. */
function refuseUnsaid(set: Dataset, layout: SourceLayout, origin: FileOrigin): void {
  for (const [name, pick] of Object.entries(layout.campos)) {
    const used = usedBy(pick);
    const outside = used.length > 0 && used.every((column) => column.startsWith('@'));
    if (!outside || !set.fields[name]?.required || given(pick, origin) !== '') continue;
    const named = used.includes('@arquivo') ? ', nem no nome' : '';
    throw new Refusal(
      `${origin.arquivo} não diz ${sayColumns(set, [name])} em nenhuma coluna${named}: informe o período com --periodo.`,
    );
  }
}

/** The first column of the file that a layout makes a field of. */
function cellOfPick(layout: SourceLayout, header: readonly string[], field: string): number {
  const pick = layout.campos[field];
  const names = (layout.cabecalho ?? header).map(fold);
  return pick
    ? Math.max(
        -1,
        ...usedBy(pick)
          .slice(0, 1)
          .map((column) => names.indexOf(fold(column))),
      )
    : -1;
}

/** Every header says the name or the label of a field. */
function direct(set: Dataset, header: readonly string[], hints: Hints): Plain {
  const known = columnNames(set, hints);
  const left = leftColumns(set, hints);
  const kept = header.map((text, at) => ({ text, at })).filter(({ text }) => !left.has(fold(text)));
  const strange = kept.filter(({ text }) => fold(text) !== '' && !known.has(fold(text)));
  if (strange.length > 0)
    throw unknownColumns(
      set,
      strange.map(({ text }) => text),
      known,
    );
  const names = kept.map(({ text }) => known.get(fold(text)) ?? null);
  refuseTwice(set, names);
  refuseMissing(set, names);
  const all = kept.length === header.length;
  return {
    names,
    header,
    layout: null,
    style: {},
    titled: false,
    fault: () => null,
    mended: () => false,
    width: header.length,
    cellOf: (field) => kept[names.indexOf(field)]?.at ?? -1,
    rows: ({ cells }) => [all ? cells : kept.map(({ at }) => cells[at] ?? '').concat(cells.slice(header.length))],
  };
}

function refuseTwice(set: Dataset, names: readonly (string | null)[]): void {
  const twice = names.find((name, i) => name !== null && names.indexOf(name) < i);
  if (twice) throw new Refusal(`A coluna ${sayColumns(set, [twice])} aparece duas vezes no cabeçalho. Deixe só uma.`);
}

function refuseMissing(set: Dataset, names: readonly (string | null)[]): void {
  const required = storedOf(set).filter(([, { required }]) => required);
  const missing = required.map(([name]) => name).filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  const what = missing.length === 1 ? 'Falta a coluna obrigatória' : 'Faltam as colunas obrigatórias';
  throw new Refusal(`${what} ${sayColumns(set, missing)} no cabeçalho do arquivo.`);
}
