import type { Value } from '../../catalog/fields/field.ts';
import { ENDS, type FieldFace } from './face.ts';
import { Plain } from './plain.tsx';
import { Range } from './range.tsx';

const cents = (value: Value): string => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

export const money: FieldFace = {
  Cell: Plain,
  Filter: (props) => <Range {...props} type={cents} input={{ inputMode: 'decimal' }} />,
  asks: ENDS,
  room: 15,
};
