import styles from '../chart/chart.module.css';
import { ColumnChart } from '../chart/columns.tsx';
import { type ChartMark, figuresOf, NONE, type Scale } from './marks.ts';

/** The pixels that a name under a column needs. */
const NAME = 64;

/** Groups over time: one column each, or two side by side, what was expected and what came. */
export function Columns({ marks: all, scale }: { marks: readonly ChartMark[]; scale: Scale }) {
  // A group without a date has no place on the axis; the table counts it.
  const marks = all.filter(({ key }) => key !== NONE);
  const labels = new Map(marks.map(({ key, label }) => [key, label]));
  return (
    <ColumnChart
      places={marks.map((mark) => ({ key: mark.key, to: mark.to, bars: barsOf(mark, scale) }))}
      name={(key) => shortMonth(labels.get(key) ?? '')}
      nameWidth={NAME}
      height={360}
      bottom={44}
      sides={{ round: 3 }}
    />
  );
}

function barsOf(mark: ChartMark, scale: Scale) {
  const figures = figuresOf(mark);
  const names = scale.against ? [scale.against.label, scale.label] : [];
  return figures.map((value, place) => ({
    id: names[place] ?? 'value',
    value,
    className: place < figures.length - 1 ? styles.against : styles.bar,
    title: [mark.label, names[place], scale.format(value)].filter(Boolean).join(': '),
  }));
}

/** The short name of a month: `março de 2026` → `mar/26`. Any other text stays. */
const shortMonth = (label: string): string => label.replace(/^(\S{3})\S* de \d\d(\d\d)$/, '$1/$2');
