import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Dataset, storedOf } from '../../catalog/dataset.ts';
import { fold } from '../../catalog/fields/choice.ts';
import { Refusal } from '../refusal.ts';
import { readSheet } from '../tenants/sheet.ts';
import { ENCODINGS } from './decode.ts';

const text = z.string('é um texto: escreva-o entre aspas');
const name = text.min(1, 'não pode ficar vazio');
const pattern = name.refine(isPattern, 'não é uma expressão regular');
const lines = z.record(text, pattern);

/** Where the value of one field comes from. */
const pick = z.union([
  text.transform((coluna) => ({ coluna })),
  z.strictObject({
    coluna: text.optional().describe('Nome da coluna no arquivo.'),
    colunas: z.array(text).optional().describe('Várias colunas: vale a primeira preenchida.'),
    valor: text.optional().describe('O mesmo valor em todas as linhas.'),
    modelo: text.optional().describe('Texto com {Coluna} ou, junto de casa, com {1}, {2}: os grupos encontrados.'),
    casa: pattern.optional().describe('Expressão regular; vale o primeiro grupo, e sem casar o valor fica vazio.'),
    troca: z.record(text, text).optional().describe('Valores a trocar por outros.'),
    senao: text.optional().describe('O valor de quem não está em troca, ou de quem ficou vazio.'),
    zeros: z.int().positive().optional().describe('Completa com zeros à esquerda até este comprimento.'),
  }),
]);

/** One row of the file becomes several. */
const unfold = z.union([
  z.strictObject({
    colunas: z.record(text, text).describe('Cada coluna vira uma linha: coluna → o que ela quer dizer.'),
    chave: name.describe('Nome da coluna nova que diz de qual veio.'),
    valor: name.describe('Nome da coluna nova com o valor.'),
    pula: z.array(text).default(['']).describe('Valores que não viram linha.'),
  }),
  z.strictObject({ json: name.describe('Coluna com uma lista em JSON: cada item vira uma linha, coluna.campo.') }),
  z.strictObject({ coluna: name, separador: name.describe('Texto que separa os itens da célula.') }),
]);

export const layout = z.strictObject({
  titulo: name.describe('O que é este leiaute, para o relatório.'),
  conjunto: name.describe('Conjunto de dados que ele preenche.'),
  cabecalho: z.array(text).optional().describe('Nomes das colunas, em ordem, quando os do arquivo estão errados.'),
  excesso: name.optional().describe('Coluna que recebe as células a mais de uma linha sem aspas.'),
  nulos: z.array(text).default([]).describe('Palavras que querem dizer vazio.'),
  separador: text.optional(),
  codificacao: z.enum(ENCODINGS).optional(),
  decimal: z.enum(['br', 'us']).optional(),
  data: z.enum(['dma', 'mda']).optional(),
  planilha: text.optional(),
  so: lines.default({}).describe('Só as linhas em que a coluna casa com a expressão.'),
  exceto: lines.default({}).describe('Menos as linhas em que a coluna casa com a expressão.'),
  desdobra: unfold.optional(),
  campos: z.record(name, pick),
  ignora: z.array(text).default([]).describe('Colunas do arquivo que não se publicam.'),
});

export type Layout = z.output<typeof layout>;
type Pick = Layout['campos'][string];
type Cells = readonly string[];

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

export async function readLayout(path: string, set: Dataset): Promise<Layout> {
  const read = await readSheet(path, layout);
  if (read.conjunto !== set.id)
    throw new Refusal(`${path}: o mapa é de ${read.conjunto}, e o arquivo foi enviado como ${set.id}.`);
  const stored = new Set(storedOf(set).map(([field]) => field));
  const wrong = Object.keys(read.campos).find((field) => !stored.has(field));
  if (wrong)
    throw new Refusal(`${path}: ${wrong} não é um campo de ${set.id}. Os campos são ${[...stored].join(', ')}.`);
  return read;
}

/** The layouts of known systems that come with the portal, those of one dataset. */
export async function knownLayouts(set: Dataset, folder = SOURCES): Promise<Layout[]> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.yaml')).sort();
  const own = await Promise.all(names.map(async (file) => ((await isOf(join(folder, file), set)) ? file : null)));
  const files = own.filter((file) => file !== null);
  return Promise.all(files.map((file) => readLayout(join(folder, file), set)));
}

const SOURCES = join(import.meta.dirname, 'sources');

const isOf = async (path: string, set: Dataset): Promise<boolean> =>
  new RegExp(`^conjunto: ${set.id}$`, 'm').test(await readFile(path, 'utf8'));

/** The columns of the file that a layout reads. */
export function columnsOf({ campos, so, exceto, desdobra }: Layout): string[] {
  const own = Object.values(campos).flatMap(usedBy);
  const unfolded = desdobra && 'colunas' in desdobra ? Object.keys(desdobra.colunas) : [];
  const made = desdobra ? madeBy(desdobra) : () => false;
  const cell =
    desdobra && 'json' in desdobra ? [desdobra.json] : desdobra && 'coluna' in desdobra ? [desdobra.coluna] : [];
  const all = [...own, ...Object.keys(so), ...Object.keys(exceto), ...unfolded, ...cell];
  return [...new Set(all.filter((column) => !made(column)))];
}

const madeBy = (unfolding: NonNullable<Layout['desdobra']>) => (column: string) => {
  if ('colunas' in unfolding) return column === unfolding.chave || column === unfolding.valor;
  return 'json' in unfolding && column.startsWith(`${unfolding.json}.`);
};

function usedBy(pick: Pick): string[] {
  const { coluna, colunas, modelo, casa } = full(pick);
  const named =
    modelo !== undefined && casa === undefined ? [...modelo.matchAll(/\{([^{}]+)\}/g)].map((m) => m[1] ?? '') : [];
  return [...(coluna === undefined ? [] : [coluna]), ...(colunas ?? []), ...named];
}

type Full = Extract<z.output<typeof pick>, { valor?: string | undefined }>;
const full = (pick: Pick): Full => pick;

/** Whether a header is of this layout: every column it reads is there, and every other is one it knows and leaves. */
export function fits(one: Layout, header: Cells): boolean {
  if (one.cabecalho) return header.length <= one.cabecalho.length && header.length >= one.cabecalho.length - 2;
  const there = new Set(header.map(fold).filter(Boolean));
  const read = columnsOf(one).map(fold);
  const known = new Set([...read, ...one.ignora.map(fold)]);
  return read.every((column) => there.has(column)) && [...there].every((column) => known.has(column));
}

/** Turns the cells of a line into the cells of zero, one or several rows, in the order of the layout's fields. */
export function translator(one: Layout, header: Cells): (cells: Cells) => string[][] {
  const names = one.cabecalho ?? header;
  const nulls = new Set(one.nulos.map(fold));
  const picks = Object.values(one.campos).map((pick) => picker(full(pick)));
  const only = Object.entries(one.so).map(([column, source]) => tester(column, source, true));
  const but = Object.entries(one.exceto).map(([column, source]) => tester(column, source, false));
  return (cells) => {
    const row = new Map<string, string>();
    const fitted = one.excesso ? absorbed(cells, names, one.excesso) : cells;
    for (let i = 0; i < names.length; i++) {
      const text = (fitted[i] ?? '').trim();
      row.set(fold(names[i] ?? ''), nulls.has(fold(text)) ? '' : text);
    }
    if (![...only, ...but].every((test) => test(row))) return [];
    return unfolded(one, row).map((each) => picks.map((pick) => pick(each)));
  };
}

type Cell = ReadonlyMap<string, string>;

const tester = (column: string, source: string, wanted: boolean) => {
  const shape = new RegExp(source, 'u');
  return (row: Cell): boolean => shape.test(row.get(fold(column)) ?? '') === wanted;
};

/** A separator inside a text that nobody quoted made too many cells: those of one column are put together again. */
function absorbed(cells: Cells, names: Cells, column: string): Cells {
  const extra = cells.length - names.length;
  const at = names.indexOf(column);
  if (extra <= 0 || at < 0) return cells;
  return [...cells.slice(0, at), cells.slice(at, at + extra + 1).join(','), ...cells.slice(at + extra + 1)];
}

function unfolded({ desdobra }: Layout, row: Map<string, string>): Cell[] {
  if (!desdobra) return [row];
  if ('colunas' in desdobra) {
    const { chave, valor, pula } = desdobra;
    return Object.entries(desdobra.colunas)
      .map(([column, meaning]) => [meaning, row.get(fold(column)) ?? ''] as const)
      .filter(([, cell]) => !pula.includes(cell))
      .map(([meaning, cell]) => new Map([...row, [fold(chave), meaning], [fold(valor), cell]]));
  }
  if ('json' in desdobra)
    return items(row.get(fold(desdobra.json)) ?? '').map((item) => extended(row, desdobra.json, item));
  const { coluna, separador } = desdobra;
  const parts = (row.get(fold(coluna)) ?? '').split(separador).map((part) => part.trim());
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

function extended(row: Cell, column: string, item: unknown): Cell {
  const made = new Map(row);
  if (item === null || typeof item !== 'object') return made.set(fold(column), String(item ?? ''));
  for (const [key, value] of Object.entries(item))
    made.set(fold(`${column}.${key}`), value === null ? '' : String(value));
  return made;
}

function picker({ coluna, colunas, valor, modelo, casa, troca, senao, zeros }: Full): (row: Cell) => string {
  const shape = casa === undefined ? null : new RegExp(casa, 'u');
  const swaps = troca && new Map(Object.entries(troca).map(([from, to]) => [fold(from), to]));
  const sources = (colunas ?? [coluna ?? '']).map(fold);
  const base = (row: Cell): string => {
    if (valor !== undefined) return valor;
    if (modelo !== undefined && !shape) return filled(modelo, (column) => row.get(fold(column)) ?? '');
    return sources.map((column) => row.get(column) ?? '').find(Boolean) ?? '';
  };
  return (row) => {
    const found = shape ? matched(shape, base(row), modelo) : base(row);
    const swapped = swaps ? (swaps.get(fold(found)) ?? senao ?? found) : found || (senao ?? '');
    return zeros && /^\d+$/.test(swapped) ? swapped.padStart(zeros, '0') : swapped;
  };
}

/** A model with nothing to put in it says nothing. */
function filled(model: string, value: (name: string) => string): string {
  let any = false;
  const text = model.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const cell = value(name);
    any ||= cell !== '';
    return cell;
  });
  return any ? text : '';
}

function matched(shape: RegExp, text: string, model: string | undefined): string {
  const found = shape.exec(text);
  if (!found) return '';
  if (model === undefined) return (found[1] ?? found[0]).trim();
  return filled(model, (group) => found[Number(group)] ?? '');
}
