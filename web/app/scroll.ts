/** The time that a page may take to grow as tall as it was. */
const PATIENCE = 3_000;
const PLACE = 'portal.lugar.';

export function keep(key: string, y: number): void {
  try {
    sessionStorage.setItem(PLACE + key, String(Math.round(y)));
  } catch {
    // Without storage the page starts at its top.
  }
}

export function kept(key: string): number {
  try {
    return Number(sessionStorage.getItem(PLACE + key) ?? 0);
  } catch {
    return 0;
  }
}

/** Whether the page was asked for by its address, and neither loaded again nor gone back to. */
export const isFresh = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** Goes down to a line as soon as the page is tall enough, unless the reader moves first. Gives the way to stop it. */
export function reach(y: number): () => void {
  const stop = new AbortController();
  const page = new ResizeObserver(() => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) <= 1) stop.abort();
  });
  stop.signal.addEventListener('abort', () => page.disconnect());
  for (const moved of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(moved, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  page.observe(document.body);
  setTimeout(() => stop.abort(), PATIENCE);
  return () => stop.abort();
}
