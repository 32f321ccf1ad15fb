import { aditivos } from '../../catalog/datasets/aditivos.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { documentos } from '../../catalog/datasets/documentos.ts';
import { fiscais } from '../../catalog/datasets/fiscais.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate } from '../calendar.ts';
import type { Part } from '../maker.ts';
import { pdf } from '../pdf.ts';
import type { World } from '../town/world.ts';
import { type ContractDossier, contractDossier, dossierOf } from './dossier.ts';
import { pandemicContracts } from './pandemic.ts';
import * as rows from './rows.ts';

export function contracts(made: World): Part {
  const each = (of: (one: ContractDossier) => Iterable<Cells>) => () => eachContract(made, of);
  return {
    datasets: [
      { dataset: contratos, rows: each(rows.contrato) },
      { dataset: aditivos, rows: each(rows.aditivos) },
      { dataset: fiscais, rows: each(rows.fiscais) },
      { dataset: documentos, rows: each(rows.documentos) },
    ],
    files: { [Symbol.iterator]: () => eachContract(made, (one) => papers(made, one)) },
  };
}

/** Something of every contract there is, those of the pandemic first: they lie before the exercises of the world. */
export function* eachContract<T>(made: World, of: (one: ContractDossier) => Iterable<T>): Generator<T> {
  for (const one of pandemicContracts(made)) yield* of(dossierOf(made, one));
  yield* eachOfExercises(made, of);
}

/** Something of every contract of the exercises, in the order they were signed. */
export function* eachOfExercises<T>(made: World, of: (one: ContractDossier) => Iterable<T>): Generator<T> {
  for (const exercise of made.exercises)
    for (let place = 0; place < exercise.contracts; place++) yield* of(contractDossier(made, exercise, place));
}

/** The documents of a contract. They are published as they are, so no CPF may stand in them. */
function* papers(
  made: World,
  { draft, amendments, path }: ContractDossier,
): Generator<{ path: string; bytes: Buffer }> {
  if (path === null) return;
  const title = `Contrato ${draft.number}`;
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `Contratante: ${made.name}. Unidade: ${draft.unit}.`,
    hideCpf(`Contratada: ${draft.supplier.name}, ${draft.supplier.id}.`),
    `Objeto: ${draft.object}.`,
  ];
  const value = `Valor: R$ ${rows.reais(draft.initial)}. Vigência: ${brDate(draft.start)} a ${brDate(draft.end)}.`;
  yield { path: `${path}.pdf`, bytes: pdf(title, [...head, value, `Assinado em ${brDate(draft.signed)}.`]) };
  for (const [i, { number, about, value: cents, signed }] of amendments.entries()) {
    const change = `${about}. Valor: R$ ${rows.reais(cents)}. Assinado em ${brDate(signed)}.`;
    yield { path: rows.pathOf(path, i), bytes: pdf(`${number}: ${title.toLowerCase()}`, [...head, change]) };
  }
}
