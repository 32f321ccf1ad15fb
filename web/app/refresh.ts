import type { Client, Entity, FooterItem, Frame, MenuItem } from '../../catalog/site/shell.ts';
import { callReference } from '../api.ts';

/** Asks each call by itself: one that fails is logged, and the page lives on with what it had. */
export async function refreshFrame(first: Frame, signal: AbortSignal): Promise<Frame> {
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
