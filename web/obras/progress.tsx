import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { card } from '../ui/card.ts';
import styles from './obras.module.css';

/** The share that was built against the share that was paid. */
export function Progress({ set, row }: { set: Dataset; row: Row }) {
  const { pctFisico, pctFinanceiro } = row;
  if (typeof pctFisico !== 'number') return null;
  return (
    <section className={card(styles.part)} aria-labelledby="andamento-da-obra">
      <h2 id="andamento-da-obra">Quanto foi feito e quanto foi pago</h2>
      <dl className={styles.bars}>
        <Bar set={set} name="pctFisico" label="Execução física" value={pctFisico} />
        {typeof pctFinanceiro === 'number' && (
          <Bar set={set} name="pctFinanceiro" label="Execução financeira" value={pctFinanceiro} />
        )}
      </dl>
      {typeof pctFinanceiro === 'number' && (
        <p className={styles.said}>{compared(set, row, pctFisico, pctFinanceiro)}</p>
      )}
    </section>
  );
}

function Bar({ set, name, label, value }: { set: Dataset; name: string; label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{fieldOf(set, name).format(value)}</strong>
        <svg aria-hidden="true">
          <rect className={styles.track} width="100%" height="100%" rx="5" />
          <rect className={styles[name]} width={`${Math.min(100, Math.max(0, value))}%`} height="100%" rx="5" />
        </svg>
      </dd>
    </div>
  );
}

/** The percentage points within which the two go together. */
const CLOSE = 1;

function compared(set: Dataset, row: Row, done: number, paid: number): string {
  const told = (name: string): string => fieldOf(set, name).format(row[name] ?? null);
  const sums = `Foram medidos ${told('vlrMedido')} e pagos ${told('vlrPago')}, de um valor atual de ${told('vlrAtual')}.`;
  if (paid > done + CLOSE) return `${sums} O que foi pago passa do que foi executado.`;
  if (done > paid + CLOSE) return `${sums} Parte do que foi executado ainda não foi paga.`;
  return sums;
}
