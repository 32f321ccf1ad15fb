import { documentos } from '../../catalog/datasets/documentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import type { World } from '../town/world.ts';
import { eachContrato } from './all.ts';
import { amendmentText, contractText } from './clauses.ts';
import type { Aditivo } from './course.ts';
import { aditivoPath, type ContratoDossier } from './dossier.ts';

export const documentosMaker: DatasetMaker = {
  dataset: documentos,
  rows: (world) => eachContrato(world, documentosOf),
  files: (world) => eachContrato(world, (one) => filesOf(world, one)),
};

function* documentosOf({ draft, amendments, path }: ContratoDossier): Generator<Cells> {
  if (path === null) return;
  yield {
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtTipoDocumento: 'Contrato',
    txtDescricao: `Contrato ${draft.number}`,
    dtDocumento: brDate(draft.signed),
    arqDocumento: `${path}.pdf`,
  };
  for (const [i, change] of amendments.entries()) {
    yield {
      numContrato: draft.number,
      numAnoPub: String(draft.year),
      txtTipoDocumento: documentKind(change),
      txtDescricao: `${change.number} do contrato ${draft.number}: ${change.about}`,
      dtDocumento: brDate(change.signed),
      arqDocumento: aditivoPath(path, i),
    };
  }
}

const KINDS: Readonly<Record<string, string>> = { Apostilamento: 'Apostilamento', Rescisão: 'Termo de rescisão' };
const documentKind = ({ kind }: Aditivo): string => KINDS[kind] ?? 'Termo aditivo';

/** The documents of a contract as files. */
function* filesOf(world: World, dossier: ContratoDossier): Generator<DemoFile> {
  const { draft, amendments, path } = dossier;
  if (path === null) return;
  const title = `Contrato ${draft.number}`;
  yield { path: `${path}.pdf`, bytes: pdf(title, contractText(world, dossier)) };
  for (const [i, change] of amendments.entries()) {
    const name = `${change.number}: ${title.toLowerCase()}`;
    yield { path: aditivoPath(path, i), bytes: pdf(name, amendmentText(world, draft, change)) };
  }
}
