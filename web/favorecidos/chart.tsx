import { scaleBand, scaleLinear } from 'd3-scale';
import type { FavorecidoYear } from '../../catalog/favorecidos/answer.ts';
import { reais } from '../../catalog/fields/money.ts';
import { useWidth } from '../dataset/width.ts';
import { committed } from './figures.ts';
import styles from './payee.module.css';

const HEIGHT = 240;
const EDGE = { top: 12, right: 4, bottom: 28, left: 60 };
const SHORT = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

const STAGES: readonly { id: string; label: string; of(year: FavorecidoYear): number }[] = [
  { id: 'committed', label: 'Empenhado, com reforços e anulações', of: committed },
  { id: 'settled', label: 'Liquidado', of: ({ vlrLiquidado }) => vlrLiquidado },
  { id: 'paid', label: 'Pago', of: ({ vlrPago }) => vlrPago },
];

/** The three stages of each year side by side. The table under it says the same to those who listen. */
export function Chart({ years }: { years: readonly FavorecidoYear[] }) {
  const [frame, width] = useWidth();
  const values = years.flatMap((year) => STAGES.map(({ of }) => of(year)));
  const x = scaleBand(everyYear(years), [EDGE.left, Math.max(EDGE.left + 1, width - EDGE.right)]).padding(0.25);
  const inner = scaleBand(
    STAGES.map(({ id }) => id),
    [0, Math.min(x.bandwidth(), WIDEST)],
  ).padding(0.08);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4);
  const middle = (x.bandwidth() - Math.min(x.bandwidth(), WIDEST)) / 2;
  return (
    <div className={styles.chart} aria-hidden="true">
      <ul className={styles.legend}>
        {STAGES.map(({ id, label }) => (
          <li key={id} className={styles[id]}>
            {label}
          </li>
        ))}
      </ul>
      <div ref={frame}>
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={EDGE.left} x2={width - EDGE.right} />
              <text x={EDGE.left - 8} dy="0.32em" textAnchor="end">
                {SHORT.format(tick)}
              </text>
            </g>
          ))}
          {everyYear(years).map((year) => (
            <text key={year} x={(x(year) ?? 0) + x.bandwidth() / 2} y={HEIGHT - 8} textAnchor="middle">
              {year}
            </text>
          ))}
          {years.flatMap((year) =>
            STAGES.map(({ id, label, of }) => (
              <rect
                key={`${year.ano} ${id}`}
                className={styles[id]}
                x={(x(year.ano) ?? 0) + middle + (inner(id) ?? 0)}
                y={Math.min(y(0), y(of(year)))}
                width={inner.bandwidth()}
                height={Math.abs(y(0) - y(of(year)))}
              >
                <title>{`${label} em ${year.ano}: ${reais(of(year))}`}</title>
              </rect>
            )),
          )}
        </svg>
      </div>
    </div>
  );
}

/** Three bars wider than this are a wall. */
const WIDEST = 150;

/** A year without anything is a gap to be seen, not left out. */
function everyYear(years: readonly FavorecidoYear[]): number[] {
  const first = years[0]?.ano ?? 0;
  return Array.from({ length: (years.at(-1)?.ano ?? first) - first + 1 }, (_, i) => first + i);
}
