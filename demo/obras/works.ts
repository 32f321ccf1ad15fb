import { contractDossier } from '../contratos/dossier.ts';
import type { Exercise, World } from '../town/world.ts';
import { type Work, workOf } from './work.ts';

/** Every work, in the order their contracts were signed. */
export function* works(world: World): Generator<Work> {
  for (const exercise of world.exercises) yield* worksOfYear(world, exercise);
}

/** The works of one exercise. */
export function* worksOfYear(world: World, exercise: Exercise): Generator<Work> {
  let count = 0;
  for (let place = 0; place < exercise.contracts; place++) {
    const one = contractDossier(world, exercise, place);
    if (one.draft.category === 'Obras') yield workOf(world, one, count++);
  }
}
