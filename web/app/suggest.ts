import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SearchSuggestion } from './suggestions.ts';

/** The fewest letters that are asked about: one letter begins half the portal. */
const LEAST = 2;

const NONE: readonly SearchSuggestion[] = [];

/** The suggestions for what is typed, and the one that the arrow keys stand on. */
export function useSuggestions(choose: (chosen: SearchSuggestion) => void) {
  const [items, setItems] = useState(NONE);
  const [active, setActive] = useState(-1);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const close = () => {
    stop.current?.abort();
    setItems(NONE);
    setActive(-1);
  };
  const type = (typed: string) => {
    stop.current?.abort();
    const term = typed.trim();
    if (term.length < LEAST) return close();
    const own = new AbortController();
    stop.current = own;
    const found = (data: readonly SearchSuggestion[]) => {
      if (own.signal.aborted) return;
      setItems(data);
      setActive(-1);
    };
    import('./suggestions.ts')
      .then(({ askSuggestions }) => askSuggestions(term, own.signal))
      // A failure is silent: the search works without suggestions.
      .then(
        ({ data }) => found(data),
        () => found(NONE),
      );
  };
  const press = (event: KeyboardEvent) => {
    const chosen = items[active];
    if (event.key === 'Escape' && items.length > 0) close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'ArrowDown' && items.length > 0) setActive(turned(active + 1, items.length));
    else if (event.key === 'ArrowUp' && items.length > 0) setActive(turned(active - 1, items.length));
    else return;
    event.preventDefault();
  };
  return { items, active, type, press, close };
}

/** The next place of the arrow keys. Past either end is the box itself, where nothing is chosen. */
const turned = (place: number, count: number): number => (place >= count ? -1 : place < -1 ? count - 1 : place);
