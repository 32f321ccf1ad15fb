import { formatDay } from '../../catalog/fields/date.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { card } from '../ui/card.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './obras.module.css';

const text = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** The public notice that the law asks for while a work stands still (Lei 14.133/2021, art. 115, § 6º). */
export function Halt({ row }: { row: Row }) {
  const since = text(row.dtParalisacao);
  if (row.txtSituacao !== 'Paralisada' && since === null) return null;
  const suit = text(row.numProcessoJudicial);
  const back = text(row.dtPrevisaoReinicio);
  return (
    <section className={card(styles.halt)} aria-labelledby="aviso-de-obra-paralisada">
      <h2 id="aviso-de-obra-paralisada">
        <Icon name="warning" /> Obra paralisada{since && ` desde ${formatDay(since)}`}
      </h2>
      <dl>
        <Fact label="Motivo" value={text(row.txtMotivoParalisacao) ?? 'Não informado'} />
        <Fact label="Responsável pela paralisação" value={text(row.txtResponsavelParalisacao) ?? 'Não informado'} />
        <Fact label="Previsão de reinício" value={back ? formatDay(back) : 'Sem previsão'} />
        {suit && <Fact label="Processo judicial" value={suit} />}
      </dl>
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
