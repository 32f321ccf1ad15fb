import type { Shelf } from '../ui/shelf.ts';

/** The way a visitor asked to read: the size of the text in pixels, and which palette. */
export interface ReadingSettings {
  size: number;
  contrast: boolean;
}

export const FIRST: ReadingSettings = { size: 16, contrast: false };

const STEP = 2;
const LEAST = 12;
const MOST = 20;
const PLACE = 'portal.leitura';

const bound = (size: number): number => Math.min(MOST, Math.max(LEAST, size));

export const grow = (reading: ReadingSettings): ReadingSettings => ({ ...reading, size: bound(reading.size + STEP) });
export const shrink = (reading: ReadingSettings): ReadingSettings => ({ ...reading, size: bound(reading.size - STEP) });
export const reset = (reading: ReadingSettings): ReadingSettings => ({ ...reading, size: FIRST.size });
export const invert = (reading: ReadingSettings): ReadingSettings => ({ ...reading, contrast: !reading.contrast });

export const atLeast = ({ size }: ReadingSettings): boolean => size <= LEAST;
export const atMost = ({ size }: ReadingSettings): boolean => size >= MOST;

/** Says to a screen reader what a click did, also that it could do no more. */
export function describe(before: ReadingSettings, after: ReadingSettings): string {
  if (before.contrast !== after.contrast) return after.contrast ? 'Alto contraste ligado' : 'Alto contraste desligado';
  const bound = atMost(after) ? 'o maior tamanho' : atLeast(after) ? 'o menor tamanho' : '';
  if (bound && before.size === after.size) return `O texto já está em ${after.size} pixels, ${bound}`;
  return [`Texto em ${after.size} pixels`, bound].filter(Boolean).join(', ');
}

/**
 * Reads the settings from the storage. A browser may refuse it, and anybody may have written in it: then they are the
 * usual ones.
 */
export function load(storage: Pick<Shelf, 'getItem'>): ReadingSettings {
  try {
    const kept = JSON.parse(storage.getItem(PLACE) ?? '{}');
    const size = Number.isInteger(kept.size) ? bound(kept.size) : FIRST.size;
    return { size, contrast: kept.contrast === true };
  } catch {
    return FIRST;
  }
}

export function keep(reading: ReadingSettings, storage: Pick<Shelf, 'setItem'>): void {
  try {
    storage.setItem(PLACE, JSON.stringify(reading));
  } catch {
    // A private window may have no room: the choice then lasts as long as the page.
  }
}

export function show(reading: ReadingSettings, { documentElement, body }: Document): void {
  documentElement.style.setProperty('--passo', `${reading.size - FIRST.size}px`);
  body.classList.toggle('contrast', reading.contrast);
}
