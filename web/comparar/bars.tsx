import type { CompararAnswer, ComparedPart } from '../../catalog/comparar/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import charts from '../chart/chart.module.css';
import { card } from '../ui/card.ts';
import { columnKey, columnName, figuresOf, isBetween } from './column.ts';
import styles from './comparar.module.css';

/** Parts that are drawn; the table under them has all. */
const MOST = 12;

/** Lying bars of the largest parts, one for each column. The table under them says the same to a screen reader. */
export function ComparedBars({ data }: { data: CompararAnswer }) {
  const parts = data.data.slice(0, MOST);
  const longest = Math.max(1, ...parts.flatMap((part) => figuresOf(part).map((value) => value ?? 0)));
  const per = isBetween(data) ? ', por habitante' : '';
  const title = data.data.length > MOST ? `${data.titulo}${per}: as ${MOST} maiores partes` : `${data.titulo}${per}`;
  return (
    <figure className={card(charts.figure)}>
      <h2>{title}</h2>
      <div aria-hidden="true">
        <ul className={styles.legend}>
          {data.colunas.map((column, i) => (
            <li key={columnKey(column)} data-place={i}>
              {columnName(data, column)}
            </li>
          ))}
        </ul>
        <ul className={styles.bars}>
          {parts.map((part) => (
            <PartBars key={part.codigo} data={data} part={part} longest={longest} />
          ))}
        </ul>
      </div>
    </figure>
  );
}

function PartBars({ data, part, longest }: { data: CompararAnswer; part: ComparedPart; longest: number }) {
  return (
    <li>
      <span className={styles.name}>{part.nome}</span>
      {figuresOf(part).map((value, i) => {
        const column = data.colunas[i];
        return (
          column && (
            <span key={columnKey(column)} className={styles.bar} data-place={i}>
              <svg aria-hidden="true">
                <rect className={charts.track} width="100%" height="100%" rx="3" />
                <rect width={`${(Math.max(0, value ?? 0) / longest) * 100}%`} height="100%" rx="3" />
              </svg>
              <span>{value === null ? 'não publicado' : reais(value)}</span>
            </span>
          )
        );
      })}
    </li>
  );
}
