import { useEffect } from 'react';

/** The keys that public sites share (eMAG): Alt and a number. */
const PLACES: Readonly<Record<string, string>> = {
  Digit1: '#container',
  Digit2: '#menu',
  Digit3: '#pesquisa',
  Digit4: '#footer',
};

/**
 * Moves the focus to where a key leads. Keys are known by their place on the keyboard: with Alt they may write
 * something else.
 */
export function useShortcuts(): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const place = PLACES[event.code];
      if (!place || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(place)?.focus();
    };
    window.addEventListener('keydown', jump);
    return () => window.removeEventListener('keydown', jump);
  }, []);
}
