import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { useWidth } from '../ui/width.ts';
import styles from './chart.module.css';
import { barOf, nameStep, type Plot, plotOf, sidesOf } from './plot.ts';

/** Figures on the axis in few letters: money would not fit beside it, and the table says it whole. */
const SHORT = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

/** The width of a drawing where nobody can tell its place: on the server, and in a frame without scripts it is fitted by the browser. */
const UNMEASURED = 640;

/** One column, or one of several side by side. */
interface ColumnBar {
  id: string;
  value: number;
  className: string | undefined;
  /** The words that a pointer reads. */
  title?: string;
}

export interface ColumnPlace {
  key: string;
  bars: readonly ColumnBar[];
  /** The page that a press leads to. */
  to?: string | null;
}

interface Props {
  places: readonly ColumnPlace[];
  /** The name under a place, in a drawing of some width. */
  name(key: string, width: number): string;
  height: number;
  bottom?: number;
  gap?: number;
  /** The pixels a name needs, where not every name may fit. */
  nameWidth?: number;
  /** The gap between columns of one place, how wide all of them may be, and how round their corners are. */
  sides?: { gap?: number; widest?: number; round?: number };
  /** Figures that are drawn besides the columns. */
  besides?: readonly number[];
  children?(plot: Plot): ReactNode;
}

/** Standing columns over an axis. The chart's table says the same to a screen reader. */
export function ColumnChart({ places, name, nameWidth, besides = [], children, ...own }: Props) {
  const { height, bottom = 28, gap = 0.2, sides = {} } = own;
  const [frame, measured] = useWidth();
  const width = measured || UNMEASURED;
  const keys = places.map(({ key }) => key);
  const values = [...places.flatMap(({ bars }) => bars.map(({ value }) => value)), ...besides];
  const plot = plotOf({ keys, values, width, height, bottom, gap });
  const step = nameWidth ? nameStep(places.length, width - plot.left, nameWidth) : 1;
  return (
    <div ref={frame} aria-hidden="true">
      <svg
        className={styles.columns}
        width={measured || '100%'}
        height={height}
        viewBox={measured ? undefined : `0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <Axis plot={plot} />
        {places.map((place) => (
          <Place key={place.key} place={place} plot={plot} {...sides} />
        ))}
        {keys
          .filter((_, i) => i % step === 0)
          .map((key) => (
            <text key={key} x={plot.x(key) + plot.band / 2} y={plot.base + 20} textAnchor="middle">
              {name(key, width)}
            </text>
          ))}
        {children?.(plot)}
      </svg>
    </div>
  );
}

const Axis = ({ plot: { ticks, y, left, right } }: { plot: Plot }) =>
  ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${y(tick)})`}>
      <line x1={left} x2={right} />
      <text x={left - 8} dy="0.32em" textAnchor="end">
        {SHORT.format(tick)}
      </text>
    </g>
  ));

interface PlaceProps {
  place: ColumnPlace;
  plot: Plot;
  gap?: number;
  widest?: number;
  round?: number;
}

function Place({ place: { key, bars, to }, plot, gap, widest, round = 0 }: PlaceProps) {
  const sides = sidesOf(bars.length, plot.band, gap, widest);
  const drawn = bars.map(({ id, value, className, title }, i) => {
    const { x = 0, width = 0 } = sides[i] ?? {};
    return (
      <rect
        key={id}
        className={className}
        x={plot.x(key) + x}
        width={width}
        rx={Math.min(round, width / 4)}
        {...barOf(plot, value)}
      >
        {title && <title>{title}</title>}
      </rect>
    );
  });
  if (!to) return drawn;
  return (
    <Link to={to} tabIndex={-1}>
      {drawn}
    </Link>
  );
}
