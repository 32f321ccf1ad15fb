import { Tag } from '../ui/tag.tsx';
import type { CellProps, Face } from './face.ts';
import { Options } from './options.tsx';
import { Plain } from './plain.tsx';

/** A choice that has tones is a state, and looks like one. */
function Cell({ field, value, ...rest }: CellProps) {
  const tone = value === null ? undefined : field.tone?.(value);
  if (value === null || tone === undefined) return <Plain field={field} value={value} {...rest} />;
  return <Tag tone={tone}>{field.format(value)}</Tag>;
}

export const choice: Face = { Cell, Filter: Options };
