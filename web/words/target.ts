import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from '../ui/router.tsx';

const never = () => () => undefined;
const unknown = () => '';

/**
 * The part of the page that the address names: `/glossario#empenho` → `empenho`. No server is told of it, so that the page
 * is taken over without it first.
 */
export function useTarget(): string {
  const { hash } = useLocation();
  const known = useSyncExternalStore(never, () => hash, unknown);
  try {
    return decodeURIComponent(known.slice(1));
  } catch {
    return '';
  }
}

/**
 * Takes the reader to the part that the address names, once it is drawn. A browser does so by itself only with what the
 * page has from the start.
 */
export function useReached(id: string): void {
  const { key } = useLocation();
  // The key of the step is a dependency: asked for a second time, the same part is another step.
  useEffect(() => {
    const part = id && key ? document.getElementById(id) : null;
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, [id, key]);
}
