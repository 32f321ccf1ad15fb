import type { KeyboardEvent } from 'react';
import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import type { Dimension } from '../../catalog/despesa/despesa.ts';
import { reais, shareOf } from '../../catalog/texto/figures.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Branch } from './branch.tsx';
import { STAGE_COLUMNS } from './columns.ts';
import { walkTree } from './keys.ts';
import styles from './tree.module.css';

interface Props {
  data: DespesaAnswer;
  by: Dimension;
  busy: boolean;
  open: ReadonlySet<string>;
  toggle(no: string, unfold: boolean): void;
}

/**
 * The parts of a node, each of which unfolds into its own. Walked by the arrow keys like every tree: right unfolds or goes
 * in, left folds or goes out.
 */
export function Tree({ data, by, busy, open, toggle }: Props) {
  const budgeted = data.listas.orcamento !== null && by.id !== 'favorecido';
  const columns = STAGE_COLUMNS.filter(([name]) => budgeted || name !== 'vlrOrcamentoAtualizado');
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => walkTree(event, toggle);
  if (data.data.length === 0) return <p className={styles.none}>Nenhuma despesa publicada com estas condições.</p>;
  return (
    <div className={styles.frame}>
      <table className={styles.tree} role="treegrid" aria-busy={busy} onKeyDown={onKeyDown}>
        <caption>
          <Hidden>{data.says}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{by.label}</th>
            {columns.map(([name, label]) => (
              <th key={name} scope="col" className={styles.end}>
                {label}
              </th>
            ))}
            {budgeted && (
              <th scope="col" className={styles.end}>
                Pago da dotação
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.data.map((part, i) => (
            <Branch
              key={part.no}
              part={part}
              level={1}
              place={[i + 1, data.data.length]}
              first={i === 0}
              {...{ columns, budgeted, open, toggle }}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total{data.total > data.data.length && ' de todas as páginas'}</th>
            {columns.map(([name, label]) => (
              <td key={name} className={styles.end} data-label={label}>
                {reais(data.totals[name])}
              </td>
            ))}
            {budgeted && (
              <td className={styles.end} data-label="Pago da dotação">
                {shareOf(data.totals.vlrPago, data.totals.vlrOrcamentoAtualizado) ?? '–'}
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
