/** The part of a browser's storage that the portal uses. */
export type BrowserShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NOWHERE: BrowserShelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The storage that outlives a visit. A browser set to refuse storage throws at the mere mention of it: then nothing is kept. */
export function browserShelf(): BrowserShelf {
  try {
    return globalThis.localStorage ?? NOWHERE;
  } catch {
    return NOWHERE;
  }
}
