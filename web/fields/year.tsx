import { type FieldFace, ONE } from './face.ts';
import { Options } from './options.tsx';
import { Plain } from './plain.tsx';

export const year: FieldFace = { Cell: Plain, Filter: Options, asks: ONE, room: 8 };
