import { type RefObject, useEffect, useLayoutEffect } from 'react';

type Ref = RefObject<HTMLElement | null>;

/**
 * Keeps the height that the whole header has, for when its inside is lifted out of the page, and tells the page how
 * much of the window the lifted one covers, so that nothing it scrolls to ends up behind it.
 */
export function useRoom(header: Ref, compact: boolean): void {
  // Measured before the paint: the height that is kept must never be the one of the lifted header.
  useLayoutEffect(() => {
    const own = header.current;
    const measured = compact ? own?.firstElementChild : own;
    if (!own || !measured) return;
    const measure = new ResizeObserver(() => {
      const { height } = measured.getBoundingClientRect();
      if (compact) cover(height);
      else own.style.setProperty('--header-height', `${height}px`);
    });
    measure.observe(measured);
    return () => measure.disconnect();
  }, [header, compact]);
}

/**
 * Tells the styles how much the lifted header covers: what scrolls to a place stops below it, what sticks to the top
 * sticks to its lower edge.
 */
function cover(height: number): void {
  const { style } = document.documentElement;
  style.scrollPaddingTop = `${height + 8}px`;
  style.setProperty('--covered', `${height}px`);
}

/** Lets an open list be as tall as the window has room under it, and scroll by itself beyond. */
export function useRoomBelow(list: Ref, open: boolean): void {
  useEffect(() => {
    const own = list.current;
    if (!own || !open) return;
    const measure = () => {
      own.style.maxHeight = `${window.innerHeight - own.getBoundingClientRect().top}px`;
    };
    // Measured in the next frame, because the header that the list hangs from may become smaller in this one.
    const soon = () => requestAnimationFrame(measure);
    measure();
    const events = ['scroll', 'resize'] as const;
    for (const name of events) window.addEventListener(name, soon, { passive: true });
    return () => {
      own.style.maxHeight = '';
      for (const name of events) window.removeEventListener(name, soon);
    };
  }, [list, open]);
}
