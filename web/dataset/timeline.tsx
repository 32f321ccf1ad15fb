import type { Chart, Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Query } from '../../catalog/query.ts';
import styles from '../chart/chart.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { Columns } from './columns.tsx';
import { useGroups } from './data.ts';
import { MarkTable } from './figures.tsx';
import { timeMarks } from './marks.ts';
import { Failed } from './states.tsx';

interface Props {
  set: Dataset;
  query: Query;
  chart: { title: string; by: string; sum: string };
}

/** The chart of related rows over time, above them. A column leads to its rows where they have a list. */
export default function Timeline({ set, query, chart: { title, by, sum } }: Props) {
  const chart: Chart = { title, by, sum, shape: 'columns' };
  const { data, error, refetch } = useGroups(set, query, by, { sort: 'chave' });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Skeleton lines={4} />;
  const marks = timeMarks(set, query, chart, data).map((mark) => ({
    ...mark,
    to: mark.to ? `/${set.id}${mark.to}` : null,
  }));
  const all = marks.reduce((total, { value }) => total + value, 0);
  const { label, format } = fieldOf(set, sum);
  const unit = fieldOf(set, by.split('.')[0] ?? '').label;
  return (
    <figure className={styles.figure}>
      <h3>{title}</h3>
      <div className={styles.pair}>
        <div className={styles.draw}>
          <Columns marks={marks} scale={{ label, format }} />
        </div>
        <MarkTable marks={marks} scale={{ label, format }} title={title} by={unit} sum={all} />
      </div>
    </figure>
  );
}
