/** How the worker answers a request: from the kept pages if the network fails, from the kept files first, or not at all. */
export type OfflineChoice = 'page' | 'file' | null;

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Files that stand beside the built ones and belong to every page. */
export const LOGO = '/LogoTop.png';

/** Pages of the three channels and of their answers: they hold what one person wrote, and one person's key. */
const PERSONAL = /^\/(?:acompanhar|atender|ouvidoria|e-sic|fale-conosco)\/?$/;

/** Chooses by the request alone. The API, other sites and everything that is sent pass by the worker untouched. */
export function chooseAnswer({ method, mode, url }: Asked, origin: string): OfflineChoice {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin) return null;
  if (pathname.startsWith('/assets/') || pathname === LOGO) return 'file';
  return mode === 'navigate' && isPagePath(pathname) ? 'page' : null;
}

const isPagePath = (pathname: string): boolean => !/^\/api(?:\/|$)/.test(pathname);

/** Whether a page may stay in the browser after the visit. */
export const isKeepable = (pathname: string): boolean => isPagePath(pathname) && !PERSONAL.test(pathname);

/** Whether the server's answer is a page that may be kept. */
export const isKeepableAnswer = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');
