import { conselhoDocumentos } from '../../catalog/datasets/conselhoDocumentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import type { DatasetMaker } from '../maker.ts';
import { type CouncilDocument, councilDocuments } from './documents.ts';

export const conselhoDocumentosMaker: DatasetMaker = {
  dataset: conselhoDocumentos,
  rows: (world) => councilDocuments(world).map(documentCells),
  files: (world) =>
    councilDocuments(world).map(({ path, title, council, paragraphs }) => ({
      path,
      bytes: pdf(title, [council.name, ...paragraphs]),
    })),
};

const documentCells = (one: CouncilDocument): Cells => ({
  numExercicio: String(one.year),
  txtConselho: one.council.name,
  txtArea: one.council.area,
  numDocumento: one.number,
  txtTipo: one.kind,
  dtDocumento: brDate(one.day),
  txtTitulo: one.title,
  arqDocumento: one.path,
});
