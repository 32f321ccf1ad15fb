import { licitDocumentos } from '../../catalog/datasets/licitDocumentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { tenderKey } from './cells.ts';
import { tenderDocuments, tenderFiles } from './documents.ts';
import type { Tender } from './tender.ts';
import { allTenders, tenders } from './tenders.ts';

export const licitDocumentosMaker: DatasetMaker = {
  dataset: licitDocumentos,
  rows: (world) => flatMapLazily(allTenders(world), (one) => documentosOf(world, one)),
  files: (world) => flatMapLazily(tenders(world), (one) => tenderFiles(world, one)),
};

function* documentosOf(world: World, tender: Tender): Generator<Cells> {
  for (const { phase, kind, day, path } of tenderDocuments(world, tender)) {
    yield {
      ...tenderKey(tender),
      txtFase: phase,
      txtTipoDocumento: kind,
      txtDescricao: `${kind}: ${tender.modality.name.toLowerCase()} ${tender.number}`,
      dtDocumento: brDate(day),
      arqDocumento: path,
    };
  }
}
