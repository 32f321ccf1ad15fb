import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { REST, sectionOf } from '../../catalog/site/section.ts';
import type { MenuItem } from '../../catalog/site/shell.ts';
import { call } from '../api.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { listed, routeAt } from './here.ts';

/** The part of the menu that the open page belongs to, as a step of the way to it. */
export function useSection(menu: readonly MenuItem[]): Crumb | null {
  const { pathname } = useLocation();
  const name = nameOf(menu, pathname);
  const item = useSelected(name === REST ? null : name);
  if (name === null) return null;
  const to = name === REST ? MAP : item && addressOf(item);
  return to && ![pathname, listed(pathname)].includes(to) ? { label: name, to } : { label: name };
}

/** The site map, which lists the pages that no subject has. */
const MAP = '/mapa';

/** The name of a page's subject by the body's own menu; where it does not have the page, by the catalog. */
function nameOf(menu: readonly MenuItem[], pathname: string): string | null {
  const route = routeAt(pathname);
  if (!route || pathname === '/') return null;
  return sectionOf(menu, listed(pathname))?.txtDescricao ?? route.menu ?? route.section ?? REST;
}

/** The address of a step: only a page of the portal is one, what opens another tab is a way out of it. */
const addressOf = ({ txtUrl, blnPopUp }: MenuItem): string | null =>
  blnPopUp === '0' && routeAt(txtUrl) ? txtUrl : null;

/** The selected part of the menu, as the reference's call tells it; null until then, and where the call fails. */
function useSelected(name: string | null): MenuItem | null {
  const [known, setKnown] = useState<{ name: string; item: MenuItem | null } | null>(null);
  useEffect(() => {
    let gone = false;
    if (name !== null) selected(name).then((item) => !gone && setKnown({ name, item }));
    return () => {
      gone = true;
    };
  }, [name]);
  return known?.name === name ? known.item : null;
}

const PATIENCE = 30_000;
const asked = new Map<string, Promise<MenuItem | null>>();

/** Asks for a part of the menu once. A call that fails is logged, and made again on another page. */
function selected(name: string): Promise<MenuItem | null> {
  const path = `menu/menuselasync?txtMenu=${encodeURIComponent(name)}`;
  const made =
    asked.get(name) ??
    call<MenuItem[]>(path, AbortSignal.timeout(PATIENCE)).then(
      ([item]) => item ?? null,
      (error: unknown) => {
        console.error(`${path}:`, error);
        asked.delete(name);
        return null;
      },
    );
  asked.set(name, made);
  return made;
}
