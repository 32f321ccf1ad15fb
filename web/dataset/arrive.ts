import { useEffect, useRef } from 'react';
import { useLocation } from '../ui/router.tsx';

/** The state of a step inside a list: the control that was pressed may be gone, so the result takes the focus. */
export const ARRIVE = { arrive: true };

export function useArrive<E extends HTMLElement>() {
  const { key, state } = useLocation();
  const target = useRef<E>(null);
  const last = useRef(key);
  useEffect(() => {
    // On a reload the browser still has the state, but nobody has pressed anything.
    if (last.current === key) return;
    last.current = key;
    if (state?.arrive && target.current) arrive(target.current);
  }, [key, state]);
  return target;
}

/** Focuses and scrolls: focus alone does not move to something tall of which a corner is already in sight. */
function arrive(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView();
}
