import { type Route, routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import { isBelow } from '../../catalog/site/section.ts';
import { datasetPages, isChamberPortal } from '../catalog.ts';

const find = finder(routes(datasetPages));

export const routeAt = (pathname: string): Route | undefined => find(pathname, isChamberPortal);

/** The address by which menus know a page: what a câmara shows at `/receita` is its list of duodécimos. */
export function listedPath(pathname: string): string {
  const route = routeAt(pathname);
  return route?.chamber ? `/${route.dataset}` : pathname;
}

/** Whether an item of a menu is the page that is open, or the list that it belongs to. The first page is only itself. */
export const isHere = (pathname: string, txtUrl: string): boolean =>
  txtUrl === '/'
    ? pathname === '/'
    : [pathname, listedPath(pathname)].some((path) => isBelow(path.replace(/(?<=.)\/$/, ''), { txtUrl }));
