import type { DespesaAnswer, DespesaMonth } from '../../catalog/despesa/answer.ts';
import { MONTHS } from '../../catalog/texto/day.ts';
import { reais } from '../../catalog/texto/figures.ts';
import charts from '../chart/chart.module.css';
import { ColumnChart } from '../chart/columns.tsx';
import { ChartTable } from '../chart/table.tsx';
import { card } from '../ui/card.ts';
import styles from './months.module.css';

/** The stages in the order in which money goes through them. */
const STAGES = [
  ['vlrEmpenhado', 'Empenhado', styles.committed],
  ['vlrLiquidado', 'Liquidado', styles.settled],
  ['vlrPago', 'Pago', styles.paid],
] as const;

/** Money without R$: three sums in a line of a phone leave no room for it, and the title says it. */
const PLAIN = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

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
      <ChartTable
        title={`Empenhado, liquidado e pago por mês em ${year}, em reais`}
        className={styles.numbers}
        heads={['Mês', ...STAGES.map(([, label]) => label)]}
        rows={meses.map((month) => ({
          key: String(month.mes),
          name: nameOf(month.mes).slice(0, 3),
          figures: STAGES.map(([name]) => PLAIN.format(month[name])),
        }))}
      />
    </figure>
  );
}

const nameOf = (month: number): string => MONTHS[month - 1] ?? '';

/** The columns of the whole year, also the months that have nothing yet. */
function Drawing({ months }: { months: readonly DespesaMonth[] }) {
  const found = new Map(months.map((month) => [month.mes, month]));
  return (
    <ColumnChart
      places={MONTHS.map((name, i) => {
        const month = found.get(i + 1);
        const bars = STAGES.map(([id, label, className]) => ({
          id,
          value: month?.[id] ?? 0,
          className,
          title: `${label} em ${name}: ${reais(month?.[id] ?? 0)}`,
        }));
        return { key: String(i + 1), bars: month ? bars : [] };
      })}
      name={(key, width) => nameOf(Number(key)).slice(0, width < 500 ? 1 : 3)}
      height={320}
    />
  );
}
