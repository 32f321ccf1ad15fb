import { routes } from '../../catalog/routes.ts';
import { respeller } from '../../catalog/site/finder.ts';
import { datasetPages } from '../catalog.ts';
import { usePortal } from '../portal.ts';
import { lazyPart } from '../ui/part.tsx';
import { Redirect, useLocation } from '../ui/router.tsx';
import { routeAt } from './here.ts';

const InicioPage = lazyPart('inicio/inicio.tsx', () => import('../inicio/inicio.tsx'));
// The table of all other screens travels apart: the home is the page that most visits begin with.
const Screen = lazyPart('app/screens.tsx', () => import('./screens.tsx'));
const Missing = lazyPart('app/missing.tsx', () => import('./missing.tsx'));

const respell = respeller(routes(datasetPages));

/**
 * Draws the screen of the address. Only addresses of the catalog have one, as on the server; one written in another case
 * leads to the right one.
 */
export function Gate() {
  const { pathname, search, hash } = useLocation();
  const { chamber } = usePortal();
  const route = routeAt(pathname, chamber);
  if (route) return route.path === '/' ? <InicioPage /> : <Screen route={route} />;
  const right = respell(pathname);
  return right === undefined ? <Missing /> : <Redirect to={right + search + hash} />;
}
