import { aditivos } from '../../catalog/datasets/aditivos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank, reais } from '../text.ts';
import { eachContrato } from './all.ts';
import { aditivoPath, type ContratoDossier } from './dossier.ts';

export const aditivosMaker: DatasetMaker = { dataset: aditivos, rows: (world) => eachContrato(world, aditivosOf) };

function* aditivosOf({ draft, amendments, path }: ContratoDossier): Generator<Cells> {
  for (const [i, change] of amendments.entries()) {
    yield {
      numContrato: draft.number,
      numAnoPub: String(draft.year),
      numAditivo: change.number,
      txtTipoAditivo: change.kind,
      txtObjeto: change.about,
      dtAssinatura: brDate(change.signed),
      dtPublicacao: brDate(change.signed),
      numDias: change.days > 0 ? String(change.days) : '',
      dtNovaVigencia: brDateOrBlank(change.end),
      vlrAditivo: reais(change.value),
      pctAditivo: draft.initial > 0 ? reais(Math.round((change.value * 10_000) / draft.initial)) : '',
      arqAditivo: aditivoPath(path, i),
    };
  }
}
