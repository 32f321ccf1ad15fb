import { useSyncExternalStore } from 'react';

/** Below this a table becomes cards; the style sheets say the same number. */
const narrow = globalThis.matchMedia?.('(max-width: 639px)');

function watch(change: () => void): () => void {
  narrow.addEventListener('change', change);
  return () => narrow.removeEventListener('change', change);
}

/** Whether the screen is a phone's, where words and not only sizes change. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow.matches);
