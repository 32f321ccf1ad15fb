import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './tip.module.css';

/** From what it explains, and from the edges of the window. */
const GAP = 8;

/** The element with a tip that an event happened in. */
const tipped = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** A finger that presses already gets what it asked for, and the tip would lie on the next thing to press. */
const asks = (event: Event, owner: HTMLElement): boolean =>
  event instanceof PointerEvent ? event.pointerType === 'mouse' : owner.matches(':focus-visible');

/**
 * Shows what `data-tip` says under whatever is pointed at or focused, or over it where there is no room; the pointer
 * may rest on it and Escape hides it. It repeats for the eye what the element's own label already tells a screen
 * reader, so it says nothing there.
 */
export function Tips() {
  const tip = useRef<HTMLDivElement>(null);
  const owner = useOwner(tip);
  useLayoutEffect(() => {
    if (!owner) return;
    const move = () => tip.current && place(tip.current, owner);
    move();
    window.addEventListener('scroll', move, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', move, { capture: true });
  }, [owner]);
  if (!owner) return null;
  return (
    <div ref={tip} aria-hidden="true" className={styles.tip}>
      {owner.dataset.tip}
    </div>
  );
}

/** What is pointed at or focused now, if it has a tip. */
function useOwner(tip: RefObject<HTMLElement | null>): HTMLElement | null {
  const [owner, setOwner] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = (event: Event) => {
      if (event.target instanceof Node && tip.current?.contains(event.target)) return;
      const found = tipped(event);
      setOwner(found && asks(event, found) ? found : null);
    };
    const hide = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setOwner(null);
    };
    const events = { pointerover: look, focusin: look, focusout: hide, keydown: hide };
    for (const [name, listener] of Object.entries(events)) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(events)) document.removeEventListener(name, listener);
    };
  }, [tip]);
  return owner;
}

function place(tip: HTMLElement, owner: HTMLElement): void {
  const { left, right, top, bottom } = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = (left + right - width) / 2;
  const x = Math.max(GAP, Math.min(middle, clientWidth - width - GAP));
  const below = bottom + GAP;
  const y = below + height + GAP <= clientHeight ? below : top - GAP - height;
  tip.style.translate = `${x}px ${y}px`;
}
