import { useEffect } from 'react';

/** Only a body that wants the translator to Libras makes its visitors fetch it. */
export function useLibras(wanted: boolean): void {
  useEffect(() => {
    if (wanted) import('./libras.ts').then(({ libras }) => libras()).catch(ignore);
  }, [wanted]);
}

/** Tips come with the first sign of a mouse or a keyboard: before that nobody points at anything. */
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

/** Neither is worth a word when it does not come. */
const ignore = (): void => undefined;
