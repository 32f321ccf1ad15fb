import { documentos } from '../../catalog/datasets/documentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import type { ContractAmendment } from './amendments.ts';
import { amendmentPath, type ContractDossier } from './dossier.ts';
import { eachContract } from './dossiers.ts';

export const documentosMaker: DatasetMaker = {
  dataset: documentos,
  rows: (world) => eachContract(world, documentosOf),
  files: (world) => eachContract(world, (one) => filesOf(world, one)),
};

function* documentosOf({ draft, amendments, path }: ContractDossier): Generator<Cells> {
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
      arqDocumento: amendmentPath(path, i),
    };
  }
}

const KINDS: Readonly<Record<string, string>> = { Apostilamento: 'Apostilamento', Rescisão: 'Termo de rescisão' };
const documentKind = ({ kind }: ContractAmendment): string => KINDS[kind] ?? 'Termo aditivo';

/** The documents of a contract. They are published as they are, so no CPF may stand in them. */
function* filesOf(world: World, { draft, amendments, path }: ContractDossier): Generator<DemoFile> {
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
    yield { path: amendmentPath(path, i), bytes: pdf(`${number}: ${title.toLowerCase()}`, [...head, change]) };
  }
}
