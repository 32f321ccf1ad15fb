import type { Holdings } from './holdings.ts';
import type { Visitor } from './visit.ts';

/** Milliseconds that a place is taken to be held before any was given back, and the part that each new one counts for. */
const FIRST_GUESS_MS = 1_000;
const NEWEST = 0.1;

/** Foretells how long somebody waits for a place, by how long places were held lately. */
export class TurnForecast {
  #heldMs = FIRST_GUESS_MS;

  /** Milliseconds that a place is held, the latest ones counting most. */
  get heldMs(): number {
    return this.#heldMs;
  }

  /** Notes that a place was held for so long. */
  note(ms: number): void {
    this.#heldMs += (ms - this.#heldMs) * NEWEST;
  }

  /** Seconds until a newcomer is served, when so many go first and so many places serve them. */
  seconds(ahead: number, places: number): number {
    return ((ahead + 1) * this.#heldMs) / (Math.max(places, 1) * 1000);
  }
}

/** Counts who is served before a newcomer: the own body's line and, bodies being served in turn, as many of each other. */
export function countAhead({ body }: Pick<Visitor, 'body'>, waiting: Holdings<number>): number {
  const own = waiting.of(body);
  let ahead = own;
  for (const [other, count] of waiting.entries()) if (other !== body) ahead += Math.min(count, own + 1);
  return ahead;
}
