/**
 * First characters of a cell that a spreadsheet may run as a formula, full-width ones included: some programs take them
 * for the same.
 */
const START = '=+\\-@\\t\\r\\n＝＋－＠';
/** A signed number, or dashes where there is none: a spreadsheet runs nothing of them. */
const HARMLESS = '^[-+]?[0-9.,]*[0-9]$|^-+$';

const RUNS = new RegExp(`^[${START}]`);
const RUNS_NOTHING = new RegExp(HARMLESS);
const GUARDED = new RegExp(`^'+(?=[${START}])`);

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula, which keeps it text. */
export const guardFormula = (cell: string): string => (RUNS.test(cell) && !RUNS_NOTHING.test(cell) ? `'${cell}` : cell);

/** Takes that apostrophe away again: before a formula it belongs to the spreadsheet, never to the text. */
export const unguardFormula = (cell: string): string => cell.replace(GUARDED, '');

/** SQL expression of a text column, guarded in the same way. Texts in the database begin with no control character. */
export const guardedColumn = (column: string): string =>
  `CASE WHEN ${column} ~ '^[=+@＝＋－＠-]' AND ${column} !~ '${HARMLESS}' THEN '''' || ${column} ELSE ${column} END`;
