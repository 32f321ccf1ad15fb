import { licitItens } from '../../catalog/datasets/licitItens.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { allLicitacoes } from './all.ts';
import { licitacaoKey } from './cells.ts';
import type { Licitacao } from './model.ts';

export const licitItensMaker: DatasetMaker = {
  dataset: licitItens,
  rows: (world) => flatMapLazily(allLicitacoes(world), itensOf),
};

/** The situation of items by that of their tender. */
const ITEMS: Readonly<Record<string, string>> = {
  Homologada: 'Homologado',
  Ratificada: 'Homologado',
  Deserta: 'Deserto',
  Fracassada: 'Fracassado',
  Revogada: 'Anulado, revogado ou cancelado',
  Anulada: 'Anulado, revogado ou cancelado',
};

function* itensOf(tender: Licitacao): Generator<Cells> {
  const lots = tender.contracts.length > 1;
  for (const [i, { lot, about, unit, quantity, estimate, price, winner }] of tender.items.entries()) {
    yield {
      ...licitacaoKey(tender),
      numLote: lots ? String(lot) : '',
      numItem: String(i + 1),
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdItem: String(quantity),
      vlrUnitarioEstimado: reais(estimate),
      vlrUnitario: winner ? reais(price) : '',
      vlrTotal: winner ? reais(quantity * price) : '',
      txtNomeRazaoSocial: winner?.name ?? '',
      txtCpfCnpj: winner?.id ?? '',
      txtSituacao: ITEMS[tender.situation] ?? 'Em andamento',
    };
  }
}
