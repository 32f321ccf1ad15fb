import { aditivos } from '../../catalog/datasets/aditivos.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { documentos } from '../../catalog/datasets/documentos.ts';
import { fiscais } from '../../catalog/datasets/fiscais.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { br } from '../calendar.ts';
import type { Part } from '../maker.ts';
import { pdf } from '../pdf.ts';
import type { World } from '../town/world.ts';
import { type Dossier, dossier, recorded } from './dossier.ts';
import { emergencies } from './pandemic.ts';
import * as rows from './rows.ts';

export function contracts(made: World): Part {
  const each = (of: (one: Dossier) => Iterable<Cells>) => () => all(made, of);
  return {
    datasets: [
      { dataset: contratos, rows: each(rows.contrato) },
      { dataset: aditivos, rows: each(rows.aditivos) },
      { dataset: fiscais, rows: each(rows.fiscais) },
      { dataset: documentos, rows: each(rows.documentos) },
    ],
    files: { [Symbol.iterator]: () => all(made, (one) => papers(made, one)) },
  };
}

/** Something of every contract there is, those of the pandemic first: they lie before the exercises of the world. */
export function* all<T>(made: World, of: (one: Dossier) => Iterable<T>): Generator<T> {
  for (const one of emergencies(made)) yield* of(recorded(made, one));
  yield* flat(made, of);
}

/** Something of every contract of the exercises, in the order they were signed. */
export function* flat<T>(made: World, of: (one: Dossier) => Iterable<T>): Generator<T> {
  for (const exercise of made.exercises)
    for (let place = 0; place < exercise.contracts; place++) yield* of(dossier(made, exercise, place));
}

/** The documents of a contract. They are published as they are, so no CPF may stand in them. */
function* papers(made: World, { draft, amendments, path }: Dossier): Generator<{ path: string; bytes: Buffer }> {
  if (path === null) return;
  const title = `Contrato ${draft.number}`;
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `Contratante: ${made.name}. Unidade: ${draft.unit}.`,
    hideCpf(`Contratada: ${draft.supplier.name}, ${draft.supplier.id}.`),
    `Objeto: ${draft.object}.`,
  ];
  const value = `Valor: R$ ${rows.reais(draft.initial)}. Vigência: ${br(draft.start)} a ${br(draft.end)}.`;
  yield { path: `${path}.pdf`, bytes: pdf(title, [...head, value, `Assinado em ${br(draft.signed)}.`]) };
  for (const [i, { number, about, value: cents, signed }] of amendments.entries()) {
    const change = `${about}. Valor: R$ ${rows.reais(cents)}. Assinado em ${br(signed)}.`;
    yield { path: rows.pathOf(path, i), bytes: pdf(`${number}: ${title.toLowerCase()}`, [...head, change]) };
  }
}
