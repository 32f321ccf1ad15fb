import { Suspense, useEffect, useState } from 'react';
import { useErased } from '../ui/erased.ts';
import { lazyPart } from '../ui/part.tsx';
import { knewCookie } from './visit.ts';

/** In a script of its own: only a first visit shows it. */
const CookieNotice = lazyPart('app/consent.tsx', () => import('./consent.tsx'));

/** Tells a first visitor, once, what is kept in the browser. */
export function Cookies() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(!knewCookie()), []);
  useErased(() => setOpen(true));
  if (!open) return null;
  return (
    <Suspense>
      <CookieNotice onClose={() => setOpen(false)} />
    </Suspense>
  );
}
