import { ACESSOS, PUBLICADA } from '../../catalog/codes/sigilo.ts';
import { desclassificadas } from '../../catalog/datasets/desclassificadas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import { type DatasetMaker, type DemoFile, nothingHappened, silentYears } from '../maker.ts';
import type { World } from '../town/world.ts';
import { documentCells } from './cells.ts';
import { allClassificadas, allDesclassificadas, type Desclassificada } from './model.ts';

export const desclassificadasMaker: DatasetMaker = {
  dataset: desclassificadas,
  rows: (world) => allDesclassificadas(world).map(desclassificada),
  files: filesOf,
  statements: (world) =>
    allClassificadas(world).length > 0
      ? silentYears(world, desclassificadas, {
          years: allDesclassificadas(world).map(({ opened }) => yearOf(opened)),
          text: (time) => `A ${world.name} não desclassificou nenhuma informação ${time}.`,
        })
      : [nothingHappened(world, desclassificadas, none(world))],
};

const none = ({ name }: World): string =>
  `A ${name} não desclassificou nenhuma informação, porque não havia nenhuma sob sigilo.`;

const desclassificada = (one: Desclassificada): Cells => ({
  ...documentCells(one),
  numExercicio: String(yearOf(one.opened)),
  txtGrauAnterior: one.degree,
  dtDesclassificacao: brDate(one.opened),
  txtMotivo: one.why,
  txtAcesso: one.path === '' ? ACESSOS[1] : PUBLICADA,
  arqDocumento: one.path,
});

function* filesOf(world: World): Generator<DemoFile> {
  for (const one of allDesclassificadas(world))
    if (one.path !== '') yield { path: one.path, bytes: pdf(one.subject, lines(world, one)) };
}

const lines = ({ name }: World, one: Desclassificada): string[] => [
  'Documento de demonstração: órgão, pessoas e fatos são inventados.',
  `${name}. ${one.unit}. Documento ${one.code}, de ${brDate(one.made)}.`,
  `Esteve classificado no grau ${one.degree.toLowerCase()} de ${brDate(one.closed)} a ${brDate(one.opened)}.`,
  `Motivo do fim do sigilo: ${one.why.toLowerCase()}.`,
  'Os dados pessoais foram ocultados (Lei 12.527/2011, art. 31).',
];
