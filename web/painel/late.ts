import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Milliseconds after the last change at which what is written is saved. */
const PAUSE_MS = 800;

/** When what waits is sent at once: the page is left, or the network is back. */
const MOMENTS = ['pagehide', 'online'] as const;

export interface LateSave<T> {
  /** Saves a value once nothing more is written for a moment. */
  later(value: T): void;
  /** Saves nothing that waits, and gives back when what is on its way has arrived. */
  forget(): Promise<void>;
}

/**
 * Saves the newest of what is written after a pause, and at once where its page is left before that. What could not be kept,
 * which `save` tells by false, is sent again with the next change or when the network is back.
 */
export function useLateSave<T>(save: (value: T) => Promise<boolean>): LateSave<T> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ value: T } | null>(null);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const now = useCallback((): void => {
    clearTimeout(timer.current);
    const newest = waiting.current;
    waiting.current = null;
    if (!newest) return;
    sent.current = save(newest.value).then((isKept) => {
      if (!isKept) waiting.current ??= newest;
    });
  }, [save]);
  useEffect(() => {
    for (const event of MOMENTS) window.addEventListener(event, now);
    return () => {
      for (const event of MOMENTS) window.removeEventListener(event, now);
      now();
    };
  }, [now]);
  return useMemo(
    () => ({
      later: (value) => {
        waiting.current = { value };
        clearTimeout(timer.current);
        timer.current = setTimeout(now, PAUSE_MS);
      },
      forget: async () => {
        clearTimeout(timer.current);
        waiting.current = null;
        await sent.current;
        waiting.current = null;
      },
    }),
    [now],
  );
}
