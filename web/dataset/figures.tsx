import { Link } from 'react-router';
import { shareOf } from '../../catalog/fields/percent.ts';
import styles from '../chart/chart.module.css';
import { Hidden } from '../ui/hidden.tsx';
import { type ChartMark, figuresOf, type Scale } from './marks.ts';

interface Props {
  marks: readonly ChartMark[];
  scale: Scale;
  title: string;
  by: string;
  sum: number;
}

/** The figures of a chart. This is what a screen reader gets and what one copies; the drawing repeats it. */
export function Marks({ marks, scale, title, by, sum }: Props) {
  return (
    <section className={styles.numbers} aria-label={`Números de ${title}`}>
      <table>
        <caption>
          <Hidden>{title}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            {scale.against && (
              <th scope="col" className={styles.figures}>
                {scale.against.label}
              </th>
            )}
            <th scope="col" className={styles.figures}>
              {scale.label}
            </th>
            <th scope="col" className={styles.figures}>
              {scale.against?.share ?? '%'}
            </th>
          </tr>
        </thead>
        <tbody>
          {marks
            .filter((mark) => figuresOf(mark).some((figure) => figure !== 0))
            .map(({ key, label, value, against, to }) => (
              <tr key={key}>
                <th scope="row">{to ? <Link to={to}>{label}</Link> : label}</th>
                {against !== undefined && <td className={styles.figures}>{scale.format(against)}</td>}
                <td className={styles.figures}>{scale.format(value)}</td>
                <td className={styles.figures}>{shareOf(value, against ?? sum) ?? '–'}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
