import { aditivos } from '../../catalog/datasets/aditivos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank, reais } from '../text.ts';
import { amendmentPath, type ContractDossier } from './dossier.ts';
import { eachContract } from './dossiers.ts';

export const aditivosMaker: DatasetMaker = { dataset: aditivos, rows: (world) => eachContract(world, aditivosOf) };

function* aditivosOf({ draft, amendments, path }: ContractDossier): Generator<Cells> {
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
      arqAditivo: amendmentPath(path, i),
    };
  }
}
