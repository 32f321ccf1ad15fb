import { participantes } from '../../catalog/datasets/participantes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { allLicitacoes } from './all.ts';
import { biddersOf } from './bidders.ts';
import { licitacaoKey } from './cells.ts';
import type { Licitacao } from './model.ts';

export const participantesMaker: DatasetMaker = {
  dataset: participantes,
  rows: (world) => flatMapLazily(allLicitacoes(world), (one) => participantesOf(world, one)),
};

function* participantesOf(world: World, tender: Licitacao): Generator<Cells> {
  for (const [i, { supplier, size, offer, result, reason }] of biddersOf(world, tender).entries()) {
    yield {
      ...licitacaoKey(tender),
      numClassificacao: reason === '' ? String(i + 1) : '',
      txtNomeRazaoSocial: supplier.name,
      txtCpfCnpj: supplier.id,
      txtPorte: size,
      vlrProposta: reais(offer),
      txtResultado: result,
      txtMotivo: reason,
    };
  }
}
