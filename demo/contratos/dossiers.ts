import type { World } from '../town/world.ts';
import { type ContractDossier, contractDossier, dossierOf } from './dossier.ts';
import { pandemicContracts } from './pandemic.ts';

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
