import { scaleBand, scaleLinear } from 'd3-scale';

/** The room around the columns: figures stand on the left. Under them there is as much as a chart asks for. */
const EDGE = { top: 12, right: 4, left: 60 };

/** The number of lines across a chart, about. */
const TICKS = 4;

interface PlotOptions {
  keys: readonly string[];
  /** Every figure that is drawn. */
  values: readonly number[];
  width: number;
  height: number;
  /** The room under the columns, for their names. */
  bottom: number;
  /** The share of a column's place that is left free beside it. */
  gap: number;
}

/** The layout of a chart of standing columns, in pixels. */
export interface Plot {
  left: number;
  right: number;
  /** The line under the lowest column, below which the names are written. */
  base: number;
  /** The width of a column's place. */
  band: number;
  ticks: readonly number[];
  /** The left edge of a column's place. */
  x(key: string): number;
  y(value: number): number;
}

/** Lays out a chart. Figures below zero have room under the line of zero; without any figure the axis still reaches one. */
export function plotOf({ keys, values, width, height, bottom, gap }: PlotOptions): Plot {
  const { top, left } = EDGE;
  const right = Math.max(left + 1, width - EDGE.right);
  const base = height - bottom;
  const x = scaleBand(keys, [left, right]).padding(gap);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [base, top]).nice(TICKS);
  return { left, right, base, band: x.bandwidth(), ticks: y.ticks(TICKS), x: (key) => x(key) ?? 0, y };
}

/** The top and height of a column from zero to a figure, downwards where it is negative. */
export const barOf = ({ y }: Pick<Plot, 'y'>, value: number): { y: number; height: number } => ({
  y: Math.min(y(0), y(value)),
  height: Math.abs(y(value) - y(0)),
});

/** The places of columns side by side within one place, in its middle where together they would be wider than `widest`. */
export function sidesOf(count: number, band: number, gap = 0, widest = band): { x: number; width: number }[] {
  const room = Math.min(band, widest);
  const side = scaleBand(
    Array.from({ length: count }, (_, i) => i),
    [0, room],
  ).padding(gap);
  return side.domain().map((i) => ({ x: (band - room) / 2 + (side(i) ?? 0), width: side.bandwidth() }));
}

/** The step between names that fit: 1 for every name, 2 for every second. */
export const nameStep = (count: number, room: number, name: number): number =>
  Math.ceil(count / Math.max(1, Math.floor(room / name)));
