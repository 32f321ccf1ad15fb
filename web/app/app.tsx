import { usePortal } from '../portal.ts';
import { lazyPart } from '../ui/part.tsx';
import { useLocation } from '../ui/router.tsx';
import { Gate } from './gate.tsx';
import { Bare, Shell } from './shell.tsx';

const Embedded = lazyPart('app/embedded.tsx', () => import('./embedded.tsx'));
const Lost = lazyPart('app/lost.tsx', () => import('./lost.tsx'));

/** Every page of the portal, in its frame. */
export function Screens() {
  const { pathname } = useLocation();
  if (usePortal().embedded) return <Embedded />;
  return pathname === '/tenant-not-found' ? (
    <Bare>
      <Lost />
    </Bare>
  ) : (
    <Shell>
      <Gate />
    </Shell>
  );
}
