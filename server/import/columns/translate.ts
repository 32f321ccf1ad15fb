import { fold } from '../../../catalog/fields/choice.ts';
import { unmark } from '../../../catalog/fields/style.ts';
import { reais } from '../../../catalog/texto/figures.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { writtenNumber } from '../read/json.ts';
import { full, type HeaderCells, type SourceLayout } from './layout.ts';
import { centsIn, fieldPicker, lineTester, type NamedCells, valueKey } from './picker.ts';

/** What a file does not say of itself: its name, and the period that its publisher gives. */
export interface FileOrigin {
  arquivo: string;
  periodo: string;
}

export interface Translator {
  /** The cells of zero, one or several rows, in the order of the layout's fields. */
  rows(cells: HeaderCells, number: number): string[][];
  /** What makes the line unfit to be read at all. */
  fault(cells: HeaderCells): string | null;
  /** Whether cells that a text without quotes had parted were put together again. */
  mended(cells: HeaderCells): boolean;
}

export function translator(one: SourceLayout, header: HeaderCells, origin: FileOrigin): Translator {
  const read = reader(one, header, origin);
  const picks = Object.values(one.campos).map((pick) => fieldPicker(full(pick), one.decimal ?? 'br'));
  const tests = [
    ...Object.entries(one.so).map(([column, source]) => lineTester(column, source, true)),
    ...Object.entries(one.exceto).map(([column, source]) => lineTester(column, source, false)),
  ];
  const first = firsts(one.unicas);
  return {
    rows: (cells, number) => {
      const row = read(cells);
      if (!tests.every((test) => test(row)) || !first(row, number)) return [];
      return unfolded(one, row).map((each) => picks.map((pick) => pick(each)));
    },
    mended: (cells) => one.excesso !== undefined && cells.length > (one.cabecalho ?? header).length,
    fault: (cells) => misshapen(one, cells, header) ?? unequal(one, () => read(cells)),
  };
}

/** The value of a field that no column of the file gives. */
export const given = (pick: SourceLayout['campos'][string], origin: FileOrigin): string =>
  fieldPicker(full(pick), 'br')(originOf(origin));

const originOf = ({ arquivo, periodo }: FileOrigin): Map<string, string> =>
  new Map([
    ['@arquivo', arquivo],
    ['@periodo', periodo],
  ]);

function reader(
  one: SourceLayout,
  header: HeaderCells,
  origin: FileOrigin,
): (cells: HeaderCells) => Map<string, string> {
  const names = (one.cabecalho ?? header).map(fold);
  const nulls = new Set(one.nulos.map(valueKey));
  return (cells) => {
    const row = originOf(origin);
    const fitted = absorbed(one, cells, names);
    for (let i = 0; i < names.length; i++) {
      const text = (fitted[i] ?? '').trim();
      row.set(names[i] ?? '', nulls.has(valueKey(text)) ? '' : text);
    }
    return row;
  };
}

/** A separator inside a text that nobody quoted made too many cells: those of one column are put together again. */
function absorbed({ excesso, separador = ',' }: SourceLayout, cells: HeaderCells, names: HeaderCells): HeaderCells {
  const extra = cells.length - names.length;
  const at = excesso === undefined ? -1 : names.indexOf(fold(excesso));
  if (extra <= 0 || at < 0) return cells;
  return [...cells.slice(0, at), cells.slice(at, at + extra + 1).join(separador), ...cells.slice(at + extra + 1)];
}

/** Cells that are too many or too few stand under the wrong names. */
function misshapen(one: SourceLayout, cells: HeaderCells, header: HeaderCells): string | null {
  const width = (one.cabecalho ?? header).length;
  if (cells.length === width || (cells.length > width && one.excesso)) return null;
  return `há ${counted(cells.length, 'célula', 'células')} para ${counted(width, 'coluna', 'colunas')}. Um separador dentro do texto pede aspas em volta da célula`;
}

/** Columns that should add up to another, and do not: nobody can tell which is wrong. */
function unequal({ desdobra, decimal = 'br' }: SourceLayout, read: () => NamedCells): string | null {
  if (!desdobra || !('colunas' in desdobra) || !desdobra.confere) return null;
  const row = read();
  const sum = Object.keys(desdobra.colunas).reduce((total, column) => total + centsIn(row, column, decimal), 0);
  const said = centsIn(row, desdobra.confere, decimal);
  if (sum === said || Number.isNaN(sum) || Number.isNaN(said)) return null;
  return `as colunas somam ${reais(sum / 100)}, e ${desdobra.confere} diz ${reais(said / 100)}. Corrija a que estiver errada`;
}

/** A line is looked at before it is read, so the first of its kind is known by its number. */
function firsts(columns: HeaderCells): (row: NamedCells, number: number) => boolean {
  const seen = new Map<string, number>();
  return (row, number) => {
    if (columns.length === 0) return true;
    const kind = columns.map((column) => row.get(fold(column)) ?? '').join('\n');
    if (!seen.has(kind)) seen.set(kind, number);
    return seen.get(kind) === number;
  };
}

function unfolded({ desdobra }: SourceLayout, row: Map<string, string>): NamedCells[] {
  if (!desdobra) return [row];
  if ('colunas' in desdobra) {
    const { chave, valor, pula } = desdobra;
    return Object.entries(desdobra.colunas)
      .map(([column, meaning]) => [meaning, row.get(fold(column)) ?? ''] as const)
      .filter(([, cell]) => !pula.includes(unmark(cell)))
      .map(([meaning, cell]) => new Map([...row, [fold(chave), meaning], [fold(valor), cell]]));
  }
  if ('json' in desdobra) {
    const all = items(row.get(fold(desdobra.json)) ?? '');
    return (desdobra.primeiro ? all.slice(0, 1) : all).map((item) => extended(row, desdobra.json, item));
  }
  const { coluna, separador } = desdobra;
  const parts = unmark(row.get(fold(coluna)) ?? '')
    .split(separador)
    .map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))].map((part) => new Map([...row, [fold(coluna), part]]));
}

function items(cell: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(cell || '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function extended(row: NamedCells, column: string, item: unknown): NamedCells {
  const made = new Map(row);
  if (item === null || typeof item !== 'object') return made.set(fold(column), String(item ?? ''));
  for (const [valueKey, value] of Object.entries(item))
    made.set(fold(`${column}.${valueKey}`), typeof value === 'number' ? writtenNumber(value) : String(value ?? ''));
  return made;
}
