import type { Value } from '../../catalog/fields/field.ts';
import { ENDS, type FieldFace } from './face.ts';
import { Plain } from './plain.tsx';
import { Range } from './range.tsx';

const typed = (value: Value): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 4 });

export const number: FieldFace = {
  Cell: Plain,
  Filter: (props) => <Range {...props} type={typed} input={{ inputMode: 'decimal' }} />,
  asks: ENDS,
  room: 12,
};
