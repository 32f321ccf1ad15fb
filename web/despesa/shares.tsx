import { hierarchy, treemap } from 'd3-hierarchy';
import type { DespesaAnswer, DespesaPart } from '../../catalog/despesa/answer.ts';
import type { Dimension } from '../../catalog/despesa/despesa.ts';
import { reais, shareOf } from '../../catalog/texto/figures.ts';
import charts from '../chart/chart.module.css';
import { Bars } from '../dataset/bars.tsx';
import { MarkTable } from '../dataset/figures.tsx';
import { type ChartMark, restMark } from '../dataset/marks.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useRule } from '../ui/rule.ts';
import { useWidth } from '../ui/width.ts';
import { despesaSearch } from './data.ts';
import styles from './shares.module.css';

const HEIGHT = 360;
/** The most rectangles that can still be told apart. */
const MANY = 30;
const TOP = 10;

interface Props {
  data: DespesaAnswer;
  by: Dimension;
}

/** The size of each part beside the others, and the largest in order. */
export default function Shares({ data, by }: Props) {
  const marks = ranking(data);
  const title = `Maiores ${by.plural} por valor pago`;
  return (
    <figure className={card(charts.figure)}>
      <h2>{title}</h2>
      <Treemap data={data} />
      <div className={charts.pair}>
        <div className={charts.draw}>
          <Bars marks={marks} scale={SCALE} />
        </div>
        <MarkTable marks={marks} scale={SCALE} title={title} by={by.label} sum={data.totals.vlrPago} />
      </div>
    </figure>
  );
}

const SCALE = { label: 'Pago', format: reais };

/** The marks of the largest parts, then one of all the others, so that the bars add up to the total above. */
function ranking({ data, total, totals }: DespesaAnswer): ChartMark[] {
  const marks = data.slice(0, TOP).map(({ no, nome, vlrPago }) => ({
    key: no,
    label: nome,
    value: vlrPago,
    to: `/despesa${despesaSearch(no)}`,
  }));
  const others = total - marks.length;
  return others <= 0 ? marks : [...marks, restMark(marks, others, { value: totals.vlrPago })];
}

/** Areas for what was paid. A part that is not above zero has none; the table has it all, also for a screen reader. */
function Treemap({ data: { data, totals } }: { data: DespesaAnswer }) {
  const [frame, width] = useWidth();
  const parts = data.filter(({ vlrPago }) => vlrPago > 0).slice(0, MANY);
  const root = hierarchy<{ children?: readonly DespesaPart[] } | DespesaPart>({ children: parts }, (node) =>
    'children' in node ? node.children : undefined,
  ).sum((node) => ('vlrPago' in node ? node.vlrPago : 0));
  // Before the width is known, as in the server's page, there is nothing to divide.
  const tiles =
    width === 0
      ? []
      : treemap<{ children?: readonly DespesaPart[] } | DespesaPart>()
          .size([width, HEIGHT])
          .paddingInner(2)(root)
          .leaves();
  return (
    <div ref={frame} className={`${styles.map} ${useRule(`height: ${HEIGHT}px`)}`} aria-hidden="true">
      {tiles.map(({ data: part, x0, y0, x1, y1 }) =>
        'no' in part ? (
          <Link
            key={part.no}
            to={`/despesa${despesaSearch(part.no)}`}
            tabIndex={-1}
            title={`${part.nome}: ${reais(part.vlrPago)}`}
            style={{ left: x0, top: y0, width: x1 - x0, height: y1 - y0 }}
          >
            {x1 - x0 > 70 && y1 - y0 > 34 && (
              <span>
                {part.nome} <b>{shareOf(part.vlrPago, totals.vlrPago)}</b>
              </span>
            )}
          </Link>
        ) : null,
      )}
    </div>
  );
}
