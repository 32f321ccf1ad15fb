import { useEffect, useState } from 'react';
import styles from './tip.module.css';

interface Place {
  text: string;
  left: number;
  top: number;
}

/** The element with a tip that an event happened in. */
const tipped = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

function placeOf(element: HTMLElement): Place {
  const { left, width, bottom } = element.getBoundingClientRect();
  return { text: element.dataset.tip ?? '', left: left + width / 2, top: bottom + 8 };
}

/**
 * Shows what `data-tip` says under whatever is pointed at or focused; Escape hides it. It repeats for the eye what the
 * element's own label already tells a screen reader, so it says nothing there.
 */
export function Tips() {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const show = (event: Event) => {
      const element = tipped(event);
      setPlace(element ? placeOf(element) : null);
    };
    const hide = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setPlace(null);
    };
    const events = [
      ['pointerover', show],
      ['focusin', show],
      ['focusout', hide],
      ['keydown', hide],
      ['scroll', hide],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) document.removeEventListener(name, listener);
    };
  }, []);
  if (!place) return null;
  return (
    <div aria-hidden="true" className={styles.tip} style={{ left: place.left, top: place.top }}>
      {place.text}
    </div>
  );
}
