import { scaleBand, scaleLinear } from 'd3-scale';
import { reais } from '../../catalog/fields/money.ts';
import { monthName } from '../../catalog/fields/month.ts';
import type { ReceitaAnswer, ReceitaMonth } from '../../catalog/receita/answer.ts';
import charts from '../dataset/charts.module.css';
import { useWidth } from '../dataset/width.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import styles from './revenue.module.css';

/** As tall as the twelve months beside it. */
const HEIGHT = 410;
const EDGE = { top: 12, right: 4, bottom: 28, left: 60 };
const SHORT = new Intl.NumberFormat('pt-BR', { notation: 'compact' });
const TITLE = 'Arrecadado até cada mês e previsão do ano';

/** How the year went: what had come by each month, against what was expected of the whole year. */
export function Course({ data: { meses, totals } }: { data: ReceitaAnswer }) {
  const goal = totals.vlrPrevisaoAtualizado;
  const title = goal === null ? 'Arrecadado até cada mês' : TITLE;
  if (meses.every(({ vlrArrecadacao }) => !vlrArrecadacao)) return null;
  return (
    <figure className={card(charts.figure)}>
      <h2>{title}</h2>
      <div className={charts.pair}>
        <div className={charts.draw}>
          <Drawing months={meses} goal={goal} />
          {goal !== null && goal > 0 && (
            <p className={styles.key}>
              <span aria-hidden="true" /> A linha tracejada reparte a previsão atualizada, de {reais(goal)}, em doze
              partes iguais.
            </p>
          )}
        </div>
        <Numbers months={meses} title={title} />
      </div>
    </figure>
  );
}

/** The table beside says the same to those who listen. */
function Drawing({ months, goal }: { months: readonly ReceitaMonth[]; goal: number | null }) {
  const [frame, width] = useWidth();
  const sums = months.map(({ vlrAcumulado }) => vlrAcumulado ?? 0);
  const right = Math.max(EDGE.left + 1, width - EDGE.right);
  const x = scaleBand(
    months.map(({ dtMes }) => dtMes),
    [EDGE.left, right],
  ).padding(0.2);
  const ends = [Math.min(0, goal ?? 0, ...sums), Math.max(1, goal ?? 0, ...sums)];
  const y = scaleLinear(ends, [HEIGHT - EDGE.bottom, EDGE.top]).nice(4);
  return (
    <div ref={frame} aria-hidden="true">
      <svg className={charts.columns} width={width} height={HEIGHT} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={EDGE.left} x2={right} />
            <text x={EDGE.left - 8} dy="0.32em" textAnchor="end">
              {SHORT.format(tick)}
            </text>
          </g>
        ))}
        {months.map(({ dtMes, vlrAcumulado }) => (
          <g key={dtMes}>
            <rect
              className={charts.bar}
              x={x(dtMes)}
              y={Math.min(y(0), y(vlrAcumulado ?? 0))}
              width={x.bandwidth()}
              height={Math.abs(y(vlrAcumulado ?? 0) - y(0))}
              rx="3"
            />
            <text x={(x(dtMes) ?? 0) + x.bandwidth() / 2} y={HEIGHT - 8} textAnchor="middle">
              {monthName(dtMes).slice(0, width < 480 ? 1 : 3)}
            </text>
          </g>
        ))}
        {goal !== null && goal > 0 && <line className={styles.goal} x1={EDGE.left} y1={y(0)} x2={right} y2={y(goal)} />}
      </svg>
    </div>
  );
}

/** What is still to come has no figure, which is not zero. */
const shown = (value: number | null): string => (value === null ? '–' : reais(value).replace('R$\u00a0', ''));

const Numbers = ({ months, title }: { months: readonly ReceitaMonth[]; title: string }) => (
  <section className={charts.numbers} aria-label={`Números de ${title}`}>
    <table>
      <caption>
        <Hidden>{title}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Mês</th>
          <th scope="col" className={charts.figures}>
            No mês (R$)
          </th>
          <th scope="col" className={charts.figures}>
            Até o mês (R$)
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ dtMes, vlrArrecadacao, vlrAcumulado }) => (
          <tr key={dtMes}>
            <th scope="row">{monthName(dtMes).replace(/ de .*/, '')}</th>
            <td className={charts.figures}>{shown(vlrArrecadacao)}</td>
            <td className={charts.figures}>{shown(vlrAcumulado)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
