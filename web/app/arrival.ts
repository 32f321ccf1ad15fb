import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/**
 * What a browser does by itself when a page is really loaded: start at the top, tell the screen reader where one is,
 * and on the way back return to the line one was reading.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useRemembered(key);
  useEffect(() => {
    const moved = last.current !== pathname;
    last.current = pathname;
    if (moved) document.querySelector('h1')?.focus({ preventScroll: true });
    if (type === 'POP') window.scrollTo(0, places.get(key) ?? window.scrollY);
    else if (moved) window.scrollTo(0, 0);
  }, [key, pathname, type]);
}

function useRemembered(key: string): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    // A reload is the browser's own business, and it does it better.
    const release = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', release);
    };
  }, [key]);
}
