import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { faces } from './index.ts';

/** The width that one line of a wide window has for filters, beside its buttons. */
const LINE = 55;

/** The width of a filter. The shortcuts of a date that people wait for take lines of their own. */
export const filterRoom = ({ kind, awaited }: Field): number => (awaited ? LINE + 1 : faces[kind].room);

/** The most used filters that fit in one line, in their order: one that is too wide gives way to the next. */
export function lineOf(set: Dataset): string[] {
  let left = LINE;
  return set.list.filters.main.filter((name) => {
    const room = filterRoom(fieldOf(set, name));
    if (room > left) return false;
    left -= room;
    return true;
  });
}

/** Whether a column may cut its values short. Figures, days, documents and states are read whole or not at all. */
export const isCut = ({ kind, tone }: Field): boolean => faces[kind].words === true && !tone;

/** The names that the controls of a field's filter have in the address: `vlrContrato.gte`, `vlrContrato.lte`. */
export const askedNames = (set: Dataset, name: string): string[] => {
  const field = fieldOf(set, name);
  return faces[field.kind].asks(field).map((operator) => (operator === 'eq' ? name : `${name}.${operator}`));
};
