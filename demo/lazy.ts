/** Maps every element to several and yields them one by one, so that no list of them all is ever held. */
export function* flatMapLazily<A, B>(list: Iterable<A>, of: (one: A) => Iterable<B>): Generator<B> {
  for (const one of list) yield* of(one);
}
