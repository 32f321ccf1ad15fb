import { sancionados } from '../../catalog/datasets/sancionados.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { yearOf } from '../kit/calendar.ts';
import { type DatasetMaker, nothingHappened, silentYears } from '../maker.ts';
import type { World } from '../town/world.ts';
import { sancaoCells } from './cells.ts';
import { hasPunishedContrato, type PunishedContrato, punishedContratos } from './contratos.ts';

export const sancionadosMaker: DatasetMaker = {
  dataset: sancionados,
  rows: (world) => punishedContratos(world).map((one) => sancionado(world, one)),
  statements: (world) =>
    hasPunishedContrato(world)
      ? silentYears(world, sancionados, {
          years: punishedContratos(world).map(({ penalty }) => yearOf(penalty.from)),
          text: (time) => `Nenhuma empresa foi sancionada por descumprir contrato com este órgão ${time}.`,
        })
      : [nothingHappened(world, sancionados, NOBODY)],
};

const NOBODY = 'Nenhuma empresa foi sancionada por descumprir contrato com este órgão.';

function sancionado(world: World, { contract: { draft }, penalty, process }: PunishedContrato): Cells {
  return {
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtObjeto: draft.object,
    txtUnidadeOrcamentaria: draft.unit,
    ...sancaoCells(world, penalty, process),
  };
}
