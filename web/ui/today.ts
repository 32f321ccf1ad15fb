import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const unknown = () => null;

/** Midnight of the reader's own day; null in the server's page, which serves many days. */
const midnight = (): number => new Date().setHours(0, 0, 0, 0);

/** The reader's day, once the page runs in the browser. */
export function useToday(): Date | null {
  const today = useSyncExternalStore<number | null>(never, midnight, unknown);
  return today === null ? null : new Date(today);
}
