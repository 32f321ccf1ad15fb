import { scaleBand, scaleLinear } from 'd3-scale';
import type { DespesaAnswer, DespesaMonth } from '../../catalog/despesa/answer.ts';
import { reais } from '../../catalog/fields/money.ts';
import { MONTHS } from '../../catalog/fields/month.ts';
import charts from '../dataset/charts.module.css';
import { useWidth } from '../dataset/width.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import styles from './months.module.css';

/** In the order in which money goes through them. */
const STAGES = [
  ['vlrEmpenhado', 'Empenhado', styles.committed],
  ['vlrLiquidado', 'Liquidado', styles.settled],
  ['vlrPago', 'Pago', styles.paid],
] as const;

const HEIGHT = 320;
const EDGE = { top: 12, right: 4, bottom: 28, left: 60 };
/** Three sums in a line of a phone leave no room for R$; the title says it. */
const PLAIN = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SHORT = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

/** The three stages month by month, whatever months were asked for. */
export default function Months({ data: { meses, no } }: { data: DespesaAnswer }) {
  const year = no.slice(0, 4);
  return (
    <figure className={card(charts.figure)}>
      <h2>Mês a mês em {year}</h2>
      <ul className={styles.legend} aria-hidden="true">
        {STAGES.map(([name, label, style]) => (
          <li key={name}>
            <svg width="14" height="14" aria-hidden="true">
              <rect className={style} width="14" height="14" rx="3" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <Drawing months={meses} />
      <Numbers months={meses} title={`Empenhado, liquidado e pago por mês em ${year}, em reais`} />
    </figure>
  );
}

function Drawing({ months }: { months: readonly DespesaMonth[] }) {
  const [frame, width] = useWidth();
  const values = months.flatMap((month) => STAGES.map(([name]) => month[name]));
  const x = scaleBand(
    MONTHS.map((_, i) => i + 1),
    [EDGE.left, Math.max(EDGE.left + 1, width - EDGE.right)],
  ).padding(0.2);
  const inner = scaleBand<string>(
    STAGES.map(([name]) => name),
    [0, x.bandwidth()],
  );
  // A month of more annulments than commitments lies below the line.
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4);
  return (
    <div ref={frame} aria-hidden="true">
      <svg className={charts.columns} width={width} height={HEIGHT} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={EDGE.left} x2={width - EDGE.right} />
            <text x={EDGE.left - 8} dy="0.32em" textAnchor="end">
              {SHORT.format(tick)}
            </text>
          </g>
        ))}
        {months.map((month) => (
          <g key={month.mes} transform={`translate(${x(month.mes) ?? 0} 0)`}>
            {STAGES.map(([name, label, style]) => (
              <rect
                key={name}
                className={style}
                x={inner(name) ?? 0}
                y={Math.min(y(0), y(month[name]))}
                width={inner.bandwidth()}
                height={Math.abs(y(month[name]) - y(0))}
              >
                <title>{`${label} em ${MONTHS[month.mes - 1]}: ${reais(month[name])}`}</title>
              </rect>
            ))}
          </g>
        ))}
        {MONTHS.map((name, i) => (
          <text key={name} x={(x(i + 1) ?? 0) + x.bandwidth() / 2} y={HEIGHT - 8} textAnchor="middle">
            {name.slice(0, width < 500 ? 1 : 3)}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** What a screen reader gets and what one copies; the drawing repeats it. */
function Numbers({ months, title }: { months: readonly DespesaMonth[]; title: string }) {
  return (
    <section className={`${charts.numbers} ${styles.numbers}`} aria-label={`Números de ${title}`}>
      <table>
        <caption>
          <Hidden>{title}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            {STAGES.map(([name, label]) => (
              <th key={name} scope="col" className={charts.figures}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.mes}>
              <th scope="row">{MONTHS[month.mes - 1]?.slice(0, 3)}</th>
              {STAGES.map(([name]) => (
                <td key={name} className={charts.figures}>
                  {PLAIN.format(month[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
