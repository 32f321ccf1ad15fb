import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Field, Kind } from '../../catalog/fields/field.ts';

/** The least width of a filter of each kind, in units of the text. */
const FILTERS: Readonly<Record<Kind, number>> = {
  choice: 9,
  code: 8,
  date: 23,
  file: 9,
  flag: 7,
  link: 9,
  money: 15,
  month: 12,
  number: 12,
  percent: 12,
  taxId: 10,
  text: 9,
  year: 8,
};

/** The width that one line of a wide window has for filters, beside its buttons. */
const LINE = 55;

/** The width of a filter. The shortcuts of a date that people wait for take lines of their own. */
export const filterRoom = ({ kind, awaited }: Field): number => (awaited ? LINE + 1 : FILTERS[kind]);

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

/** Kinds whose values are words: in a table their column takes what the others leave, and cuts what is longer. */
const WORDS: readonly Kind[] = ['text', 'choice'];

/** Whether a column may cut its values short. Figures, days, documents and states are read whole or not at all. */
export const isCut = ({ kind, tone }: Field): boolean => WORDS.includes(kind) && !tone;
