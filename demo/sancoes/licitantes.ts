import { licitantes } from '../../catalog/datasets/licitantes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type DatasetMaker, nothingHappened } from '../maker.ts';
import type { World } from '../town/world.ts';
import { hasPunishedBidder, type PunishedBidder, punishedBidders } from './bidders.ts';
import { penaltyCells } from './cells.ts';

export const licitantesMaker: DatasetMaker = {
  dataset: licitantes,
  rows: (world) => punishedBidders(world).map((one) => licitante(world, one)),
  statements: (world) => (hasPunishedBidder(world) ? [] : [nothingHappened(world, licitantes, NOBODY)]),
};

const NOBODY = 'Nenhuma empresa foi sancionada pelo que fez em licitação deste órgão.';

function licitante(world: World, { tender, penalty, process }: PunishedBidder): Cells {
  return {
    numCertame: tender.number,
    txtModalidadeLicit: tender.modality.name,
    txtUnidadeOrcamentaria: tender.unit,
    txtObjeto: tender.object,
    ...penaltyCells(world, penalty, process),
  };
}
