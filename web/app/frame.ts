import { startTransition, useEffect, useState } from 'react';
import type { Client, Frame } from '../../catalog/site/shell.ts';
import { unlessEqual } from '../ui/equal.ts';
import { whenIdle } from './idle.ts';

/**
 * The frame of the page: at once as the server wrote it, then as the reference calls answer it. They are made when the
 * page is there and the browser idle, and change nothing if they say the same.
 */
export function useFrame(first: Frame): Frame {
  const [frame, setFrame] = useState(first);
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: Frame) => startTransition(() => setFrame((had) => unlessEqual(had, next)));
    const ask = async () => {
      const { refreshFrame } = await import('./refresh.ts');
      const next = await refreshFrame(first, leaving.signal);
      if (!leaving.signal.aborted) show(next);
    };
    // A part that does not come leaves the frame as it is.
    const stop = whenIdle(() => void ask().catch(() => undefined));
    return () => {
      stop();
      leaving.abort();
    };
  }, [first]);
  useEffect(() => remember(frame.cliente), [frame.cliente]);
  return frame;
}

/** Stores whose portal this browser last saw, in the place where the reference system keeps it too. */
function remember({ txtCliente, idPoderOrgao }: Client): void {
  try {
    localStorage.setItem('txtCliente', txtCliente);
    localStorage.setItem('idPoderOrgao', String(idPoderOrgao));
  } catch {
    // A browser may refuse storage; the page does not depend on it.
  }
}
