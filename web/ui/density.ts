import { type BrowserShelf, browserShelf } from './shelf.ts';
import { Store } from './store.ts';

/** The height of the rows of a table: one line each, or two where a text is long. */
export type Density = 'compacta' | 'confortavel';

export const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: 'compacta', label: 'Compacta' },
  { value: 'confortavel', label: 'Confortável' },
];

const PLACE = 'portal.linhas';
const USUAL: Density = 'compacta';

/**
 * Reads the choice from the storage. A browser may refuse it, and anybody may have written in it: then it is the usual
 * one.
 */
export function loadDensity(storage: Pick<BrowserShelf, 'getItem'>): Density {
  try {
    return DENSITIES.find(({ value }) => value === storage.getItem(PLACE))?.value ?? USUAL;
  } catch {
    return USUAL;
  }
}

export const density = new Store<Density>(USUAL, loadDensity(browserShelf()));

/** Sets the height of rows on every table at once, and keeps it for the next visit. */
export function chooseDensity(next: Density, storage: Pick<BrowserShelf, 'setItem'> = browserShelf()): void {
  density.change(() => next);
  try {
    storage.setItem(PLACE, next);
  } catch {
    // A private window may have no room: the choice then lasts as long as the page.
  }
}

/** Takes the choice back on the screen; the storage is erased elsewhere, with all the rest. */
export const forgetDensity = (): void => density.change(() => USUAL);
