/** What a step of the history carries beside its address: a list that answers a press takes the focus. */
export interface StepState {
  arrive?: boolean;
}

/** The page that is open: its address as the browser writes it, and the step of the history that led there. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  state: StepState | null;
  /** Tells two steps to one address apart. A page that is really loaded, not stepped to, has `default`. */
  key: string;
}

/** How the reader came: by the browser's own buttons or a load, by a step forward, or in place of the step before. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Origin of addresses of the portal, whatever its host is: pages are resolved the same way on the server. */
const PORTAL = 'http://portal.invalid';

/**
 * The address that a link leads to, from the page it stands on: `?ano=2025` is another question to the same page, `#fim`
 * a place in it. Null for an address of another site, and for one that is none.
 */
export function resolveAddress(to: string, pathname: string): string | null {
  const base = new URL(PORTAL);
  base.pathname = pathname;
  if (!URL.canParse(to, base)) return null;
  const { origin, pathname: path, search, hash } = new URL(to, base);
  return origin === PORTAL ? path + search + hash : null;
}

/** The location of an address that was really loaded. */
export function locationAt(address: string): RouterLocation {
  const { pathname, search, hash } = new URL(address, PORTAL);
  return { pathname, search, hash, state: null, key: 'default' };
}

export const addressOf = ({ pathname, search, hash }: RouterLocation): string => pathname + search + hash;

/** The record of a step in the browser's history. */
interface Step {
  key: string;
  state: StepState | null;
}

const isStep = (value: unknown): value is Step => typeof value === 'object' && value !== null && 'key' in value;

/** The location that the browser shows now. */
export function browserLocation(): RouterLocation {
  const { pathname, search, hash } = window.location;
  const kept: unknown = window.history.state;
  const { key, state } = isStep(kept) ? kept : { key: 'default', state: null };
  return { pathname, search, hash, key, state };
}

/** Writes a step into the browser's history and gives the location it leads to. */
export function takeStep(address: string, state: StepState | null, replace: boolean): RouterLocation {
  const step: Step = { key: Math.random().toString(36).slice(2, 10), state };
  if (replace) window.history.replaceState(step, '', address);
  else window.history.pushState(step, '', address);
  return browserLocation();
}
