import { usePortal } from '../portal.ts';
import { lazyPart } from '../ui/part.tsx';
import { useLocation } from '../ui/router.tsx';
import { routeAt } from './here.ts';

const InicioPage = lazyPart('inicio/inicio.tsx', () => import('../inicio/inicio.tsx'));
// The table of all other screens travels apart: the home is the page that most visits begin with.
const RouteScreen = lazyPart('app/screens.tsx', () => import('./screens.tsx'));
const Elsewhere = lazyPart('app/elsewhere.tsx', () => import('./elsewhere.tsx'));

/** Draws the screen of the address. Only addresses of the catalog have one, as on the server. */
export function Gate() {
  const { pathname } = useLocation();
  const { chamber } = usePortal();
  const route = routeAt(pathname, chamber);
  if (!route) return <Elsewhere />;
  return route.path === '/' ? <InicioPage /> : <RouteScreen route={route} />;
}
