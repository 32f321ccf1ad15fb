import { startTransition, useEffect, useMemo, useState } from 'react';
import { REST, sectionOf } from '../../catalog/site/section.ts';
import type { MenuItem } from '../../catalog/site/shell.ts';
import { usePortal } from '../portal.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { unlessEqual } from '../ui/equal.ts';
import { useLocation } from '../ui/router.tsx';
import { listedPath, routeAt } from './here.ts';
import { whenIdle } from './idle.ts';

/** The part of the menu that the open page belongs to, as a step of the way to it. */
export function useSection(menu: readonly MenuItem[]): Crumb | null {
  const { pathname } = useLocation();
  const { chamber } = usePortal();
  const name = nameOf(menu, pathname, chamber);
  const item = useSelected(menu, name === REST ? null : name);
  const to = name === REST ? MAP : item && addressOf(item, chamber);
  const led = to && ![pathname, listedPath(pathname, chamber)].includes(to) ? to : null;
  return useMemo(() => (name === null ? null : led ? { label: name, to: led } : { label: name }), [name, led]);
}

/** The site map, which lists the pages that no subject has. */
const MAP = '/mapa';

/** The name of a page's subject by the body's own menu; where it does not have the page, by the catalog. */
function nameOf(menu: readonly MenuItem[], pathname: string, chamber: boolean): string | null {
  const route = routeAt(pathname, chamber);
  if (!route || pathname === '/') return null;
  if (route.under) return nameOf(menu, route.under, chamber);
  return sectionOf(menu, listedPath(pathname, chamber))?.txtDescricao ?? route.menu ?? route.section ?? REST;
}

/** The address of a step: only a page of the portal is one, what opens another tab is a way out of it. */
const addressOf = ({ txtUrl, blnPopUp }: MenuItem, chamber: boolean): string | null =>
  blnPopUp === '0' && routeAt(txtUrl, chamber) ? txtUrl : null;

/** The selected part of the menu: as the page brought it, then as the reference's call tells it. */
function useSelected(menu: readonly MenuItem[], name: string | null): MenuItem | null {
  const first = menu.find(({ txtDescricao }) => txtDescricao === name) ?? null;
  const [known, setKnown] = useState<{ name: string; item: MenuItem | null } | null>(null);
  useEffect(() => {
    if (name === null) return;
    let gone = false;
    const show = (item: MenuItem | null) =>
      startTransition(() => setKnown((had) => unlessEqual(had ?? { name, item: first }, { name, item })));
    const stop = whenIdle(() => {
      import('./selected.ts')
        .then(({ askSelected }) => askSelected(name))
        .then((item) => gone || show(item))
        // A part that does not come leaves the menu as the page brought it.
        .catch(() => undefined);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [name, first]);
  return known?.name === name ? known.item : first;
}
