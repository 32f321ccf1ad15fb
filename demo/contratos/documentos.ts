import { documentos } from '../../catalog/datasets/documentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { eachContrato } from './all.ts';
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

/** The documents of a contract as files. They are published unchanged, so CPFs are hidden here. */
function* filesOf(world: World, { draft, amendments, path }: ContratoDossier): Generator<DemoFile> {
  if (path === null) return;
  const title = `Contrato ${draft.number}`;
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `Contratante: ${world.name}. Unidade: ${draft.unit}.`,
    hideCpf(`Contratada: ${draft.supplier.name}, ${draft.supplier.id}.`),
    `Objeto: ${draft.object}.`,
  ];
  const value = `Valor: R$ ${reais(draft.initial)}. Vigência: ${brDate(draft.start)} a ${brDate(draft.end)}.`;
  yield { path: `${path}.pdf`, bytes: pdf(title, [...head, value, `Assinado em ${brDate(draft.signed)}.`]) };
  for (const [i, { number, about, value: cents, signed }] of amendments.entries()) {
    const change = `${about}. Valor: R$ ${reais(cents)}. Assinado em ${brDate(signed)}.`;
    yield { path: aditivoPath(path, i), bytes: pdf(`${number}: ${title.toLowerCase()}`, [...head, change]) };
  }
}
