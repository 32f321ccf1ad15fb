import { atas } from '../../catalog/datasets/atas.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { licitacao } from '../../catalog/datasets/licitacao.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Documento, Etapa } from '../../catalog/percurso/answer.ts';
import { amount, commitment, document, payment, settlement, text } from './documents.ts';

export interface Kept {
  rows: readonly Row[];
  total: number;
  sum: number;
}

/** What was published along the way of one empenho. */
export interface Found {
  empenho: Row;
  contrato: Row | null;
  licitacao: Row | null;
  ata: Row | null;
  liquidacoes: Kept;
  pagamentos: Kept;
}

const UNPUBLISHED = 'Citado, mas sem registro publicado neste portal';

/** The five steps in their order: what is known, and of what is not known that it is missing. */
export const steps = (found: Found): Etapa[] => [
  tenderStep(found),
  contractStep(found),
  empenhoStep(found),
  settlementStep(found),
  paymentStep(found),
];

export const step = (
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
}: Pick<Found, 'empenho' | 'contrato' | 'licitacao'>): Etapa {
  const title = 'Licitação';
  const number = text(empenho, 'numCertame') || text(contrato, 'numCertame');
  const modality = text(empenho, 'txtModalidadeLicit') || text(contrato, 'txtModalidade');
  const ground = [empenho, row, contrato].map((one) => text(one, 'txtFundamento')).find(Boolean);
  if (EXEMPT.test(modality) && !number)
    return step('licitacao', title, [], `A licitação não se aplica a esta despesa${ground ? ` (${ground})` : ''}.`);
  if (!number && !modality) return step('licitacao', title, [], 'Sem licitação informada.');
  const known = document(licitacao, row, {
    nome: [modality || title, number].filter(Boolean).join(' '),
    numero: number,
    data: text(row, 'dtHomologacao') || text(row, 'dtAbertura') || null,
    valor: row && amount(row, 'vlrTotal'),
    notas: [...groundOf(modality, ground), ...gapOf(number, row)],
  });
  return step('licitacao', DIRECT.test(modality) ? 'Contratação direta' : title, [known]);
}

const groundOf = (modality: string, ground: string | undefined): string[] =>
  DIRECT.test(modality) ? [ground ? `Fundamento legal: ${ground}` : 'Fundamento legal não informado'] : [];

function gapOf(number: string, row: Row | null): string[] {
  if (!number) return ['Número não informado'];
  return row ? [] : [UNPUBLISHED];
}

export function contractStep({ empenho, contrato, ata }: Pick<Found, 'empenho' | 'contrato' | 'ata'>): Etapa {
  const number = text(empenho, 'numContrato');
  const agreed = ata
    ? [
        document(atas, ata, {
          nome: `Ata de registro de preços ${text(ata, 'numARP')}`,
          numero: text(ata, 'numARP'),
          data: text(ata, 'dtAssinatura') || null,
          valor: amount(ata, 'vlrRegistrado'),
        }),
      ]
    : [];
  const signed = number
    ? [
        document(contratos, contrato, {
          nome: `Contrato ${number}`,
          numero: number,
          data: text(contrato, 'dtAssinatura') || null,
          valor: contrato && amount(contrato, 'vlrContrato'),
          notas: contrato ? [] : [UNPUBLISHED],
        }),
      ]
    : [];
  const title = ata ? 'Ata e contrato' : 'Contrato';
  return step('contrato', title, [...agreed, ...signed], number ? null : 'Não há contrato informado neste empenho.');
}

/** Whether nothing is left of an empenho after all that was added and cancelled. */
const undone = (row: Row): boolean =>
  amount(row, 'vlrAnulado') > 0 &&
  Math.round((amount(row, 'vlrEmpenhado') + amount(row, 'vlrReforco') - amount(row, 'vlrAnulado')) * 100) <= 0;

const empenhoStep = ({ empenho }: Found): Etapa => step('empenho', 'Empenho', [commitment(empenho)]);

function settlementStep({ empenho, liquidacoes: { rows, total, sum }, pagamentos: paid }: Found): Etapa {
  const out = paidBySettlement(paid.rows);
  const documents = rows.map((row) => {
    const unpaid = amount(row, 'vlrLiquidado') > 0 && !out.get(text(row, 'numDocLiq'));
    return settlement(row, unpaid ? ['Ainda não paga'] : []);
  });
  const none = paid.total > 0 ? 'Nenhuma liquidação informada.' : 'Ainda não liquidado.';
  const why = undone(empenho) ? 'Não foi liquidado: o empenho foi anulado por inteiro.' : none;
  return { ...step('liquidacao', 'Liquidação', documents, total === 0 ? why : null), total, soma: sum };
}

/** Cents that went out for each settlement, by its number. */
function paidBySettlement(rows: readonly Row[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const number = text(row, 'numDocLiq');
    sums.set(number, (sums.get(number) ?? 0) + Math.round(amount(row, 'vlrPago') * 100));
  }
  return sums;
}

function paymentStep({ empenho, liquidacoes: settled, pagamentos: { rows, total, sum } }: Found): Etapa {
  const known = new Set(settled.rows.map((row) => text(row, 'numDocLiq')));
  const whole = settled.rows.length === settled.total;
  const documents = rows.map((row) => {
    const number = text(row, 'numDocLiq');
    const lost = number && whole && !known.has(number);
    return payment(row, lost ? [`A liquidação ${number} não foi publicada`] : []);
  });
  const why = undone(empenho) ? 'Não foi pago: o empenho foi anulado por inteiro.' : 'Ainda não pago.';
  return { ...step('pagamento', 'Pagamento', documents, total === 0 ? why : null), total, soma: sum };
}
