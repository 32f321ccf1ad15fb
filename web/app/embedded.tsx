import { Suspense } from 'react';
import { pageFor } from '../catalog.ts';
import styles from '../explorar/embedded.module.css';
import EmbeddedList, { Source } from '../explorar/embedded.tsx';
import { usePortal } from '../portal.ts';
import { useLocation } from '../ui/router.tsx';
import { Gate } from './gate.tsx';
import { routeAt } from './here.ts';

/** A page inside one of somebody else's: what it shows, without the bar, the header and the footer of the portal. */
export default function Embedded() {
  const { pathname } = useLocation();
  const { chamber } = usePortal();
  const route = routeAt(pathname, chamber);
  const page = route?.view === 'list' && route.dataset ? pageFor(route.dataset) : undefined;
  return (
    <main id="container">
      <Suspense>
        {page ? (
          <EmbeddedList page={page} />
        ) : (
          <div className={styles.embedded}>
            <Gate />
            <Source />
          </div>
        )}
      </Suspense>
    </main>
  );
}
