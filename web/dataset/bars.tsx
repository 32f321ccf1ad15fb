import { scaleLinear } from 'd3-scale';
import styles from '../chart/chart.module.css';
import { Link } from '../ui/link.tsx';
import { type ChartMark, type ChartScale, markFigures, REST_KEY } from './marks.ts';

interface Props {
  marks: readonly ChartMark[];
  scale: ChartScale;
}

/** Lying bars, because names are long. The table beside says the same to a screen reader. */
export function Bars({ marks, scale }: Props) {
  // The sum of all the others has no part in the scale: it may be so large that the named bars would be lines.
  const longest = Math.max(1, ...marks.filter(({ key }) => key !== REST_KEY).flatMap(markFigures));
  const width = scaleLinear([0, longest], [0, 100]).clamp(true);
  const cut = marks.some((mark) => Math.max(...markFigures(mark)) > longest);
  return (
    <div aria-hidden="true">
      <ul className={styles.bars}>
        {marks.map((mark) => (
          <Bar key={mark.key} mark={mark} scale={scale} width={width} longest={longest} />
        ))}
      </ul>
      {cut && <p className={styles.note}>A barra “Demais” está cortada: a escala é a das barras com nome.</p>}
    </div>
  );
}

interface BarProps {
  mark: ChartMark;
  scale: ChartScale;
  width(value: number): number;
  longest: number;
}

function Bar({ mark, scale, width, longest }: BarProps) {
  const { key, label, against, to } = mark;
  const figures = markFigures(mark);
  const said = figures.map(scale.format).toReversed().join(' de ');
  const high = 100 / figures.length;
  return (
    <li className={against === undefined ? undefined : styles.both}>
      <span className={styles.name}>
        {to ? (
          <Link to={to} tabIndex={-1}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      <span className={styles.value}>{said}</span>
      <svg aria-hidden="true">
        <title>{`${label}: ${said}`}</title>
        <rect className={styles.track} width="100%" height="100%" rx="4" />
        {figures.map((figure, place) => (
          <rect
            key={place < figures.length - 1 ? 'against' : 'value'}
            className={place < figures.length - 1 ? styles.against : key === REST_KEY ? styles.rest : styles.bar}
            y={`${place * high}%`}
            width={`${width(figure)}%`}
            height={`${high}%`}
            rx="4"
          />
        ))}
        {Math.max(...figures) > longest && <Break />}
      </svg>
    </li>
  );
}

/** Two gaps across a bar that goes on beyond the drawing. */
const Break = () => (
  <svg x="90%" overflow="visible" aria-hidden="true">
    <path className={styles.break} d="M8 -2 L0 26 M18 -2 L10 26" />
  </svg>
);
