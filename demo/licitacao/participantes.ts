import { participantes } from '../../catalog/datasets/participantes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { biddersOf } from './bidders.ts';
import { tenderKey } from './cells.ts';
import type { Tender } from './tender.ts';
import { allTenders } from './tenders.ts';

export const participantesMaker: DatasetMaker = {
  dataset: participantes,
  rows: (world) => flatMapLazily(allTenders(world), (one) => participantesOf(world, one)),
};

function* participantesOf(world: World, tender: Tender): Generator<Cells> {
  for (const [i, { supplier, size, offer, result, reason }] of biddersOf(world, tender).entries()) {
    yield {
      ...tenderKey(tender),
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
