import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { respeller } from '../../catalog/finder.ts';
import { routes } from '../../catalog/routes.ts';
import { pages } from '../catalog.ts';
import { routeAt } from './here.ts';

const Missing = lazy(() => import('../screens/missing/missing.tsx'));

const respell = respeller(routes(pages));

/** Only an address of the catalog has a screen, as on the server; written in another case it leads to the right one. */
export function Gate() {
  const { pathname, search, hash } = useLocation();
  if (routeAt(pathname)) return <Outlet />;
  const right = respell(pathname);
  return right === undefined ? <Missing /> : <Navigate to={right + search + hash} replace />;
}
