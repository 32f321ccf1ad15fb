import { browserPortal } from '../portal.ts';
import { resolveAddress } from '../ui/step.ts';
import { routeAt } from './here.ts';
import { screenOf } from './screens.tsx';

/** What the browser tells of its line; not every browser does. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's line bears something that may not be needed. */
export const isLineFree = ({ saveData, effectiveType = '' }: Line): boolean =>
  !saveData && !effectiveType.includes('2g');

const asked = new Set<string>();

/** Loads the screen that a link leads to, with its definition, once for each page. */
function loadAhead(link: HTMLAnchorElement): void {
  const address = link.origin === location.origin ? resolveAddress(link.pathname, '/') : null;
  const route = address === null ? undefined : routeAt(address, browserPortal().chamber);
  const line: Line = 'connection' in navigator ? (navigator.connection as Line) : {};
  if (!route || asked.has(route.path) || !isLineFree(line)) return;
  asked.add(route.path);
  // A part that does not come is told when the link is followed.
  screenOf(route)
    ?.load()
    .catch(() => asked.delete(route.path));
}

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads what a pointer, a finger or the keyboard is about to open. */
export function watchLinks(): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) loadAhead(link);
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
}
