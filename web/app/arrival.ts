import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../ui/router.tsx';
import { isFreshVisit, keepScroll, keptScroll, scrollWhenTall } from './scroll.ts';

/**
 * Does what a browser does when a page is really loaded: starts at the top, tells the screen reader where one is, and
 * on the way back returns to the line one was reading.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  // The path is part of the name, because every page that is really loaded has the same key.
  const place = `${pathname} ${key}`;
  const type = useNavigationType();
  const last = useRef(pathname);
  const first = useRef(true);
  useRemembered(place);
  useEffect(() => {
    // A page asked for by its address begins at its top, wherever it was left another time.
    if (first.current && isFreshVisit()) keepScroll(place, 0);
    first.current = false;
    const moved = last.current !== pathname;
    last.current = pathname;
    if (moved) document.querySelector('h1')?.focus({ preventScroll: true });
    if (type === 'POP') return scrollWhenTall(keptScroll(place));
    if (moved) window.scrollTo(0, 0);
    else keepScroll(place, window.scrollY);
  }, [place, pathname, type]);
}

/** Remembers where the reader was, before the paint: a shorter page pulls the window up. */
function useRemembered(key: string): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => keepScroll(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
