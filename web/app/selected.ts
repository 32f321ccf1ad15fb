import type { MenuItem } from '../../catalog/site/shell.ts';
import { callReference } from '../api.ts';

const PATIENCE = 30_000;
const asked = new Map<string, Promise<MenuItem | null>>();

/** Asks for a part of the menu once. A call that fails is logged, and made again on another page. */
export function askSelected(name: string): Promise<MenuItem | null> {
  const path = `menu/menuselasync?txtMenu=${encodeURIComponent(name)}`;
  const made =
    asked.get(name) ??
    callReference<MenuItem[]>(path, AbortSignal.timeout(PATIENCE)).then(
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
