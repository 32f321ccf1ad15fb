import { type ReactNode, Suspense } from 'react';
import type { Frame } from '../../catalog/site/shell.ts';
import { usePortal } from '../portal.ts';
import { Section } from '../ui/crumbs.tsx';
import { lazyPart } from '../ui/part.tsx';
import { Redirect, useLocation } from '../ui/router.tsx';
import { Toasts } from '../ui/toast.tsx';
import { Windows } from '../ui/windows.tsx';
import { useArrival } from './arrival.ts';
import { Bar } from './bar.tsx';
import { Boundary } from './boundary.tsx';
import { Cookies } from './cookies.tsx';
import { useCount } from './count.ts';
import { useFrame } from './frame.ts';
import { Header } from './header.tsx';
import { useAhead, useLibras, useOffline, useTips } from './later.ts';
import { useSection } from './section.ts';
import styles from './shell.module.css';
import { useShortcuts } from './shortcuts.ts';

const Footer = lazyPart('app/footer.tsx', () => import('./footer.tsx'));
/** Travels apart: only a demonstration that is still being filled shows it. */
const Filling = lazyPart('app/filling.tsx', () => import('./filling.tsx'));

/** The frame of every page but one: bar, header and footer around it. */
export function Shell({ children }: { children: ReactNode }) {
  const { frame } = usePortal();
  if (!frame) return <Redirect to="/tenant-not-found" />;
  return <Framed first={frame}>{children}</Framed>;
}

function Framed({ first, children }: { first: Frame; children: ReactNode }) {
  useArrival();
  useCount();
  useShortcuts();
  const { pathname } = useLocation();
  const frame = useFrame(first);
  const section = useSection(frame.menu);
  useTips();
  useAhead();
  useOffline();
  useLibras(frame.vlibras);
  return (
    <>
      <Bar />
      <Header client={frame.cliente} menu={frame.menu} />
      {frame.preenchimento && (
        <Suspense>
          <Filling progress={frame.preenchimento} />
        </Suspense>
      )}
      <Main>
        <Boundary key={pathname}>
          <Section value={section}>{children}</Section>
        </Boundary>
      </Main>
      <Suspense>
        <Footer frame={frame} />
      </Suspense>
      <div className={styles.foot}>
        <Toasts />
        <Cookies />
      </div>
      <Windows />
    </>
  );
}

/** The page of a host that is nobody's: there is no name, menu or address to show around it. */
export function Bare({ children }: { children: ReactNode }) {
  useTips();
  return (
    <>
      <Bar bare />
      <Main>{children}</Main>
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
