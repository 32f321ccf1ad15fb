import type { ReactNode } from 'react';
import { Hidden } from '../ui/hidden.tsx';
import styles from './chart.module.css';

interface Props {
  title: string;
  /** The heads of the columns: that of the names first. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly string[] }[];
  className?: string | undefined;
}

/** The figures of a chart. This is what a screen reader gets and what one copies; the drawing repeats it. */
export function ChartTable({ title, heads: [first, ...heads], rows, className = '' }: Props) {
  return (
    <section className={`${styles.numbers} ${className}`} aria-label={`Números de ${title}`}>
      <table>
        <caption>
          <Hidden>{title}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.figures}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, i) => (
                <td key={heads[i]} className={styles.figures}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
