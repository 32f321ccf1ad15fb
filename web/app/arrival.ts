import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFresh, keep, kept, reach } from './scroll.ts';

/**
 * What a browser does by itself when a page is really loaded: start at the top, tell the screen reader where one is,
 * and on the way back return to the line one was reading.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  // Every page that is really loaded has the same key: without its path one would begin where another was left.
  const place = `${pathname} ${key}`;
  const type = useNavigationType();
  const last = useRef(pathname);
  const first = useRef(true);
  useRemembered(place);
  useEffect(() => {
    // Asked for by its address a page begins at its top, wherever it was left another time.
    if (first.current && isFresh()) keep(place, 0);
    first.current = false;
    const moved = last.current !== pathname;
    last.current = pathname;
    if (moved) document.querySelector('h1')?.focus({ preventScroll: true });
    if (type === 'POP') return reach(kept(place));
    if (moved) window.scrollTo(0, 0);
    else keep(place, window.scrollY);
  }, [place, pathname, type]);
}

/** Before the paint: a shorter page pulls the window up, and that is not where the reader was. */
function useRemembered(key: string): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => keep(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
