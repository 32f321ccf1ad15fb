import type { FavorecidoYear } from '../../catalog/favorecidos/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { ColumnChart } from '../chart/columns.tsx';
import styles from './favorecido.module.css';
import { committedIn } from './figures.ts';

const STAGES: readonly { id: string; label: string; of(year: FavorecidoYear): number }[] = [
  { id: 'committed', label: 'Empenhado, com reforços e anulações', of: committedIn },
  { id: 'settled', label: 'Liquidado', of: ({ vlrLiquidado }) => vlrLiquidado },
  { id: 'paid', label: 'Pago', of: ({ vlrPago }) => vlrPago },
];

/** The widest that the three columns of a year may be together. */
const WIDEST = 150;

/** The three stages of each year side by side. The table under it says the same to a screen reader. */
export function Chart({ years }: { years: readonly FavorecidoYear[] }) {
  const found = new Map(years.map((year) => [year.ano, year]));
  return (
    <div className={styles.chart} aria-hidden="true">
      <ul className={styles.legend}>
        {STAGES.map(({ id, label }) => (
          <li key={id} className={styles[id]}>
            {label}
          </li>
        ))}
      </ul>
      <ColumnChart
        places={everyYear(years).map((ano) => ({ key: String(ano), bars: barsOf(found.get(ano)) }))}
        name={(key) => key}
        height={240}
        gap={0.25}
        sides={{ gap: 0.08, widest: WIDEST }}
      />
    </div>
  );
}

const barsOf = (year: FavorecidoYear | undefined) =>
  year
    ? STAGES.map(({ id, label, of }) => ({
        id,
        value: of(year),
        className: styles[id],
        title: `${label} em ${year.ano}: ${reais(of(year))}`,
      }))
    : [];

/** Every year from the first to the last: one without anything is a gap to be seen, not left out. */
function everyYear(years: readonly FavorecidoYear[]): number[] {
  const first = years[0]?.ano ?? 0;
  return Array.from({ length: (years.at(-1)?.ano ?? first) - first + 1 }, (_, i) => first + i);
}
