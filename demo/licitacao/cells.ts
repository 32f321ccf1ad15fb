import type { Cells } from '../../catalog/samples/sample.ts';
import type { Licitacao } from './model.ts';

/** The fields that find a tender, repeated by all that belongs to it. */
export const licitacaoKey = ({ number, modality, unit, year }: Licitacao): Cells => ({
  numCertame: number,
  txtModalidadeLicit: modality.name,
  txtUnidadeOrcamentaria: unit,
  numExercicio: String(year),
});
