import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { PICTURE_FONTS } from './fonts.ts';

/** A picture to draw, by a number that its answer bears. */
export interface PngOrder {
  number: number;
  svg: string;
  /** Pixels of the drawing for each of the SVG's own. */
  zoom: number;
}

/** The bytes of a drawing, or why there are none: the package for this machine is absent, or the drawing is at fault. */
export type PngOutcome = { number: number } & ({ png: Uint8Array } | { absent: true } | { fault: string });

/** Pixels that one picture may have: 64 MB of memory while it is drawn. */
const MAX_PIXELS = 16_000_000;

type Library = typeof import('@resvg/resvg-js');

/** The drawing library, which is a program for this machine and may not be installed on it. */
function findLibrary(): Library | null {
  try {
    return createRequire(import.meta.url)('@resvg/resvg-js') as Library;
  } catch {
    return null;
  }
}

const library = findLibrary();

function draw({ Resvg }: Library, svg: string, zoom: number): Uint8Array {
  const options: ResvgRenderOptions = { font: PICTURE_FONTS, fitTo: { mode: 'zoom', value: zoom } };
  const picture = new Resvg(svg, options);
  const pixels = picture.width * picture.height * zoom * zoom;
  if (pixels > MAX_PIXELS) throw new Error(`${pixels} pixels are more than the ${MAX_PIXELS} of a picture`);
  return picture.render().asPng();
}

function outcomeOf({ number, svg, zoom }: PngOrder): PngOutcome {
  if (!library) return { number, absent: true };
  try {
    return { number, png: draw(library, svg, zoom) };
  } catch (error) {
    return { number, fault: String(error) };
  }
}

parentPort?.on('message', (order: PngOrder) => parentPort?.postMessage(outcomeOf(order)));
