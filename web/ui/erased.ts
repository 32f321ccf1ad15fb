import { useEffect } from 'react';

const ERASED = 'portal.apagado';

/** Tells the whole page that the visitor erased what the browser kept. */
export const announceErased = (): boolean => window.dispatchEvent(new Event(ERASED));

/** Goes back to the beginning at once, and not at the next visit, when what was kept is erased. */
export function useErased(restart: () => void): void {
  useEffect(() => {
    window.addEventListener(ERASED, restart);
    return () => window.removeEventListener(ERASED, restart);
  });
}
