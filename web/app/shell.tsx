import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { portal } from '../portal.ts';
import { useArrival } from './arrival.ts';
import { Bar } from './bar.tsx';
import { Boundary } from './boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** Every page but one stands between the bar, the header and the footer. */
export function Shell() {
  useArrival();
  const { pathname } = useLocation();
  if (!portal.tenant) return <Navigate to="/tenant-not-found" replace />;
  return (
    <>
      <Bar />
      <Header tenant={portal.tenant} />
      <Main>
        <Boundary key={pathname}>
          <Outlet />
        </Boundary>
      </Main>
      <Footer tenant={portal.tenant} />
    </>
  );
}

/** The page of a host that is nobody's: there is no name, menu or address to show around it. */
export function Bare() {
  return (
    <>
      <Bar bare />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="container" tabIndex={-1} className={styles.main}>
      <Suspense fallback={<div className={styles.wait} aria-busy="true" />}>{children}</Suspense>
    </main>
  );
}
