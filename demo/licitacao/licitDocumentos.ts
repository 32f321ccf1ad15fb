import { licitDocumentos } from '../../catalog/datasets/licitDocumentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import { flatMapLazily } from '../kit/lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { allLicitacoes } from './all.ts';
import { licitacaoKey } from './cells.ts';
import { licitacaoDocuments, licitacaoFiles } from './documents.ts';
import type { Licitacao } from './model.ts';

export const licitDocumentosMaker: DatasetMaker = {
  dataset: licitDocumentos,
  rows: (world) => flatMapLazily(allLicitacoes(world), (one) => documentosOf(world, one)),
  files: (world) => flatMapLazily(allLicitacoes(world), (one) => licitacaoFiles(world, one)),
};

function* documentosOf(world: World, tender: Licitacao): Generator<Cells> {
  for (const { phase, kind, day, path } of licitacaoDocuments(world, tender)) {
    yield {
      ...licitacaoKey(tender),
      txtFase: phase,
      txtTipoDocumento: kind,
      txtDescricao: `${kind}: ${tender.modality.name.toLowerCase()} ${tender.number}`,
      dtDocumento: brDate(day),
      arqDocumento: path,
    };
  }
}
