import type { FieldKind } from '../../catalog/fields/field.ts';
import { choice } from './choice.tsx';
import { code } from './code.tsx';
import { date } from './date.tsx';
import type { FieldFace } from './face.ts';
import { file } from './file.tsx';
import { flag } from './flag.tsx';
import { link } from './link.tsx';
import { money } from './money.tsx';
import { month } from './month.tsx';
import { number } from './number.tsx';
import { percent } from './percent.tsx';
import { taxId } from './taxId.tsx';
import { text } from './text.tsx';
import { year } from './year.tsx';

/** Every kind's face. The compiler asks for one when the catalog gains a kind. */
export const faces: Readonly<Record<FieldKind, FieldFace>> = {
  choice,
  code,
  date,
  file,
  flag,
  link,
  money,
  month,
  number,
  percent,
  taxId,
  text,
  year,
};
