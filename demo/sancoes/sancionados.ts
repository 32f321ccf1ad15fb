import { sancionados } from '../../catalog/datasets/sancionados.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type DatasetMaker, nothingHappened } from '../maker.ts';
import type { World } from '../town/world.ts';
import { penaltyCells } from './cells.ts';
import { hasPunishedContract, type PunishedContract, punishedContracts } from './contracts.ts';

export const sancionadosMaker: DatasetMaker = {
  dataset: sancionados,
  rows: (world) => punishedContracts(world).map((one) => sancionado(world, one)),
  statements: (world) => (hasPunishedContract(world) ? [] : [nothingHappened(world, sancionados, NOBODY)]),
};

const NOBODY = 'Nenhuma empresa foi sancionada por descumprir contrato com este órgão.';

function sancionado(world: World, { contract: { draft }, penalty, process }: PunishedContract): Cells {
  return {
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtObjeto: draft.object,
    txtUnidadeOrcamentaria: draft.unit,
    ...penaltyCells(world, penalty, process),
  };
}
