/** Of a town's companies, servants and days there are far fewer; of a metropolis' all are made again now and then. */
const KEPT = 50_000;

/** Remembers what was made, because a few sign most of the contracts. What is made depends on the arguments alone. */
export function memoize<A extends readonly (string | number)[], T>(make: (...args: A) => T): (...args: A) => T {
  const known = new Map<string | number | undefined, T>();
  return (...args) => {
    const key = args.length === 1 ? args[0] : args.join('\n');
    const old = known.get(key);
    if (old !== undefined) return old;
    if (known.size >= KEPT) known.clear();
    const made = make(...args);
    known.set(key, made);
    return made;
  };
}
