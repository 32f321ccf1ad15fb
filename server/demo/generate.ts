import type { Dataset } from '../../catalog/dataset.ts';
import { aditivos } from '../../catalog/datasets/aditivos.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { documentos } from '../../catalog/datasets/documentos.ts';
import { fiscais } from '../../catalog/datasets/fiscais.ts';
import { hideCpf } from '../../catalog/privacy.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { br } from './calendar.ts';
import { type Dossier, dossier } from './dossier.ts';
import { pdf } from './pdf.ts';
import * as rows from './rows.ts';
import { type Options, type World, world } from './world.ts';

export interface Generated {
  datasets: readonly { dataset: Dataset; rows(): Iterable<Cells> }[];
  files: Iterable<{ path: string; bytes: Buffer }>;
}

/** Coherent demonstration data of a body, of any size, always the same for a seed. Everything is made as it is drawn. */
export function generate(options: Options): Generated {
  const made = world(options);
  const each = (of: (one: Dossier) => Iterable<Cells>) => () => flat(made, of);
  return {
    datasets: [
      { dataset: contratos, rows: each(rows.contrato) },
      { dataset: aditivos, rows: each(rows.aditivos) },
      { dataset: fiscais, rows: each(rows.fiscais) },
      { dataset: documentos, rows: each(rows.documentos) },
    ],
    files: { [Symbol.iterator]: () => flat(made, (one) => papers(made, one)) },
  };
}

function* flat<T>(made: World, of: (one: Dossier) => Iterable<T>): Generator<T> {
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
