import { ELEMENTOS, GRUPOS_DESPESA } from '../../catalog/codes/naturezas.ts';
import { NATUREZAS_RECEITA } from '../../catalog/codes/naturezasReceita.ts';
import { BUDGET_ACTIONS } from '../despesa/actions.ts';
import { addMonths, brDate, type Day, dayOf } from '../kit/calendar.ts';
import type { PdfColumn, PdfRow } from '../kit/grid.ts';
import type { PdfBlock } from '../kit/page.ts';
import { reais } from '../kit/text.ts';
import { RECEITA_LINES } from '../receita/lines.ts';
import type { Officer } from '../town/officers.ts';

export const moneyText = (cents: number): string => `R$ ${reais(cents)}`;

/** A part of a whole in per cent, with two decimals. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2).replace('.', ',')}%`;

/** A cell of a table: numbers are cents. */
type TableCell = number | string;

const cell = (value: TableCell): string => (typeof value === 'string' ? value : reais(value));

export const tableLine = (label: string, ...values: readonly TableCell[]): PdfRow => [label, ...values.map(cell)];
export const tableTotal = (label: string, ...values: readonly TableCell[]): PdfRow => ({
  strong: [label, ...values.map(cell)],
});

/** A table whose first column holds words and the others numbers, which end at the right. */
export function moneyTable(first: string, heads: readonly string[], rows: readonly PdfRow[], width = 3.4): PdfBlock {
  const columns: PdfColumn[] = [
    { head: first, width },
    ...heads.map((head) => ({ head, width: head.startsWith('%') ? 0.7 : 1.2, right: true })),
  ];
  return { columns, rows };
}

/** A table of words; a number before the colon of a head is the share of its column. */
export const wordTable = (heads: readonly string[], rows: readonly PdfRow[]): PdfBlock => ({
  columns: heads.map((head) => {
    const [, share = '1', name = head] = /^([\d.]+):(.*)$/.exec(head) ?? [];
    return { head: name, width: Number(share) };
  }),
  rows,
});

export const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
);

/** The last day of a month. */
export const monthLast = (year: number, month: number): Day => addMonths(dayOf(`${year}-01-01`), month) - 1;

/** Place, day and who signs. */
export const signatures = (day: Day, ...who: readonly Officer[]): PdfBlock[] => [
  { center: `Vale Claro/RN, ${brDate(day)}.` },
  ...who.flatMap(({ name, post }): PdfBlock[] => [{ center: `${name} – ${post}` }]),
];

const UNIT_NAMES = new Map(BUDGET_ACTIONS.map(({ unit }) => [unit.code, unit.name]));
const ACTION_NAMES = new Map(BUDGET_ACTIONS.map(({ code, name }) => [code, name]));
const LINE_NAMES = new Map(RECEITA_LINES.map(({ code, name }) => [code, name]));

export const unitName = (code: string): string => UNIT_NAMES.get(code) ?? code;
export const actionName = (code: string): string => ACTION_NAMES.get(code) ?? code;
export const revenueName = (code: string): string => LINE_NAMES.get(code) ?? NATUREZAS_RECEITA[code] ?? code;

/** The name of a nature of expense: its group at three digits, its element at all. */
export function natureName(code: string): string {
  const [, group = '', , element] = code.split('.');
  return element === undefined ? (GRUPOS_DESPESA[group] ?? code) : (ELEMENTOS[element] ?? code);
}
