import { type FieldFace, type FilterProps, ONE, valuesOf } from './face.ts';
import { Plain } from './plain.tsx';
import { Select } from './select.tsx';

const OPTIONS = [
  { value: '1', label: 'Sim' },
  { value: '0', label: 'Não' },
];

const YesOrNo = ({ name, field, query }: FilterProps) => (
  <Select
    name={name}
    label={field.label}
    initial={valuesOf(query, name).map(field.print)[0] ?? ''}
    none="Qualquer"
    options={OPTIONS}
  />
);

export const flag: FieldFace = { Cell: Plain, Filter: YesOrNo, asks: ONE, room: 7 };
