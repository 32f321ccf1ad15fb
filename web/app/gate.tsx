import { Navigate, Outlet, useLocation } from 'react-router';
import { routes } from '../../catalog/routes.ts';
import { respeller } from '../../catalog/site/finder.ts';
import { datasetPages } from '../catalog.ts';
import { usePortal } from '../portal.ts';
import { lazyPart } from '../ui/part.tsx';
import { routeAt } from './here.ts';

const Missing = lazyPart('app/missing.tsx', () => import('./missing.tsx'));

const respell = respeller(routes(datasetPages));

/**
 * Lets only addresses of the catalog through, as the server does; one written in another case leads to the right one.
 */
export function Gate() {
  const { pathname, search, hash } = useLocation();
  const { chamber } = usePortal();
  if (routeAt(pathname, chamber)) return <Outlet />;
  const right = respell(pathname);
  return right === undefined ? <Missing /> : <Navigate to={right + search + hash} replace />;
}
