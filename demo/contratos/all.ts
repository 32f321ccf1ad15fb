import type { World } from '../town/world.ts';
import { type ContratoDossier, contratoDossier, dossierOf } from './dossier.ts';
import { pandemicContratos } from './pandemic.ts';

/** Yields something of every contract, those of the pandemic first because they are older than the exercises. */
export function* eachContrato<T>(made: World, of: (one: ContratoDossier) => Iterable<T>): Generator<T> {
  for (const one of pandemicContratos(made)) yield* of(dossierOf(made, one));
  yield* eachOfExercises(made, of);
}

/** Yields something of every contract of the exercises, in the order of signature. */
export function* eachOfExercises<T>(made: World, of: (one: ContratoDossier) => Iterable<T>): Generator<T> {
  for (const exercise of made.exercises)
    for (let place = 0; place < exercise.contracts; place++) yield* of(contratoDossier(made, exercise, place));
}
