/**
 * Limits how many tasks run at once; the others wait in order. The returned function resolves, once a task may run, to
 * what ends it.
 */
export function limitConcurrency(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = most;
  /** Passes the slot straight to the next task in line, so that no other takes it in between. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}
