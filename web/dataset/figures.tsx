import { shareOf } from '../../catalog/texto/figures.ts';
import { ChartTable } from '../chart/table.tsx';
import { Link } from '../ui/link.tsx';
import { type ChartMark, type ChartScale, markFigures } from './marks.ts';

interface Props {
  marks: readonly ChartMark[];
  scale: ChartScale;
  title: string;
  by: string;
  sum: number;
}

const share = (mark: ChartMark, sum: number): string => shareOf(mark.value, mark.against ?? sum) ?? '–';
const counts = ({ rows = 0 }: ChartMark): string => rows.toLocaleString('pt-BR');

/** The figures of a chart's marks, each with its share of the whole or of what it is measured against, a mean with its rows. */
export function MarkTable({ marks, scale: { label, against, rows: counted, format }, title, by, sum }: Props) {
  const rows = marks
    .filter((mark) => markFigures(mark).some((figure) => figure !== 0))
    .map((mark) => ({
      key: mark.key,
      name: mark.to ? <Link to={mark.to}>{mark.label}</Link> : mark.label,
      figures: [...markFigures(mark).map(format), counted ? counts(mark) : share(mark, sum)],
    }));
  const heads = [by, ...(against ? [against.label] : []), label, counted ?? against?.share ?? '%'];
  return <ChartTable title={title} heads={heads} rows={rows} />;
}
