import type { FieldFace } from './face.ts';
import { number } from './number.tsx';
import { Plain } from './plain.tsx';

/** A percentage is typed as a number; the cell's own format adds the sign. */
export const percent: FieldFace = { Cell: Plain, Filter: number.Filter, asks: number.asks, room: 12 };
