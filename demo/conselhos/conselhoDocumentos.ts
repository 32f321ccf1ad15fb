import { conselhoDocumentos } from '../../catalog/datasets/conselhoDocumentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import type { DatasetMaker } from '../maker.ts';
import { type CouncilDocument, councilDocuments } from './documents.ts';
import type { Council } from './model.ts';

export const conselhoDocumentosMaker: DatasetMaker = {
  dataset: conselhoDocumentos,
  rows: (world) => councilDocuments(world).map(documentCells),
  files: (world) =>
    councilDocuments(world).map(({ path, title, council, paragraphs }) => ({
      path,
      bytes: pdf(title, [INVENTED, council.name, ...paragraphs, signed(council)]),
    })),
};

const INVENTED = 'Documento de demonstração: órgão, pessoas e decisões são inventados.';

const signed = ({ members }: Council): string =>
  members
    .filter(({ role }) => role !== '')
    .map(({ name, role }) => `${name}, ${role}`)
    .join('; ');

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
