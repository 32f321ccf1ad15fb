import { Entry } from './entry.tsx';
import { type Face, type FilterProps, problemOf, valuesOf } from './face.ts';
import { Plain } from './plain.tsx';

/** Typed whole: an identifier is looked up, not searched. */
export function Whole({ name, field, query, problems }: FilterProps) {
  return (
    <Entry
      name={name}
      label={field.label}
      defaultValue={valuesOf(query, name).map(field.format)[0] ?? ''}
      problem={problemOf(problems, name)}
      help={field.help}
    />
  );
}

export const code: Face = { Cell: Plain, Filter: Whole };
