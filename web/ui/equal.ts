/** The value that was there, if the next one says the same: then nothing is drawn again. */
export const unlessEqual = <T>(had: T, next: T): T => (JSON.stringify(had) === JSON.stringify(next) ? had : next);
