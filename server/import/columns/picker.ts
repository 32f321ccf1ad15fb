import { fold } from '../../../catalog/fields/choice.ts';
import { tidyNumber } from '../../../catalog/fields/number.ts';
import { unmark } from '../../../catalog/fields/style.ts';
import type { FullPick, HeaderCells } from './layout.ts';

/** A line of the file, by the name of its columns; those of its origin begin with @. */
export type NamedCells = ReadonlyMap<string, string>;

/** Values are the same in any case, but -1 is not 1. */
export const valueKey = (text: string): string => `${text.trim().startsWith('-') ? '-' : ''}${fold(unmark(text))}`;

export const lineTester = (column: string, source: string, wanted: boolean) => {
  const shape = new RegExp(source, 'iu');
  return (row: NamedCells): boolean => shape.test(unmark(row.get(fold(column)) ?? '')) === wanted;
};

/** How the value of one field is found in a line. A case whose columns all match gives the value; else the other rules do. */
export function fieldPicker(pick: FullPick, decimal: 'br' | 'us'): (row: NamedCells) => string {
  const usual = plainPicker(pick, decimal);
  const cases = (pick.casos ?? []).map(({ se, valor }) => ({
    tests: Object.entries(se).map(([column, source]) => lineTester(column, source, true)),
    valor,
  }));
  if (cases.length === 0) return usual;
  return (row) => cases.find(({ tests }) => tests.every((test) => test(row)))?.valor ?? usual(row);
}

function plainPicker(pick: FullPick, decimal: 'br' | 'us'): (row: NamedCells) => string {
  const { troca, senao, zeros, casas, apaga, itens } = pick;
  const swaps = troca && new Map(Object.entries(troca).map(([from, to]) => [valueKey(from), to]));
  const waste = apaga === undefined ? null : new RegExp(apaga, 'giu');
  const whole = finder(pick, decimal);
  const between = itens === undefined ? null : new RegExp(itens, 'iu');
  const find = between ? (row: NamedCells) => itemsOf(whole(row), between) : whole;
  return (row) => {
    const found = waste ? unmark(find(row)).replace(waste, '').trim() : find(row);
    const swapped = swaps ? (swaps.get(valueKey(found)) ?? senao ?? found) : found || (senao ?? '');
    if (casas !== undefined) return rounded(swapped, casas, decimal);
    return zeros && /^\d+$/.test(swapped) ? swapped.padStart(zeros, '0') : swapped;
  };
}

function finder(pick: FullPick, decimal: 'br' | 'us'): (row: NamedCells) => string {
  const { coluna, colunas, soma, valor, modelo, casa, pula } = pick;
  if (valor !== undefined) return () => valor;
  if (soma) return (row) => added(row, soma, decimal);
  const shape = casa === undefined ? null : new RegExp(casa, 'iu');
  if (modelo !== undefined && !shape) return (row) => filled(modelo, (column) => unmark(row.get(fold(column)) ?? ''));
  const sources = (colunas ?? [coluna ?? '']).map(fold);
  const cells = (row: NamedCells) =>
    sources.map((column) => row.get(column) ?? '').filter((cell) => !pula.includes(unmark(cell)));
  const read = (cell: string): string => (shape ? matched(shape, unmark(cell), modelo) : cell);
  return (row) => cells(row).map(read).find(Boolean) ?? '';
}

/** The items of a cell as the catalog lists them, each once. */
function itemsOf(cell: string, between: RegExp): string {
  const items = unmark(cell).split(between);
  return [...new Set(items.map((item) => item.trim()))].filter(Boolean).join('; ');
}

/** What cannot be read as a number is passed on, for the check to say so. */
function added(row: NamedCells, columns: HeaderCells, decimal: 'br' | 'us'): string {
  const cells = columns.map((column) => ({ sign: column.startsWith('-') ? -1 : 1, column: column.replace(/^-/, '') }));
  const texts = cells.map(({ column }) => row.get(fold(column)) ?? '');
  if (texts.every((text) => text === '')) return '';
  const values = cells.map(({ sign, column }) => sign * centsIn(row, column, decimal));
  const strange = values.findIndex(Number.isNaN);
  if (strange >= 0) return texts[strange] ?? '';
  const sum = (values.reduce((total, value) => total + value, 0) / 100).toFixed(2);
  return decimal === 'br' ? sum.replace('.', ',') : sum;
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

export const centsIn = (row: NamedCells, column: string, decimal: 'br' | 'us'): number =>
  Math.round(Number(plain(row.get(fold(column)) ?? '', decimal)) * 100);

function plain(cell: string, decimal: 'br' | 'us'): string {
  const text = tidyNumber(cell, decimal);
  return decimal === 'br' ? text.replaceAll('.', '').replace(',', '.') : text;
}

/** By its digits: a binary fraction would round some halves down. */
function rounded(cell: string, places: number, decimal: 'br' | 'us'): string {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain(cell, decimal));
  if (!found || (found[3] ?? '').length <= places) return cell;
  const [, sign = '', whole = '', part = ''] = found;
  const up = (part[places] ?? '0') >= '5' ? 1n : 0n;
  const digits = String(BigInt(whole + part.slice(0, places)) + up).padStart(places + 1, '0');
  const point = places === 0 ? '' : decimal === 'br' ? ',' : '.';
  return `${sign}${digits.slice(0, digits.length - places)}${point}${digits.slice(digits.length - places)}`;
}
