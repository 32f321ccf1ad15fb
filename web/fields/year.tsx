import type { FieldFace } from './face.ts';
import { Options } from './options.tsx';
import { Plain } from './plain.tsx';

export const year: FieldFace = { Cell: Plain, Filter: Options };
