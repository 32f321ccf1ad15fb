import type { Face } from './face.ts';
import { Options } from './options.tsx';
import { Plain } from './plain.tsx';

export const year: Face = { Cell: Plain, Filter: Options, room: 8 };
