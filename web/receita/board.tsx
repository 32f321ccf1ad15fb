import { monthName } from '../../catalog/fields/month.ts';
import { receitaAddress } from '../../catalog/receita/address.ts';
import type { ReceitaAnswer, ReceitaPart, ReceitaSums } from '../../catalog/receita/answer.ts';
import { RECEITA_IDS, receitaDimension } from '../../catalog/receita/receita.ts';
import { VIEWS } from '../../catalog/receita/recortes.ts';
import { parseNode } from '../../catalog/sums/node.ts';
import { inPercent, reais } from '../../catalog/texto/figures.ts';
import { apiAddress } from '../api.ts';
import { CiteButton } from '../citar/button.tsx';
import table from '../dataset/table.module.css';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './receita.module.css';

interface Props {
  of: keyof typeof VIEWS;
  data: ReceitaAnswer;
  busy: boolean;
}

/** The parts of a place, each of which leads further down, and their sum. */
export function Board({ of, data, busy }: Props) {
  const { data: rows, por, totals, says } = data;
  const by = receitaDimension(por ?? '');
  if (totals.vlrArrecadacao === 0 && rows.length === 0) {
    return (
      <div className={card()}>
        <Notice icon="empty" title="Nenhuma receita aqui">
          <p>Não há {says.replace(/^R/, 'r')}. Escolha outro exercício ou outro período.</p>
        </Notice>
      </div>
    );
  }
  const columns = columnsOf(data);
  return (
    <div className={card()}>
      <Files of={of} data={data} title={by ? `Por ${by.label.toLocaleLowerCase('pt-BR')}` : 'Linhas desta receita'} />
      {by && (
        <div className={styles.frame}>
          <table className={`${table.table} ${styles.board}`} aria-busy={busy}>
            <caption>
              <Hidden>{says}</Hidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{by.label}</th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col" className={table.end}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line key={row.codigo} of={of} row={row} columns={columns} named={por === 'conta'} />
              ))}
              <tr className={styles.total}>
                <td className={table.lead}>Total</td>
                <Cells figures={totals} columns={columns} />
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

interface Column {
  label: string;
  of(figures: ReceitaSums): string | null;
}

const money = (value: number | null): string | null => (value === null ? null : reais(value));

/** The columns that these rows need: no forecast where there is none, no deductions where nothing is deducted. */
function columnsOf({ data, totals, mes, por }: ReceitaAnswer): Column[] {
  const foreseen = totals.vlrPrevisaoAtualizado !== null && por !== 'conta';
  const deducted = data.some(({ vlrDeducao }) => vlrDeducao !== 0);
  return [
    ...(foreseen ? [{ label: 'Previsão inicial', of: (one: ReceitaSums) => money(one.vlrPrevisaoInicial) }] : []),
    ...(foreseen ? [{ label: 'Previsão atualizada', of: (one: ReceitaSums) => money(one.vlrPrevisaoAtualizado) }] : []),
    { label: `Em ${monthName(mes)}`, of: (one: ReceitaSums) => money(one.vlrMes) },
    { label: 'No período', of: (one: ReceitaSums) => money(one.vlrArrecadacao) },
    ...(deducted ? [{ label: 'Deduções', of: (one: ReceitaSums) => money(one.vlrDeducao) }] : []),
    ...(foreseen
      ? [
          {
            label: '% realizado',
            of: (one: ReceitaSums) => (one.pctRealizado === null ? '–' : inPercent(one.pctRealizado)),
          },
        ]
      : []),
  ];
}

function Line({
  of,
  row,
  columns,
  named,
}: {
  of: keyof typeof VIEWS;
  row: ReceitaPart;
  columns: readonly Column[];
  named: boolean;
}) {
  const node = row.no === null ? null : parseNode(row.no, RECEITA_IDS);
  return (
    <tr>
      <td className={table.lead}>
        <div>
          {node ? <Link to={receitaAddress(of, { node, by: null })}>{row.nome}</Link> : row.nome}
          {!named && <div className={table.under}>{row.codigo}</div>}
        </div>
      </td>
      <Cells figures={row} columns={columns} />
    </tr>
  );
}

const Cells = ({ figures, columns }: { figures: ReceitaSums; columns: readonly Column[] }) =>
  columns.map(({ label, of }) => (
    <td key={label} className={`${table.end} ${styles.figure}`} data-label={label}>
      {of(figures) ?? '–'}
    </td>
  ));

/** The rows behind these sums, and the file of what was foreseen and what came, with every level by code and name. */
function Files({ of, data: { listas, no }, title }: { of: keyof typeof VIEWS; data: ReceitaAnswer; title: string }) {
  const { cut } = VIEWS[of];
  const whole = (ending: string, ...more: string[]): string =>
    apiAddress(
      `/receita.${ending}?${[`no=${encodeURIComponent(no)}`, ...(cut ? [`corte=${cut}`] : []), ...more].join('&')}`,
    );
  return (
    <div className={styles.tools}>
      <h2>{title}</h2>
      <div className={styles.files}>
        <CiteButton />
        {of === 'receita' && (
          <Link className={button()} to="/comparar?por=origem">
            <Sign name="chart" />
            Comparar com outros anos
          </Link>
        )}
        <Link className={button()} to={`/${listas.arrecadado}`}>
          <Sign name="table" />
          Ver as linhas arrecadadas
        </Link>
        <a className={button()} href={whole('csv', '_planilha=1')} download>
          <Sign name="download" />
          CSV
        </a>
        <a className={button()} href={whole('xlsx')} download>
          <Sign name="download" />
          Excel
        </a>
      </div>
    </div>
  );
}
