import { createContext, use } from 'react';
import { concerns } from '../catalog/body.ts';
import type { Page } from '../catalog/site/pages.ts';
import type { PagePortal } from '../catalog/site/render.ts';

const NOBODY: PagePortal = { tenant: null, frame: null, api: null, chamber: false, origin: '' };

/** The body whose page is rendered: a server renders those of many at the same time, so no module holds it. */
export const PortalContext = createContext<PagePortal>(NOBODY);

export const usePortal = (): PagePortal => use(PortalContext);

/** A function that tells whether this body publishes such data at all. */
export function useApplies(): (page: Page) => boolean {
  const kind = usePortal().tenant?.tipo ?? '';
  return (page) => concerns(page, kind);
}

export function readPortal(text: string | null | undefined): PagePortal {
  try {
    return { ...NOBODY, ...JSON.parse(text ?? '') };
  } catch {
    return NOBODY;
  }
}

let opened: PagePortal | undefined;

/** The portal of the page that this browser opened, for calls and handlers. A component has `usePortal`. */
export function browserPortal(): PagePortal {
  opened ??= readPortal(document.getElementById('portal')?.textContent);
  return opened;
}
