import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { atas } from '../../catalog/datasets/atas.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { licitacao } from '../../catalog/datasets/licitacao.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { Documento, Etapa } from '../../catalog/percurso.ts';

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

const text = (row: Row | null, name: string): string => String(row?.[name] ?? '');
const amount = (row: Row | null, name: string): number => Number(row?.[name] ?? 0);

/** A document from the record it has, or only from its name where it has none. */
function document(set: Dataset, row: Row | null, own: Partial<Documento> & Pick<Documento, 'nome'>): Documento {
  return {
    dataset: set.id,
    numero: '',
    caminho: row && printKey(set, row),
    data: null,
    valor: null,
    liquidacao: null,
    notas: [],
    ...own,
  };
}

const step = (
  etapa: Etapa['etapa'],
  titulo: string,
  documentos: readonly Documento[],
  falta: string | null = null,
): Etapa => ({ etapa, titulo, documentos, total: documentos.length, soma: null, falta });

/** Bought without a bid, by leave of the law, which has to be named. */
const DIRECT = /dispensa|inexigib/i;
/** Wages, taxes, debts: nothing that one could put out to tender. */
const EXEMPT = /^não se aplica/i;

function tenderStep({ empenho, contrato, licitacao: row }: Found): Etapa {
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

function contractStep({ empenho, contrato, ata }: Found): Etapa {
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

function empenhoStep({ empenho }: Found): Etapa {
  const told = (name: string): string => fieldOf(empenhos, name).format(amount(empenho, name));
  const known = document(empenhos, empenho, {
    nome: `Empenho ${text(empenho, 'numDocEmpenho')}`,
    numero: text(empenho, 'numDocEmpenho'),
    data: text(empenho, 'dtEmpenho') || null,
    valor: amount(empenho, 'vlrEmpenhado'),
    notas: [
      ...(amount(empenho, 'vlrReforco') ? [`Reforçado em ${told('vlrReforco')}`] : []),
      ...(amount(empenho, 'vlrAnulado') ? [`Anulado em ${told('vlrAnulado')}`] : []),
    ],
  });
  return step('empenho', 'Empenho', [known]);
}

function settlementStep({ empenho, liquidacoes: { rows, total, sum }, pagamentos: paid }: Found): Etapa {
  const out = paidBySettlement(paid.rows);
  const documents = rows.map((row) =>
    document(liquidacoes, row, {
      nome: `Liquidação ${text(row, 'numDocLiq')}`,
      numero: text(row, 'numDocLiq'),
      data: text(row, 'dtLiquidacao') || null,
      valor: amount(row, 'vlrLiquidado'),
      notas: [
        ...(amount(row, 'vlrLiquidado') < 0 ? ['Estorno'] : []),
        ...(row.blnRestosPagar ? ['Restos a pagar'] : []),
        ...(amount(row, 'vlrLiquidado') > 0 && !out.get(text(row, 'numDocLiq')) ? ['Ainda não paga'] : []),
      ],
    }),
  );
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
    return document(pagamentos, row, {
      nome: `Pagamento ${text(row, 'numDocPag')}`,
      numero: text(row, 'numDocPag'),
      data: text(row, 'dtPagamento') || null,
      valor: amount(row, 'vlrPago'),
      liquidacao: number || null,
      notas: [
        ...(row.blnEstorno || amount(row, 'vlrPago') < 0 ? ['Estorno'] : []),
        ...(row.blnRestosPagar ? ['Restos a pagar'] : []),
        ...(number ? [] : ['Sem liquidação informada']),
        ...(number && whole && !known.has(number) ? [`A liquidação ${number} não foi publicada`] : []),
      ],
    });
  });
  const why = undone(empenho) ? 'Não foi pago: o empenho foi anulado por inteiro.' : 'Ainda não pago.';
  return { ...step('pagamento', 'Pagamento', documents, total === 0 ? why : null), total, soma: sum };
}
