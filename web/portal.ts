import type { Inicio } from '../catalog/inicio/answer.ts';
import type { Frame } from '../catalog/site/shell.ts';

/** What the server writes into the page, so that the frame needs no call before it is drawn. */
export interface Portal {
  tenant: {
    slug: string;
    tipo: string;
    /** By the latest estimate of IBGE, where the body says it. */
    habitantes?: number | null;
    /** Where the body has these elsewhere. */
    ouvidoria?: string | null;
    esic?: string | null;
  } | null;
  frame: Frame | null;
  /** Base address of the API; null means the one made from the host. */
  api: string | null;
  /** What the first page tells; every other page comes without it. */
  inicio: Inicio | null;
}

const NOBODY: Portal = { tenant: null, frame: null, api: null, inicio: null };

export function readPortal(text: string | null | undefined): Portal {
  try {
    return { ...NOBODY, ...JSON.parse(text ?? '') };
  } catch {
    return NOBODY;
  }
}

export const portal = readPortal(globalThis.document?.getElementById('portal')?.textContent);
