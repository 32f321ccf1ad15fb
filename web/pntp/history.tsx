import { formatDay } from '../../catalog/fields/date.ts';
import type { PntpEspelho } from '../../catalog/pntp/answer.ts';
import chart from '../chart/chart.module.css';
import { ColumnChart } from '../chart/columns.tsx';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import styles from './pntp.module.css';
import { shareText } from './points.ts';

/** Days that are drawn; the answer has all. */
const DRAWN = 30;
/** The fewest days that make a course. */
const LEAST = 2;

/** The index day by day. */
export function IndexHistory({ data }: { data: PntpEspelho }) {
  const days = data.historico.slice(-DRAWN);
  if (days.length < LEAST) return null;
  return (
    <figure className={card(`${chart.figure} ${styles.history}`)}>
      <h2>Como o índice andou</h2>
      <ColumnChart
        places={days.map(({ dia, indice }) => ({
          key: dia,
          bars: [{ id: dia, value: indice, className: chart.column, title: `${formatDay(dia)}: ${shareText(indice)}` }],
        }))}
        name={(dia) => formatDay(dia).slice(0, 5)}
        nameWidth={48}
        height={150}
      />
      <Hidden>
        <table>
          <caption>Índice por dia</caption>
          <tbody>
            {days.map(({ dia, indice }) => (
              <tr key={dia}>
                <th scope="row">{formatDay(dia)}</th>
                <td>{shareText(indice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </figure>
  );
}
