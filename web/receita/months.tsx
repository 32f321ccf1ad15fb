import { monthName } from '../../catalog/fields/month.ts';
import type { ReceitaAnswer, ReceitaMonth } from '../../catalog/receita/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import charts from '../chart/chart.module.css';
import { ColumnChart } from '../chart/columns.tsx';
import { ChartTable } from '../chart/table.tsx';
import { card } from '../ui/card.ts';
import styles from './receita.module.css';

/** The height of the drawing: that of the twelve months in the table beside it. */
const HEIGHT = 410;
const TITLE = 'Arrecadado até cada mês e previsão do ano';

/** The course of the year: what had come by each month, against what was expected of the whole year. */
export function ReceitaMonths({ data: { meses, totals } }: { data: ReceitaAnswer }) {
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
        <ChartTable
          title={title}
          heads={['Mês', 'No mês (R$)', 'Até o mês (R$)']}
          rows={meses.map(({ dtMes, vlrArrecadacao, vlrAcumulado }) => ({
            key: dtMes,
            name: monthName(dtMes).replace(/ de .*/, ''),
            figures: [plain(vlrArrecadacao), plain(vlrAcumulado)],
          }))}
        />
      </div>
    </figure>
  );
}

function Drawing({ months, goal }: { months: readonly ReceitaMonth[]; goal: number | null }) {
  const places = months.map(({ dtMes, vlrAcumulado }) => ({
    key: dtMes,
    bars: [{ id: 'sum', value: vlrAcumulado ?? 0, className: charts.bar }],
  }));
  return (
    <ColumnChart
      places={places}
      name={(key, width) => monthName(key).slice(0, width < 480 ? 1 : 3)}
      height={HEIGHT}
      sides={{ round: 3 }}
      besides={[goal ?? 0]}
    >
      {({ left, right, y }) =>
        goal !== null && goal > 0 && <line className={styles.goal} x1={left} y1={y(0)} x2={right} y2={y(goal)} />
      }
    </ColumnChart>
  );
}

/** A figure without R$; what is still to come has none, which is not zero. */
const plain = (value: number | null): string => (value === null ? '–' : reais(value).replace('R$\u00a0', ''));
