import { Whole } from './code.tsx';
import type { Face } from './face.ts';
import { Plain } from './plain.tsx';

/** With or without points and bars; a CPF is masked before it reaches the address. */
export const taxId: Face = { Cell: Plain, Filter: Whole };
