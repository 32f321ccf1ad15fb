import { useEffect } from 'react';

/** Loads the translator to Libras, only for a body that wants it. */
export function useLibras(wanted: boolean): void {
  useEffect(() => {
    if (wanted) import('./libras.ts').then(({ libras }) => libras()).catch(ignore);
  }, [wanted]);
}

/** Loads the tips at the first sign of a mouse or a keyboard: before that nobody points at anything. */
export function useTips(): void {
  useEffect(() => {
    const woken = new AbortController();
    const wake = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      woken.abort();
      import('../ui/tip.ts').then(({ tips }) => tips()).catch(ignore);
    };
    for (const name of ['pointermove', 'keydown'])
      window.addEventListener(name, wake, { signal: woken.signal, passive: true });
    return () => woken.abort();
  }, []);
}

/** A part that does not come is left out in silence: the page is whole without it. */
const ignore = (): void => undefined;
