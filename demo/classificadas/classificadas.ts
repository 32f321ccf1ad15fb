import { classificadas } from '../../catalog/datasets/classificadas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, dayOf } from '../calendar.ts';
import { type DatasetMaker, nothingHappened } from '../maker.ts';
import type { World } from '../town/world.ts';
import { documentCells } from './cells.ts';
import { type ClassifiedDocument, classifiedDocuments, classifiedOn } from './secrets.ts';

export const classificadasMaker: DatasetMaker = {
  dataset: classificadas,
  rows: lists,
  statements: (world) =>
    classifiedDocuments(world).length > 0 ? [] : [nothingHappened(world, classificadas, none(world))],
};

const none = ({ name }: World): string =>
  `A ${name} não manteve nenhuma informação classificada como reservada, secreta ou ultrassecreta.`;

/** The list as it stood at the end of each exercise, and today. */
function* lists(world: World): Generator<Cells> {
  for (const { year } of world.exercises) {
    const day = Math.min(dayOf(`${year}-12-31`), world.until);
    for (const one of classifiedOn(world, day)) yield kept(one, year);
  }
}

const kept = (one: ClassifiedDocument, year: number): Cells => ({
  ...documentCells(one),
  numExercicio: String(year),
  txtGrau: one.degree,
  txtFundamento: one.ground,
  dtFimSigilo: brDate(one.end),
  txtEventoFinal: one.event,
  blnProrrogado: 'Não',
  txtCargoAutoridade: one.post,
});
