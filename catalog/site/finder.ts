import type { Route } from '../routes.ts';

/** `/contratos/:numContrato/:numAnoPub` → any two segments below `/contratos`. */
export const shapeOf = (path: string, flags = ''): RegExp =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, flags);

/** Finds the route of a path, of which a câmara has some of its own. */
export function finder(all: readonly Route[]): (path: string, chamber: boolean) => Route | undefined {
  const known = all.map((route) => ({ shape: shapeOf(route.path), route }));
  return (path, chamber) => known.find(({ shape, route }) => shape.test(path) && (chamber || !route.chamber))?.route;
}
