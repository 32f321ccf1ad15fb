import { scaleBand, scaleLinear } from 'd3-scale';
import { Link } from 'react-router';
import styles from '../chart/chart.module.css';
import { useWidth } from '../chart/width.ts';
import { type ChartMark, figuresOf, NONE, type Scale } from './marks.ts';

const HEIGHT = 360;
const EDGE = { top: 12, right: 4, bottom: 44, left: 60 };
/** A label under a column needs about this many pixels. */
const LABEL = 64;

/** Money would not fit beside the axis; the table says it whole. */
const SHORT = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

/** Standing columns over time. The table beside says the same to those who listen. */
export function Columns({ marks: all, scale }: { marks: readonly ChartMark[]; scale: Scale }) {
  // What has no date has no place on the axis; the table counts it.
  const marks = all.filter(({ key }) => key !== NONE);
  const [frame, width] = useWidth();
  const x = scaleBand(
    marks.map(({ key }) => key),
    [EDGE.left, Math.max(EDGE.left + 1, width - EDGE.right)],
  ).padding(0.2);
  const y = scaleLinear([0, Math.max(1, ...marks.flatMap(figuresOf))], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4);
  const every = Math.ceil(marks.length / Math.max(1, Math.floor((width - EDGE.left) / LABEL)));
  return (
    <div ref={frame} aria-hidden="true">
      <svg className={styles.columns} width={width} height={HEIGHT} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={EDGE.left} x2={width - EDGE.right} />
            <text x={EDGE.left - 8} dy="0.32em" textAnchor="end">
              {SHORT.format(tick)}
            </text>
          </g>
        ))}
        {marks.map((mark, i) => (
          <g key={mark.key}>
            <Column mark={mark} scale={scale} x={x(mark.key) ?? 0} y={y} width={x.bandwidth()} />
            {i % every === 0 && (
              <text x={(x(mark.key) ?? 0) + x.bandwidth() / 2} y={HEIGHT - EDGE.bottom + 18} textAnchor="middle">
                {short(mark)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface ColumnProps {
  mark: ChartMark;
  scale: Scale;
  x: number;
  y(value: number): number;
  width: number;
}

/** One column, or two side by side: what was expected and what came. */
function Column({ mark, scale, x, y, width }: ColumnProps) {
  const figures = figuresOf(mark);
  const own = width / figures.length;
  const names = scale.against ? [scale.against.label, scale.label] : [];
  const bars = figures.map((figure, place) => (
    <rect
      key={names[place] ?? 'value'}
      className={place < figures.length - 1 ? styles.against : styles.bar}
      x={x + place * own}
      y={y(figure)}
      width={own}
      height={Math.max(0, HEIGHT - EDGE.bottom - y(figure))}
      rx={Math.min(3, own / 4)}
    >
      <title>{[mark.label, names[place], scale.format(figure)].filter(Boolean).join(': ')}</title>
    </rect>
  ));
  return mark.to ? (
    <Link to={mark.to} tabIndex={-1}>
      {bars}
    </Link>
  ) : (
    bars
  );
}

/** `março de 2026` → `mar/26`; what is no month keeps its name. */
const short = ({ label }: ChartMark): string => label.replace(/^(\S{3})\S* de \d\d(\d\d)$/, '$1/$2');
