/** Of a town's companies and servants there are far fewer; of a metropolis' the oldest are made again. */
const KEPT = 50_000;

/** Remembers what was made, because a few sign most of the contracts. What is made depends on the arguments alone. */
export function remember<A extends readonly (string | number)[], T>(make: (...args: A) => T): (...args: A) => T {
  const known = new Map<string, T>();
  return (...args) => {
    const key = args.join('\n');
    const old = known.get(key);
    if (old !== undefined) return old;
    if (known.size >= KEPT) known.clear();
    const made = make(...args);
    known.set(key, made);
    return made;
  };
}
