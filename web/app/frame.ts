import { startTransition, useEffect, useState } from 'react';
import type { Client, Entity, FooterItem, Frame, MenuItem } from '../../catalog/site/shell.ts';
import { callReference } from '../api.ts';
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
    const stop = whenIdle(() => {
      refresh(first, leaving.signal).then((next) => leaving.signal.aborted || show(next));
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [first]);
  useEffect(() => remember(frame.cliente), [frame.cliente]);
  return frame;
}

/** Asks each call by itself: one that fails is logged, and the page lives on with what it had. */
async function refresh(first: Frame, signal: AbortSignal): Promise<Frame> {
  const at = (local: number) => `idPoderOrgao=${first.cliente.idPoderOrgao}&idLocal=${local}`;
  const known = async <T>(path: string, had: T): Promise<T> =>
    callReference<T>(path, signal).catch((error: unknown) => {
      if (!signal.aborted) console.error(`${path}:`, error);
      return had;
    });
  const [started, cliente, entidade, top, tree, rodape] = await Promise.all([
    known<Frame>('inicio/inicioasync', first),
    known<Client>('dadoscliente/dadosclientesasync', first.cliente),
    known<Entity>('configuracao/configuracaoentidadeasync', first.entidade),
    known<MenuItem[]>(`menu/porlocalasync?${at(1)}`, first.menu),
    known<MenuItem[]>(`menu/porlocalcomfilhosasync?${at(1)}`, first.menu),
    known<FooterItem[]>(`menu/porlocalpaginadoasync?${at(4)}`, first.rodape),
  ]);
  return { ...started, cliente, entidade, rodape, menu: top.map((item) => grown(item, tree)) };
}

/** An item of the menu with the children that the tree gives it. */
function grown(item: MenuItem, tree: readonly MenuItem[]): MenuItem {
  const same = tree.find(({ txtDescricao }) => txtDescricao === item.txtDescricao);
  return { ...item, lstFilhos: same?.lstFilhos ?? [] };
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
