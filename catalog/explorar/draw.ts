import type { Dataset } from '../dataset.ts';
import { groupTitle } from '../list/group.ts';
import {
  type Drawing,
  type DrawingMark,
  type DrawingTone,
  fitText,
  legendMarks,
  roundTicks,
  textWidth,
} from './drawing.ts';
import { type Exploration, formatMeasure, measureLabel } from './exploration.ts';
import type { PivotHead, PivotTable } from './pivot.ts';
import { withoutHoles } from './span.ts';

interface Drawn {
  set: Dataset;
  exploration: Exploration;
  pivot: PivotTable;
  width: number;
}

/** Series that have a colour of their own. */
const TONES = 9;

const toneOf = ({ outros }: PivotHead, i: number): DrawingTone => (outros === undefined ? i % TONES : 'rest');

/** Draws groups in their shape. Parts below zero cannot be laid upon each other: such groups are drawn as a table. */
export function drawPivot(drawn: Drawn): Drawing {
  const { exploration, pivot } = drawn;
  if (exploration.shape === 'tabela' || !isStackable(pivot)) return drawTable(drawn);
  return exploration.shape === 'barras' ? drawBars(drawn) : drawColumns(drawn);
}

/** Whether the parts of each row can be drawn one after another. */
export const isStackable = ({ rows, columns, cell }: PivotTable): boolean =>
  columns.length === 0
    ? rows.every(({ total }) => total >= 0)
    : rows.every((row) => columns.every((column) => (cell(row, column) ?? 0) >= 0));

interface Part {
  value: number;
  tone: DrawingTone;
  title: string;
}

/** The parts of a row: one for each column that has something, or the row itself. */
function partsOf({ set, exploration: { measure }, pivot }: Drawn, row: PivotHead): Part[] {
  const said = (name: string, value: number): string => `${name}: ${formatMeasure(set, measure, value)}`;
  if (pivot.columns.length === 0)
    return [{ value: row.total, tone: row.outros === undefined ? 0 : 'rest', title: said(row.rotulo, row.total) }];
  return pivot.columns.flatMap((column, i) => {
    const value = pivot.cell(row, column) ?? 0;
    return value === 0
      ? []
      : [{ value, tone: toneOf(column, i), title: said(`${row.rotulo}, ${column.rotulo}`, value) }];
  });
}

const legendOf = ({ pivot: { columns }, width }: Drawn) =>
  legendMarks(
    columns.map((column, i) => ({ name: column.rotulo, tone: toneOf(column, i) })),
    width,
    0,
  );

const BAR = { step: 44, height: 14 };

/**
 * Lying bars, a name and a figure above each. The one of all the others has no part in the scale: it may be so large that
 * the named ones would be lines, and is cut.
 */
function drawBars(drawn: Drawn): Drawing {
  const { set, exploration, pivot, width } = drawn;
  const { height: top, marks } = legendOf(drawn);
  const longest = Math.max(1, ...pivot.rows.filter(({ outros }) => outros === undefined).map(({ total }) => total));
  pivot.rows.forEach((row, i) => {
    const y = top + i * BAR.step;
    const figure = formatMeasure(set, exploration.measure, row.total);
    const room = width - textWidth(figure) - 16;
    marks.push({ kind: 'text', x: 0, y: y + 14, text: fitText(row.rotulo, room), tone: 'ink', anchor: 'start' });
    marks.push({ kind: 'text', x: width, y: y + 14, text: figure, tone: 'ink', anchor: 'end', bold: true });
    marks.push({ kind: 'rect', x: 0, y: y + 21, width, height: BAR.height, tone: 'track' });
    marks.push(...laidOut(partsOf(drawn, row), width / Math.max(longest, row.total), y + 21));
    if (row.total > longest)
      marks.push({ kind: 'rect', x: width - 24, y: y + 21, width: 5, height: BAR.height, tone: 'wash' });
  });
  return { width, height: top + pivot.rows.length * BAR.step, marks };
}

/** Parts one after another, from the left. */
function laidOut(parts: readonly Part[], scale: number, y: number): DrawingMark[] {
  let x = 0;
  return parts.map(({ value, tone, title }) => {
    const width = value * scale;
    const mark: DrawingMark = { kind: 'rect', x, y, width, height: BAR.height, tone, title };
    x += width;
    return mark;
  });
}

const PLOT = { left: 64, height: 260, bottom: 28, top: 10 };
const SHORT = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

/** Standing columns over an axis. A month or year without rows is a zero, not a hole in the axis. */
function drawColumns(drawn: Drawn): Drawing {
  const { width } = drawn;
  const pivot = { ...drawn.pivot, rows: withoutHoles(drawn.set, drawn.exploration.query.by, drawn.pivot.rows) };
  const { height: above, marks } = legendOf(drawn);
  const ticks = roundTicks(pivot.rows.map(({ total }) => total));
  const [high, base] = [ticks.at(-1) ?? 1, above + PLOT.height - PLOT.bottom];
  const y = (value: number): number => base - (value / high) * (PLOT.height - PLOT.bottom - PLOT.top);
  for (const tick of ticks) {
    marks.push({ kind: 'line', x1: PLOT.left, x2: width, y: y(tick) });
    marks.push({
      kind: 'text',
      x: PLOT.left - 8,
      y: y(tick) + 4,
      text: SHORT.format(tick),
      tone: 'muted',
      anchor: 'end',
      size: 12,
    });
  }
  const band = (width - PLOT.left) / Math.max(1, pivot.rows.length);
  const names = pivot.rows.map(({ rotulo }) => shortName(rotulo));
  const step = Math.ceil((Math.max(...names.map((name) => textWidth(name, 12)), 1) + 10) / band);
  pivot.rows.forEach((row, i) => {
    const x = PLOT.left + i * band;
    marks.push(...stacked(partsOf(drawn, row), x + band * 0.12, Math.min(band * 0.76, 72), y));
    if (i % step !== 0) return;
    const text = fitText(names[i] ?? '', band * step - 6, 12);
    marks.push({ kind: 'text', x: x + band / 2, y: base + 19, text, tone: 'muted', anchor: 'middle', size: 12 });
  });
  return { width, height: above + PLOT.height, marks };
}

/** Parts one upon another, in the middle of their place. */
function stacked(parts: readonly Part[], x: number, width: number, y: (value: number) => number): DrawingMark[] {
  let sum = 0;
  return parts.map(({ value, tone, title }) => {
    const [foot, head] = [y(sum), y(sum + value)];
    sum += value;
    return { kind: 'rect', x, y: head, width, height: foot - head, tone, title };
  });
}

/** `março de 2025` → `mar/25` */
const shortName = (name: string): string => name.replace(/^([a-zç]{3})[a-zç]* de \d\d(\d\d)$/, '$1/$2');

const ROW = 26;

/** Where the columns of a drawn table stand, and how many of them fit. */
interface TableRoom {
  shown: readonly PivotHead[];
  cell: number;
  lead: number;
}

function roomOf({ set, exploration: { measure }, pivot, width }: Drawn): TableRoom {
  const totals = [pivot.total, ...pivot.rows.map(({ total }) => total)];
  const longest = Math.max(...totals.map((value) => textWidth(formatMeasure(set, measure, value))));
  const cell = Math.max(92, longest + 18);
  const fitting = Math.max(0, Math.min(pivot.columns.length, Math.floor((width - 160 - cell) / cell)));
  return { shown: pivot.columns.slice(0, fitting), cell, lead: width - cell * (fitting + 1) - 8 };
}

/** One line of a drawn table: a name, and figures that end where their columns do. */
function lineMarks(
  { width }: Drawn,
  { cell, lead }: TableRoom,
  y: number,
  [name = '', ...cells]: readonly string[],
  bold: boolean,
): DrawingMark[] {
  const shared = { kind: 'text', y: y + 17, tone: 'ink', bold } as const;
  const right = (i: number): number => width - 8 - cell * (cells.length - 1 - i);
  const figures = cells.map(
    (text, i): DrawingMark => ({ ...shared, x: right(i), text: fitText(text, cell - 10), anchor: 'end' }),
  );
  return [{ ...shared, x: 8, text: fitText(name, lead - 12), anchor: 'start' }, ...figures];
}

/** The table of groups, as a picture of it. Columns that do not fit are told by how many they are. */
function drawTable(drawn: Drawn): Drawing {
  const { set, exploration, pivot, width } = drawn;
  const { measure, query } = exploration;
  const room = roomOf(drawn);
  const { shown } = room;
  const figure = (value: number | null): string => (value === null ? '–' : formatMeasure(set, measure, value));
  const last = pivot.columns.length > 0 ? 'Total' : measureLabel(set, measure);
  const head = [groupTitle(set, query.by), ...shown.map(({ rotulo }) => rotulo), last];
  const marks: DrawingMark[] = [{ kind: 'rect', x: 0, y: 0, width, height: ROW, tone: 'track' }];
  marks.push(...lineMarks(drawn, room, 0, head, true));
  pivot.rows.forEach((row, i) => {
    const cells = [row.rotulo, ...shown.map((column) => figure(pivot.cell(row, column))), figure(row.total)];
    marks.push(...lineMarks(drawn, room, (i + 1) * ROW, cells, false));
    marks.push({ kind: 'line', x1: 0, x2: width, y: (i + 2) * ROW });
  });
  const foot = (pivot.rows.length + 1) * ROW;
  const sums = ['Total', ...shown.map(({ total }) => figure(total)), figure(pivot.total)];
  marks.push(...lineMarks(drawn, room, foot, sums, true), ...leftOut(pivot.columns.length - shown.length, foot + ROW));
  return { width, height: foot + ROW * (shown.length < pivot.columns.length ? 2 : 1), marks };
}

/** What a drawn table says of the columns that do not fit. */
function leftOut(count: number, y: number): DrawingMark[] {
  const many = count === 1 ? 'coluna que não cabe' : 'colunas que não cabem';
  const text = `O total inclui mais ${count} ${many} na imagem.`;
  return count > 0 ? [{ kind: 'text', x: 8, y: y + 17, text, tone: 'muted', anchor: 'start', size: 12 }] : [];
}
