/** The distance of a window from what it hangs from, and from the edges of the screen. */
const GAP = 6;

/**
 * Places a window under an element of the page, or over it where there is no room, and keeps it there while the page
 * moves. Gives the way to stop.
 */
export function stand(own: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const from = anchor.getBoundingClientRect();
    const { width, height } = own.getBoundingClientRect();
    const below = from.bottom + GAP + height <= window.innerHeight - GAP;
    const top = below ? from.bottom + GAP : from.top - GAP - height;
    own.style.left = `${between(GAP, from.left, window.innerWidth - width - GAP)}px`;
    own.style.top = `${between(GAP, top, window.innerHeight - height - GAP)}px`;
  };
  place();
  const resized = new ResizeObserver(place);
  resized.observe(own);
  const leaving = new AbortController();
  for (const name of ['scroll', 'resize'])
    window.addEventListener(name, place, { passive: true, capture: true, signal: leaving.signal });
  return () => {
    resized.disconnect();
    leaving.abort();
  };
}

/** A place between two bounds; a window larger than the screen begins at its edge. */
const between = (least: number, wished: number, most: number): number => Math.max(least, Math.min(wished, most));
