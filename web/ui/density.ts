import { browserShelf, type Shelf } from './shelf.ts';
import { Store } from './store.ts';

/** How tall the rows of a table are: one line each, or two where a text is long. */
export type Density = 'compacta' | 'confortavel';

export const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: 'compacta', label: 'Compacta' },
  { value: 'confortavel', label: 'Confortável' },
];

const PLACE = 'portal.linhas';

/** A browser may refuse storage, and anybody may have written in it: what cannot be read is as if never kept. */
export function loadDensity(storage: Pick<Shelf, 'getItem'>): Density {
  try {
    return DENSITIES.find(({ value }) => value === storage.getItem(PLACE))?.value ?? 'compacta';
  } catch {
    return 'compacta';
  }
}

export const density = new Store<Density>(loadDensity(browserShelf()));

/** Takes effect on every table at once, and is kept for the next visit. */
export function chooseDensity(next: Density, storage: Pick<Shelf, 'setItem'> = browserShelf()): void {
  density.change(() => next);
  try {
    storage.setItem(PLACE, next);
  } catch {
    // A private window may have no room: the choice then lasts as long as the page.
  }
}

/** As if nobody had chosen: what was kept is erased elsewhere, with all the rest. */
export const forgetDensity = (): void => density.change(() => 'compacta');
