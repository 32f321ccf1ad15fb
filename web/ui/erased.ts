import { useEffect } from 'react';

const ERASED = 'portal.apagado';

/** Tells the whole page that the visitor erased what the browser kept. */
export const announceErased = (): boolean => window.dispatchEvent(new Event(ERASED));

/** Restarts a part of the page at once, and not at the next visit, when the visitor erases what the browser kept. */
export function useErased(restart: () => void): void {
  useEffect(() => {
    window.addEventListener(ERASED, restart);
    return () => window.removeEventListener(ERASED, restart);
  });
}
