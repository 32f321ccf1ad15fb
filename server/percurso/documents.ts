import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { Documento } from '../../catalog/percurso/answer.ts';

export const text = (row: Row | null, name: string): string => String(row?.[name] ?? '');
export const amount = (row: Row | null, name: string): number => Number(row?.[name] ?? 0);

/** A document from the record it has, or only from its name where it has none. */
export function document(set: Dataset, row: Row | null, own: Partial<Documento> & Pick<Documento, 'nome'>): Documento {
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

/** An empenho as a document of the way, with what changed its value. */
export function commitment(empenho: Row): Documento {
  const told = (name: string): string => fieldOf(empenhos, name).format(amount(empenho, name));
  return document(empenhos, empenho, {
    nome: `Empenho ${text(empenho, 'numDocEmpenho')}`,
    numero: text(empenho, 'numDocEmpenho'),
    data: text(empenho, 'dtEmpenho') || null,
    valor: amount(empenho, 'vlrEmpenhado'),
    notas: [
      ...(amount(empenho, 'vlrReforco') ? [`Reforçado em ${told('vlrReforco')}`] : []),
      ...(amount(empenho, 'vlrAnulado') ? [`Anulado em ${told('vlrAnulado')}`] : []),
    ],
  });
}

/** A settlement as a document of the way, with what the other documents say of it. */
export const settlement = (row: Row, notes: readonly string[] = []): Documento =>
  document(liquidacoes, row, {
    nome: `Liquidação ${text(row, 'numDocLiq')}`,
    numero: text(row, 'numDocLiq'),
    data: text(row, 'dtLiquidacao') || null,
    valor: amount(row, 'vlrLiquidado'),
    notas: [
      ...(amount(row, 'vlrLiquidado') < 0 ? ['Estorno'] : []),
      ...(row.blnRestosPagar ? ['Restos a pagar'] : []),
      ...notes,
    ],
  });

/** A payment as a document of the way, with what the other documents say of it. */
export const payment = (row: Row, notes: readonly string[] = []): Documento =>
  document(pagamentos, row, {
    nome: `Pagamento ${text(row, 'numDocPag')}`,
    numero: text(row, 'numDocPag'),
    data: text(row, 'dtPagamento') || null,
    valor: amount(row, 'vlrPago'),
    liquidacao: text(row, 'numDocLiq') || null,
    notas: [
      ...(row.blnEstorno || amount(row, 'vlrPago') < 0 ? ['Estorno'] : []),
      ...(row.blnRestosPagar ? ['Restos a pagar'] : []),
      ...(text(row, 'numDocLiq') ? [] : ['Sem liquidação informada']),
      ...notes,
    ],
  });
