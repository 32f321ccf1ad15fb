import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Chart, Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { formatMean, isMean } from '../../catalog/list/mean.ts';
import type { Query } from '../../catalog/query.ts';
import styles from '../chart/chart.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { Bars } from './bars.tsx';
import { Columns } from './columns.tsx';
import { useGroups } from './data.ts';
import { MarkTable } from './figures.tsx';
import { type ChartScale, type ChartWhole, meanMarks, timeMarks, topMarks } from './marks.ts';
import { Failed } from './states.tsx';

interface Props {
  set: Dataset;
  query: Query;
  /** The answer of the list, which tells what the bars that are left out add up to. */
  whole: ListAnswer;
}

export default function Charts({ set, query, whole }: Props) {
  return (
    <div className={styles.charts}>
      {set.list.charts.map((chart) => (
        <Figure key={chart.title} set={set} query={query} whole={whole} chart={chart} />
      ))}
    </div>
  );
}

/** The shapes of charts: what each asks, how it reads the answer and how it draws it. */
const SHAPES = {
  bars: { Draw: Bars, cut: (chart: Chart) => ({ size: 10, sort: `-${chart.sum ?? 'linhas'}` }), marks: topMarks },
  means: { Draw: Bars, cut: () => ({ size: 10, sort: '-linhas' }), marks: meanMarks },
  columns: { Draw: Columns, cut: () => ({ sort: 'chave' }), marks: timeMarks },
};

function Figure({ set, query, whole, chart }: Props & { chart: Chart }) {
  const { Draw, cut, marks: read } = SHAPES[isMeanChart(set, chart) ? 'means' : chart.shape];
  const { data, error, refetch } = useGroups(set, query, chart.by, cut(chart));
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  const sums = wholeOf(chart, whole);
  const marks = read(set, query, chart, data, sums);
  const scale = scaleOf(set, chart);
  return (
    <figure className={styles.figure}>
      <h2>{chart.title}</h2>
      <div className={chart.against ? styles.under : styles.pair}>
        <div className={styles.draw}>
          <Legend scale={scale} />
          <Draw marks={marks} scale={scale} />
        </div>
        <MarkTable marks={marks} scale={scale} title={chart.title} by={labelOf(set, chart)} sum={sums.value} />
      </div>
    </figure>
  );
}

const isMeanChart = (set: Dataset, { sum, shape }: Chart): boolean =>
  shape === 'bars' && sum !== undefined && isMean(set, sum);

const labelOf = (set: Dataset, { by }: Chart): string => fieldOf(set, by.split('.')[0] ?? '').label;

const wholeOf = ({ sum, against }: Chart, { totals, total }: ListAnswer): ChartWhole => ({
  value: sum ? (totals[sum] ?? 0) : total,
  rows: total,
  ...(against && { against: totals[against] ?? 0 }),
});

function scaleOf(set: Dataset, { sum, against }: Chart): ChartScale {
  if (!sum) return { label: set.title, format: (value) => value.toLocaleString('pt-BR') };
  const { label, format } = fieldOf(set, sum);
  if (isMean(set, sum)) return { label, format: (value) => formatMean(set, sum, value), rows: capital(set.plural) };
  return { label, format, ...(against && { against: measured(fieldOf(set, against)) }) };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** The share of a measure: `o valor fixado` → `% do valor fixado`. */
const measured = ({ label, noun }: Field) => ({ label, share: `% ${noun.replace(/^(?=[oa]s? )/, 'd')}` });

/** The meaning of the colours in a drawing with two sums. */
function Legend({ scale: { label, against } }: { scale: ChartScale }) {
  if (!against) return null;
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li className={styles.expected}>{against.label}</li>
      <li className={styles.actual}>{label}</li>
    </ul>
  );
}
