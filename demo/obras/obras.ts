import { fotos } from '../../catalog/datasets/fotos.ts';
import { medicoes } from '../../catalog/datasets/medicoes.ts';
import { obras } from '../../catalog/datasets/obras.ts';
import { paralisacoes } from '../../catalog/datasets/paralisacoes.ts';
import { planilha } from '../../catalog/datasets/planilha.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type Day, dayOf } from '../calendar.ts';
import { contractDossier } from '../contratos/dossier.ts';
import type { EmptyStatement, Part } from '../maker.ts';
import { hash } from '../random.ts';
import type { Exercise, World } from '../town/world.ts';
import { workPicture } from './picture.ts';
import { isRoadWork } from './quantities.ts';
import * as rows from './rows.ts';
import { type Work, workOf } from './work.ts';

/** The works of a body: its contracts that build. */
export function building(made: World): Part {
  const each = (of: (one: Work) => Iterable<Cells>) => () => flat(made, of);
  return {
    datasets: [
      { dataset: obras, rows: each(rows.obra) },
      { dataset: planilha, rows: each(rows.planilha) },
      { dataset: medicoes, rows: each(rows.medicoes) },
      { dataset: paralisacoes, rows: each(rows.paralisacoes) },
      { dataset: fotos, rows: each(rows.fotos) },
    ],
    files: { [Symbol.iterator]: () => flat(made, pictures) },
    statements: made.exercises.flatMap((exercise) => silent(made, exercise)),
  };
}

/** Every work, in the order their contracts were signed. */
export function* works(made: World): Generator<Work> {
  for (const exercise of made.exercises) yield* yearly(made, exercise);
}

function* yearly(made: World, exercise: Exercise): Generator<Work> {
  let count = 0;
  for (let place = 0; place < exercise.contracts; place++) {
    const one = contractDossier(made, exercise, place);
    if (one.draft.category === 'Obras') yield workOf(made, one, count++);
  }
}

function* flat<T>(made: World, of: (one: Work) => Iterable<T>): Generator<T> {
  for (const one of works(made)) yield* of(one);
}

/** A year in which nothing was built is told, and not left as an empty list. */
function silent(made: World, exercise: Exercise): EmptyStatement[] {
  if (!yearly(made, exercise).next().done) return [];
  const from: Day = dayOf(`${exercise.year}-01-01`);
  const to = Math.min(made.until, dayOf(`${exercise.year}-12-31`));
  return [
    { dataset: obras, from, to, text: 'Não houve obra contratada nem ordem de serviço emitida neste exercício.' },
  ];
}

function* pictures(of: Work): Generator<{ path: string; bytes: Buffer }> {
  const { object, number } = of.of.draft;
  for (const { path, share } of rows.workPhotos(of))
    yield { path, bytes: workPicture(isRoadWork(object), share, hash(number) % 97) };
}
