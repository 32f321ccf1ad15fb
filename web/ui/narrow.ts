import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is at most so wide. The server's page, one for all, is that of a wide one. */
function atMost(pixels: number): () => boolean {
  const match = globalThis.matchMedia?.(`(max-width: ${pixels}px)`);
  const watch = (change: () => void) => {
    match.addEventListener('change', change);
    return () => match.removeEventListener('change', change);
  };
  const wide = () => false;
  return () => useSyncExternalStore(watch, () => match.matches, wide);
}

/** Whether the screen is a phone's, where words and not only sizes change. The style sheets say the same number. */
export const useNarrow = atMost(639);

/** Whether a table takes the whole width, and what belongs to it stands above it. */
export const useStacked = atMost(1199);

/** Whether the subjects of the menu would no longer stand on one line, and wait behind a toggle. Again as in the styles. */
export const useFolded = atMost(1023);
