import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { Documento } from '../../catalog/percurso/answer.ts';

export const cellText = (row: Row | null, name: string): string => String(row?.[name] ?? '');
export const cellAmount = (row: Row | null, name: string): number => Number(row?.[name] ?? 0);

/** A document from the record it has, or only from its name where it has none. */
export function documentOf(
  set: Dataset,
  row: Row | null,
  own: Partial<Documento> & Pick<Documento, 'nome'>,
): Documento {
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
export function commitmentOf(empenho: Row): Documento {
  const told = (name: string): string => fieldOf(empenhos, name).format(cellAmount(empenho, name));
  return documentOf(empenhos, empenho, {
    nome: `Empenho ${cellText(empenho, 'numDocEmpenho')}`,
    numero: cellText(empenho, 'numDocEmpenho'),
    data: cellText(empenho, 'dtEmpenho') || null,
    valor: cellAmount(empenho, 'vlrEmpenhado'),
    notas: [
      ...(cellAmount(empenho, 'vlrReforco') ? [`Reforçado em ${told('vlrReforco')}`] : []),
      ...(cellAmount(empenho, 'vlrAnulado') ? [`Anulado em ${told('vlrAnulado')}`] : []),
    ],
  });
}

/** A settlement as a document of the way, with what the other documents say of it. */
export const settlementOf = (row: Row, notes: readonly string[] = []): Documento =>
  documentOf(liquidacoes, row, {
    nome: `Liquidação ${cellText(row, 'numDocLiq')}`,
    numero: cellText(row, 'numDocLiq'),
    data: cellText(row, 'dtLiquidacao') || null,
    valor: cellAmount(row, 'vlrLiquidado'),
    notas: [
      ...(cellAmount(row, 'vlrLiquidado') < 0 ? ['Estorno'] : []),
      ...(row.blnRestosPagar ? ['Restos a pagar'] : []),
      ...notes,
    ],
  });

/** A payment as a document of the way, with what the other documents say of it. */
export const paymentOf = (row: Row, notes: readonly string[] = []): Documento =>
  documentOf(pagamentos, row, {
    nome: `Pagamento ${cellText(row, 'numDocPag')}`,
    numero: cellText(row, 'numDocPag'),
    data: cellText(row, 'dtPagamento') || null,
    valor: cellAmount(row, 'vlrPago'),
    liquidacao: cellText(row, 'numDocLiq') || null,
    notas: [
      ...(row.blnEstorno || cellAmount(row, 'vlrPago') < 0 ? ['Estorno'] : []),
      ...(row.blnRestosPagar ? ['Restos a pagar'] : []),
      ...(cellText(row, 'numDocLiq') ? [] : ['Sem liquidação informada']),
      ...notes,
    ],
  });
