import { Link } from 'react-router';
import { inPercent } from '../../catalog/fields/percent.ts';
import { Hidden } from '../ui/hidden.tsx';
import styles from './charts.module.css';
import type { Mark, Scale } from './marks.ts';

interface Props {
  marks: readonly Mark[];
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
            <th scope="col" className={styles.figures}>
              {scale.label}
            </th>
            <th scope="col" className={styles.figures}>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {marks
            .filter(({ value }) => value !== 0)
            .map(({ key, label, value, to }) => (
              <tr key={key}>
                <th scope="row">{to ? <Link to={to}>{label}</Link> : label}</th>
                <td className={styles.figures}>{scale.format(value)}</td>
                <td className={styles.figures}>{sum === 0 ? '–' : inPercent((value / sum) * 100)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
