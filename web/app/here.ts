import { type Route, routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import { isBelow } from '../../catalog/site/section.ts';
import { datasetPages } from '../catalog.ts';

const find = finder(routes(datasetPages));

export const routeAt = (pathname: string, chamber: boolean): Route | undefined => find(pathname, chamber);

/** The address by which menus know a page: what a câmara shows at `/receita` is its list of duodécimos. */
export function listedPath(pathname: string, chamber: boolean): string {
  const route = routeAt(pathname, chamber);
  return route?.chamber ? `/${route.dataset}` : pathname;
}

/** Whether an item of a menu is the page that is open, or the list that it belongs to. The first page is only itself. */
export const isHere = (pathname: string, txtUrl: string, chamber: boolean): boolean =>
  txtUrl === '/'
    ? pathname === '/'
    : [pathname, listedPath(pathname, chamber)].some((path) => isBelow(path.replace(/(?<=.)\/$/, ''), { txtUrl }));
