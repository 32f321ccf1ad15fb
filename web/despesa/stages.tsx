import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { wordOf } from '../../catalog/glossario/fields.ts';
import { reais, shareOf } from '../../catalog/texto/figures.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { apiAddress } from '../api.ts';
import { usePortal } from '../portal.ts';
import { Figures, type KeyFigure } from '../ui/figures.tsx';
import { Link } from '../ui/link.tsx';
import styles from './despesa.module.css';

/** The sums of the stages, from the budget to what was paid, each with the rows that prove it. */
export function Stages({ data, busy }: { data: DespesaAnswer; busy: boolean }) {
  const { totals, listas } = data;
  const budget = totals.vlrOrcamentoAtualizado;
  const list = (id: keyof DespesaAnswer['listas'], label: string) =>
    listas[id] === null ? undefined : { to: `/${id}?${listas[id]}`, label };
  const figures: (KeyFigure | null)[] = [
    data.listas.orcamento === null || (budget === 0 && totals.vlrOrcamentoInicial === 0)
      ? null
      : {
          label: 'Dotação atualizada',
          word: wordOf('vlrDisponivel'),
          value: reais(budget),
          note: `inicial: ${reais(totals.vlrOrcamentoInicial)}`,
          proof: list('orcamento', 'ver dotações'),
        },
    {
      label: 'Empenhado',
      word: wordOf('vlrEmpenhado'),
      value: reais(totals.vlrEmpenhado),
      note: ofBudget(totals.vlrEmpenhado, budget),
      proof: { to: `/despesa/empenhos/${encodeURIComponent(data.no)}`, label: 'ver empenhos' },
    },
    {
      label: 'Liquidado',
      word: wordOf('vlrLiquidado'),
      value: reais(totals.vlrLiquidado),
      note: ofBudget(totals.vlrLiquidado, budget),
      proof: list('liquidacoes', 'ver liquidações'),
    },
    {
      label: 'Pago',
      word: wordOf('vlrPago'),
      value: reais(totals.vlrPago),
      note: ofBudget(totals.vlrPago, budget),
      proof: list('pagamentos', 'ver pagamentos'),
    },
    perHead(totals.vlrPago, usePortal().tenant?.habitantes),
  ];
  return (
    <div className={styles.stages}>
      <Figures figures={figures.filter((figure) => figure !== null)} busy={busy} />
      <Changes data={data} />
    </div>
  );
}

const ofBudget = (value: number, budget: number): string | undefined => {
  const part = shareOf(value, budget);
  return part && `${part} da dotação`;
};

function perHead(paid: number, people: number | null | undefined): KeyFigure | null {
  if (!people) return null;
  return {
    label: 'Pago por habitante',
    value: reais(paid / people),
    note: counted(people, 'habitante', 'habitantes'),
  };
}

/** The changes of the commitments, and what was paid of other years: no sum is larger than the rows behind it. */
function Changes({ data: { totals, listas, restos } }: { data: DespesaAnswer }) {
  const events = listas['empenhos-eventos'];
  return (
    <p className={styles.fine}>
      Empenhado é o valor emitido ({reais(totals.vlrEmitido)}), mais reforços ({reais(totals.vlrReforco)}), menos
      anulações ({reais(totals.vlrAnulado)}).{' '}
      {restos.vlrPago !== 0 && (
        <>
          À parte, foram pagos {reais(restos.vlrPago)} de <Link to="/rppagos">restos a pagar</Link> de exercícios
          anteriores.{' '}
        </>
      )}
      {events !== null && (totals.vlrReforco !== 0 || totals.vlrAnulado !== 0) && (
        <a href={apiAddress(`/empenhos-eventos.csv?${events}&_planilha=1`)}>Reforços e anulações em CSV</a>
      )}
    </p>
  );
}
