import { routes } from '../../catalog/routes.ts';
import { respeller } from '../../catalog/site/respell.ts';
import { datasetPages } from '../catalog.ts';
import { Redirect, useLocation } from '../ui/router.tsx';
import Missing from './missing.tsx';

const respell = respeller(routes(datasetPages));

/** The page of an address that is none: written in another case it leads to the right one, else nothing is there. */
export default function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const right = respell(pathname);
  return right === undefined ? <Missing /> : <Redirect to={right + search + hash} />;
}
