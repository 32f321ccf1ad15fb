/** Bounds of the seconds that anybody is told to wait. */
const SHORTEST = 1;
const LONGEST = 600;
/** Part of the time by which answers differ: those refused together must not come back together. */
const SPREAD = 0.5;

/** Seconds for `Retry-After`: the time that is expected to pass, and up to half of it more, drawn for each answer. */
export function retrySeconds(expected: number, random: () => number = Math.random): number {
  const spread = expected * (1 + random() * SPREAD);
  return Math.ceil(Math.min(LONGEST, Math.max(SHORTEST, spread)));
}

/** A time as a sentence tells it: `8 s`, `2 min`. */
export const waitWords = (seconds: number): string =>
  seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
