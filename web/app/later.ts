import { useEffect } from 'react';
import { useLocation } from '../ui/router.tsx';

/** Loads the translator to Libras, only for a body that wants it. */
export function useLibras(wanted: boolean): void {
  useEffect(() => {
    if (wanted) import('./libras.ts').then(({ startLibras }) => startLibras()).catch(ignore);
  }, [wanted]);
}

/** Loads the tips at the first sign of a mouse or a keyboard: before that nobody points at anything. */
export function useTips(): void {
  useEffect(() => {
    const isPointed = (event: Event) => !(event instanceof PointerEvent) || event.pointerType === 'mouse';
    return atFirst(['pointermove', 'keydown'], isPointed, () =>
      import('../ui/tip.ts').then(({ startTips }) => startTips()),
    );
  }, []);
}

/** Loads what is about to be opened ahead of the click, from the first sign of a pointer, a finger or a key on. */
export function useAhead(): void {
  useEffect(
    () =>
      atFirst(
        ['pointermove', 'touchstart', 'keydown'],
        () => true,
        () => import('./ahead.ts').then(({ watchLinks }) => watchLinks()),
      ),
    [],
  );
}

/** Loads a part at the first event that counts. Gives the way to stop waiting. */
function atFirst(names: readonly string[], counts: (event: Event) => boolean, load: () => Promise<void>): () => void {
  const woken = new AbortController();
  const wake = (event: Event) => {
    if (!counts(event)) return;
    woken.abort();
    load().catch(ignore);
  };
  for (const name of names) window.addEventListener(name, wake, { signal: woken.signal, passive: true });
  return () => woken.abort();
}

/** Milliseconds after which a page counts as read: by then it has long been drawn, and the line is free. */
const READ_MS = 3_000;

/** Has each page that was read kept for when there is no connection, by a worker that only a built portal has. */
export function useOffline(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const keep = () => import('./offline/visited.ts').then(({ tellVisited }) => tellVisited(pathname + search));
    const timer = setTimeout(() => keep().catch(ignore), READ_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** A part that does not come is left out in silence: the page is whole without it. */
const ignore = (): void => undefined;
