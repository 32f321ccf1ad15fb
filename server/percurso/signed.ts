import type { Row } from '../../catalog/fields/field.ts';
import type { Documento, Etapa } from '../../catalog/percurso/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { commitmentOf, paymentOf, settlementOf } from './documents.ts';
import { contractStep, type StageRows, stepOf, tenderStep } from './steps.ts';

/** What was published along the way of one contract. */
export interface ContractTrail {
  contrato: Row;
  licitacao: Row | null;
  ata: Row | null;
  empenhos: StageRows;
  liquidacoes: StageRows;
  pagamentos: StageRows;
}

/** The five steps of a contract in their order: of the many documents the sums, and of what is missing that it is. */
export function contractSteps({ contrato, licitacao, ata, empenhos, liquidacoes, pagamentos }: ContractTrail): Etapa[] {
  const { numContrato = null } = contrato;
  const idle = empenhos.total === 0;
  return [
    tenderStep({ empenho: {}, contrato, licitacao }),
    contractStep({ empenho: { numContrato }, contrato, ata }),
    stageStep('empenho', 'Empenho', empenhos, commitmentOf, 'Nenhum empenho publicado cita este contrato.'),
    stageStep('liquidacao', 'Liquidação', liquidacoes, settlementOf, idle ? NOTHING : 'Ainda não liquidado.'),
    {
      ...stageStep('pagamento', 'Pagamento', pagamentos, paymentOf, idle ? NOTHING : 'Ainda não pago.'),
      ...owedOf(liquidacoes, pagamentos),
    },
  ];
}

/** What was settled and not paid yet, said with the payments that there are. */
function owedOf({ sum: settled }: StageRows, { sum: paid, total }: StageRows): Partial<Etapa> {
  const owed = Math.round((settled - paid) * 100) / 100;
  return total > 0 && owed > 0 ? { falta: `Falta pagar ${reais(owed)} do que foi liquidado.` } : {};
}

const NOTHING = 'Só se conhece pelos empenhos do contrato.';

/** A stage of expense with the documents that are named, how many there are and what all come to. */
function stageStep(
  etapa: Etapa['etapa'],
  titulo: string,
  { rows, total, sum }: StageRows,
  documentOf: (row: Row) => Documento,
  none: string,
): Etapa {
  const documents = rows.map((row) => documentOf(row));
  return { ...stepOf(etapa, titulo, documents, total === 0 ? none : null), total, soma: sum };
}
