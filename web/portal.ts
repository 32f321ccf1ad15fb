import type { Inicio } from '../catalog/inicio/answer.ts';
import type { Frame } from '../catalog/site/shell.ts';

/** The data that the server writes into the page, so that the frame needs no call before it is drawn. */
export interface PagePortal {
  tenant: {
    slug: string;
    tipo: string;
    /** Inhabitants by the latest estimate of IBGE, where the body says it. */
    habitantes?: number | null;
    /** The addresses of another system, where the body hears people there. */
    ouvidoria?: string | null;
    esic?: string | null;
  } | null;
  frame: Frame | null;
  /** Base address of the API; null means the one made from the host. */
  api: string | null;
  /** The data of the first page; every other page comes without it. */
  inicio: Inicio | null;
}

const NOBODY: PagePortal = { tenant: null, frame: null, api: null, inicio: null };

export function readPortal(text: string | null | undefined): PagePortal {
  try {
    return { ...NOBODY, ...JSON.parse(text ?? '') };
  } catch {
    return NOBODY;
  }
}

export const portal = readPortal(globalThis.document?.getElementById('portal')?.textContent);
