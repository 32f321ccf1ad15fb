import { contratoDossier } from '../contratos/dossier.ts';
import type { Exercise, World } from '../town/world.ts';
import { type Obra, obraOf } from './model.ts';

/** Every work, in the order their contracts were signed. */
export function* allObras(world: World): Generator<Obra> {
  for (const exercise of world.exercises) yield* obrasOfYear(world, exercise);
}

/** The works of one exercise. */
export function* obrasOfYear(world: World, exercise: Exercise): Generator<Obra> {
  let count = 0;
  for (let place = 0; place < exercise.contracts; place++) {
    const one = contratoDossier(world, exercise, place);
    if (one.draft.category === 'Obras') yield obraOf(world, one, count++);
  }
}
