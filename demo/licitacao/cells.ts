import type { Cells } from '../../catalog/samples/sample.ts';
import type { Tender } from './tender.ts';

/** What finds a tender, repeated by all that belongs to it. */
export const tenderKey = ({ number, modality, unit, year }: Tender): Cells => ({
  numCertame: number,
  txtModalidadeLicit: modality.name,
  txtUnidadeOrcamentaria: unit,
  numExercicio: String(year),
});
