/** The most results kept. A town needs far fewer; a metropolis makes them again now and then. */
const KEPT = 50_000;

/** Keeps the results of a pure function, because a few companies and people appear in most rows. */
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
