import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { routes } from '../../catalog/routes.ts';
import { respeller } from '../../catalog/site/finder.ts';
import { pages } from '../catalog.ts';
import { routeAt } from './here.ts';

const Missing = lazy(() => import('./missing.tsx'));

const respell = respeller(routes(pages));

/**
 * Lets only addresses of the catalog through, as the server does; one written in another case leads to the right one.
 */
export function Gate() {
  const { pathname, search, hash } = useLocation();
  if (routeAt(pathname)) return <Outlet />;
  const right = respell(pathname);
  return right === undefined ? <Missing /> : <Navigate to={right + search + hash} replace />;
}
