import type { CompararAnswer, ComparedPart } from '../../catalog/comparar/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { apiAddress } from '../api.ts';
import { CiteButton } from '../citar/button.tsx';
import table from '../dataset/table.module.css';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Sign } from '../ui/sign.tsx';
import { columnKey, columnName, figuresOf, isBetween } from './column.ts';
import styles from './comparar.module.css';
import { signed } from './totals.tsx';

interface Props {
  data: CompararAnswer;
  asked: string;
  busy: boolean;
}

/** All the parts, a figure for each column, and their sums. */
export function ComparedBoard({ data, asked, busy }: Props) {
  const changes = data.colunas.length > 1 && !isBetween(data);
  const total: ComparedPart = {
    codigo: '',
    nome: 'Total',
    valores: data.colunas.map((column) => column.total),
    porHabitante: isBetween(data) ? data.colunas.map(({ porHabitante }) => porHabitante) : [],
    variacao: data.variacao,
  };
  return (
    <div className={card()}>
      <Files asked={asked} title={isBetween(data) ? 'Valores por habitante' : 'Valores'} />
      <div className={styles.frame}>
        <table className={`${table.table} ${styles.board}`} aria-busy={busy}>
          <caption>
            <Hidden>{data.says}</Hidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{data.parte}</th>
              {data.colunas.map((column) => (
                <th key={columnKey(column)} scope="col" className={table.end}>
                  {columnName(data, column)}
                </th>
              ))}
              {changes && (
                <th scope="col" className={table.end}>
                  Variação
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.data.map((part) => (
              <Line key={part.codigo} data={data} part={part} changes={changes} />
            ))}
            <Line data={data} part={total} changes={changes} className={styles.total} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface LineProps {
  data: CompararAnswer;
  part: ComparedPart;
  changes: boolean;
  className?: string | undefined;
}

function Line({ data, part, changes, className }: LineProps) {
  const isCode = part.codigo !== '' && part.codigo !== part.nome;
  return (
    <tr className={className}>
      <td className={table.lead}>
        <div>
          {part.nome}
          {isCode && <div className={table.under}>{part.codigo}</div>}
        </div>
      </td>
      {data.colunas.map((column, i) => (
        <td key={columnKey(column)} className={`${table.end} ${styles.figure}`} data-label={columnName(data, column)}>
          {figureText(figuresOf(part)[i] ?? null)}
        </td>
      ))}
      {changes && (
        <td className={`${table.end} ${styles.figure}`} data-label="Variação">
          {part.variacao === null ? '–' : signed(part.variacao)}
        </td>
      )}
    </tr>
  );
}

const figureText = (value: number | null): string => (value === null ? '–' : reais(value));

/** The comparison as a file, for people and for programs. */
function Files({ asked, title }: { asked: string; title: string }) {
  const query = asked ? `?${asked}` : '';
  return (
    <div className={styles.tools}>
      <h2>{title}</h2>
      <div className={styles.files}>
        <a className={button()} href={apiAddress(`/comparar.csv${query}${query ? '&' : '?'}_planilha=1`)} download>
          <Sign name="download" />
          Planilha (CSV)
        </a>
        <a className={button()} href={apiAddress(`/comparar${query}`)}>
          JSON
        </a>
        <CiteButton />
      </div>
    </div>
  );
}
