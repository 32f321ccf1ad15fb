import { licitItens } from '../../catalog/datasets/licitItens.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { tenderKey } from './cells.ts';
import type { Tender } from './tender.ts';
import { allTenders } from './tenders.ts';

export const licitItensMaker: DatasetMaker = {
  dataset: licitItens,
  rows: (world) => flatMapLazily(allTenders(world), itensOf),
};

/** What the situation of a tender makes of its items. */
const ITEMS: Readonly<Record<string, string>> = {
  Homologada: 'Homologado',
  Ratificada: 'Homologado',
  Deserta: 'Deserto',
  Fracassada: 'Fracassado',
  Revogada: 'Anulado, revogado ou cancelado',
  Anulada: 'Anulado, revogado ou cancelado',
};

function* itensOf(tender: Tender): Generator<Cells> {
  const lots = tender.contracts.length > 1;
  for (const [i, { lot, about, unit, quantity, estimate, price, winner }] of tender.items.entries()) {
    yield {
      ...tenderKey(tender),
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
