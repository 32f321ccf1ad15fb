import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import {
  browserLocation,
  type NavigationType,
  type RouterLocation,
  resolveAddress,
  type StepState,
  takeStep,
} from './step.ts';

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: StepState | null | undefined;
}

export type NavigateTo = (to: string, options?: NavigateOptions) => void;

interface Routing {
  location: RouterLocation;
  type: NavigationType;
  navigate: NavigateTo;
}

const Context = createContext<Routing | null>(null);

function useRouting(): Routing {
  const routing = useContext(Context);
  if (!routing) throw new Error('a page stands inside a Router');
  return routing;
}

export const useLocation = (): RouterLocation => useRouting().location;
export const useNavigationType = (): NavigationType => useRouting().type;
export const useNavigate = (): NavigateTo => useRouting().navigate;

/** The question of the address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** A part of the path, decoded: part 1 of `/arquivos/atas` is `atas`. */
export const usePathPart = (place: number): string =>
  decodeSegment(useLocation().pathname.split('/')[place + 1] ?? '') ?? '';

/**
 * Tells the pages inside where the reader is, and follows the browser's history. A step is a transition: the page that
 * is open stays until the next one is ready. On the server the address is given; in a browser it is the window's.
 */
export function Router({ at, children }: { at: RouterLocation; children: ReactNode }) {
  const [{ location, type }, setPlace] = useState<Omit<Routing, 'navigate'>>({ location: at, type: 'POP' });
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace({ location: browserLocation(), type: 'POP' }));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const navigate = useMemo(() => navigator(setPlace), []);
  const routing = useMemo(() => ({ location, type, navigate }), [location, type, navigate]);
  return <Context value={routing}>{children}</Context>;
}

const navigator =
  (show: (place: { location: RouterLocation; type: NavigationType }) => void): NavigateTo =>
  (to, { replace = false, state = null } = {}) => {
    const address = resolveAddress(to, window.location.pathname);
    // Without a connection a page that was kept can be read, and only a real visit finds it.
    if (address === null || !window.navigator.onLine) return window.location.assign(address ?? to);
    const location = takeStep(address, state, replace);
    startTransition(() => show({ location, type: replace ? 'REPLACE' : 'PUSH' }));
  };

/** Leads on to another address as soon as it is drawn; the address that led here leaves the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
