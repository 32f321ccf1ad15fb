import { sancionados } from '../../catalog/datasets/sancionados.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type DatasetMaker, nothingHappened } from '../maker.ts';
import type { World } from '../town/world.ts';
import { sancaoCells } from './cells.ts';
import { hasPunishedContrato, type PunishedContrato, punishedContratos } from './contratos.ts';

export const sancionadosMaker: DatasetMaker = {
  dataset: sancionados,
  rows: (world) => punishedContratos(world).map((one) => sancionado(world, one)),
  statements: (world) => (hasPunishedContrato(world) ? [] : [nothingHappened(world, sancionados, NOBODY)]),
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
