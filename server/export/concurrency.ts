/** Lets a few work at once and the others wait, first come, first served. Resolves to what ends the turn. */
export function limitConcurrency(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = most;
  /** A turn goes straight to who waits for it, so that nobody slips in between. */
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
