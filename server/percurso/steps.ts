import { atas } from '../../catalog/datasets/atas.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { licitacao } from '../../catalog/datasets/licitacao.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Documento, Etapa } from '../../catalog/percurso/answer.ts';
import { cellAmount, cellText, commitmentOf, documentOf, paymentOf, settlementOf } from './documents.ts';

export interface StageRows {
  rows: readonly Row[];
  total: number;
  sum: number;
}

/** What was published along the way of one empenho. */
export interface EmpenhoTrail {
  empenho: Row;
  contrato: Row | null;
  licitacao: Row | null;
  ata: Row | null;
  liquidacoes: StageRows;
  pagamentos: StageRows;
}

const UNPUBLISHED = 'Citado, mas sem registro publicado neste portal';

/** The five steps in their order: what is known, and of what is not known that it is missing. */
export const empenhoSteps = (found: EmpenhoTrail): Etapa[] => [
  tenderStep(found),
  contractStep(found),
  empenhoStep(found),
  settlementStep(found),
  paymentStep(found),
];

export const stepOf = (
  etapa: Etapa['etapa'],
  titulo: string,
  documentos: Documento[],
  falta: string | null = null,
): Etapa => ({ etapa, titulo, documentos, total: documentos.length, soma: null, falta });

/** Bought without a bid, by leave of the law, which has to be named. */
const DIRECT = /dispensa|inexigib/i;
/** Wages, taxes, debts: nothing that one could put out to tender. */
const EXEMPT = /^não se aplica/i;

export function tenderStep({
  empenho,
  contrato,
  licitacao: row,
}: Pick<EmpenhoTrail, 'empenho' | 'contrato' | 'licitacao'>): Etapa {
  const title = 'Licitação';
  const number = cellText(empenho, 'numCertame') || cellText(contrato, 'numCertame');
  const modality = cellText(empenho, 'txtModalidadeLicit') || cellText(contrato, 'txtModalidade');
  const ground = [empenho, row, contrato].map((one) => cellText(one, 'txtFundamento')).find(Boolean);
  if (EXEMPT.test(modality) && !number)
    return stepOf('licitacao', title, [], `A licitação não se aplica a esta despesa${ground ? ` (${ground})` : ''}.`);
  if (!number && !modality) return stepOf('licitacao', title, [], 'Sem licitação informada.');
  const known = documentOf(licitacao, row, {
    nome: [modality || title, number].filter(Boolean).join(' '),
    numero: number,
    data: cellText(row, 'dtHomologacao') || cellText(row, 'dtAbertura') || null,
    valor: row && cellAmount(row, 'vlrTotal'),
    notas: [...groundOf(modality, ground), ...gapOf(number, row)],
  });
  return stepOf('licitacao', DIRECT.test(modality) ? 'Contratação direta' : title, [known]);
}

const groundOf = (modality: string, ground: string | undefined): string[] =>
  DIRECT.test(modality) ? [ground ? `Fundamento legal: ${ground}` : 'Fundamento legal não informado'] : [];

function gapOf(number: string, row: Row | null): string[] {
  if (!number) return ['Número não informado'];
  return row ? [] : [UNPUBLISHED];
}

export function contractStep({ empenho, contrato, ata }: Pick<EmpenhoTrail, 'empenho' | 'contrato' | 'ata'>): Etapa {
  const number = cellText(empenho, 'numContrato');
  const agreed = ata
    ? [
        documentOf(atas, ata, {
          nome: `Ata de registro de preços ${cellText(ata, 'numARP')}`,
          numero: cellText(ata, 'numARP'),
          data: cellText(ata, 'dtAssinatura') || null,
          valor: cellAmount(ata, 'vlrRegistrado'),
        }),
      ]
    : [];
  const signed = number
    ? [
        documentOf(contratos, contrato, {
          nome: `Contrato ${number}`,
          numero: number,
          data: cellText(contrato, 'dtAssinatura') || null,
          valor: contrato && cellAmount(contrato, 'vlrContrato'),
          notas: contrato ? [] : [UNPUBLISHED],
        }),
      ]
    : [];
  const title = ata ? 'Ata e contrato' : 'Contrato';
  return stepOf('contrato', title, [...agreed, ...signed], number ? null : 'Não há contrato informado neste empenho.');
}

/** Whether nothing is left of an empenho after all that was added and cancelled. */
const undone = (row: Row): boolean =>
  cellAmount(row, 'vlrAnulado') > 0 &&
  Math.round((cellAmount(row, 'vlrEmpenhado') + cellAmount(row, 'vlrReforco') - cellAmount(row, 'vlrAnulado')) * 100) <=
    0;

const empenhoStep = ({ empenho }: EmpenhoTrail): Etapa => stepOf('empenho', 'Empenho', [commitmentOf(empenho)]);

function settlementStep({ empenho, liquidacoes: { rows, total, sum }, pagamentos: paid }: EmpenhoTrail): Etapa {
  const out = paidBySettlement(paid.rows);
  const documents = rows.map((row) => {
    const unpaid = cellAmount(row, 'vlrLiquidado') > 0 && !out.get(cellText(row, 'numDocLiq'));
    return settlementOf(row, unpaid ? ['Ainda não paga'] : []);
  });
  const none = paid.total > 0 ? 'Nenhuma liquidação informada.' : 'Ainda não liquidado.';
  const why = undone(empenho) ? 'Não foi liquidado: o empenho foi anulado por inteiro.' : none;
  return { ...stepOf('liquidacao', 'Liquidação', documents, total === 0 ? why : null), total, soma: sum };
}

/** Cents that went out for each settlement, by its number. */
function paidBySettlement(rows: readonly Row[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const number = cellText(row, 'numDocLiq');
    sums.set(number, (sums.get(number) ?? 0) + Math.round(cellAmount(row, 'vlrPago') * 100));
  }
  return sums;
}

function paymentStep({ empenho, liquidacoes: settled, pagamentos: { rows, total, sum } }: EmpenhoTrail): Etapa {
  const known = new Set(settled.rows.map((row) => cellText(row, 'numDocLiq')));
  const whole = settled.rows.length === settled.total;
  const documents = rows.map((row) => {
    const number = cellText(row, 'numDocLiq');
    const lost = number && whole && !known.has(number);
    return paymentOf(row, lost ? [`A liquidação ${number} não foi publicada`] : []);
  });
  const why = undone(empenho) ? 'Não foi pago: o empenho foi anulado por inteiro.' : 'Ainda não pago.';
  return { ...stepOf('pagamento', 'Pagamento', documents, total === 0 ? why : null), total, soma: sum };
}
