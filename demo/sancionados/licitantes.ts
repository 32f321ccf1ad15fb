import { licitantes } from '../../catalog/datasets/licitantes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { yearOf } from '../kit/calendar.ts';
import { type DatasetMaker, nothingHappened, silentYears } from '../maker.ts';
import type { World } from '../town/world.ts';
import { hasPunishedBidder, type PunishedBidder, punishedBidders } from './bidders.ts';
import { sancaoCells } from './cells.ts';

export const licitantesMaker: DatasetMaker = {
  dataset: licitantes,
  rows: (world) => punishedBidders(world).map((one) => licitante(world, one)),
  statements: (world) =>
    hasPunishedBidder(world)
      ? silentYears(world, licitantes, {
          years: punishedBidders(world).map(({ penalty }) => yearOf(penalty.from)),
          text: (time) => `Nenhuma empresa foi sancionada pelo que fez em licitação deste órgão ${time}.`,
        })
      : [nothingHappened(world, licitantes, NOBODY)],
};

const NOBODY = 'Nenhuma empresa foi sancionada pelo que fez em licitação deste órgão.';

function licitante(world: World, { tender, penalty, process }: PunishedBidder): Cells {
  return {
    numCertame: tender.number,
    txtModalidadeLicit: tender.modality.name,
    txtUnidadeOrcamentaria: tender.unit,
    txtObjeto: tender.object,
    ...sancaoCells(world, penalty, process),
  };
}
