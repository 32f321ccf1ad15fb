import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { ClassifiedDocument } from './secrets.ts';

/** The fields that both lists tell of a document. */
export const documentCells = (one: ClassifiedDocument): Cells => ({
  codDocumento: one.code,
  txtAssunto: one.subject,
  txtCategoria: one.category,
  txtUnidade: one.unit,
  dtProducao: brDate(one.made),
  dtClassificacao: brDate(one.closed),
});
