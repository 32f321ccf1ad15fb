import { decodeSegment } from '../texto/segment.ts';

/** Whether the parts of a path are meant as days: a day that does not exist can be told, a word is no part of a page. */
export const isDayRange = (segments: readonly string[]): boolean =>
  segments.every((raw) => /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/.test(decodeSegment(raw) ?? ''));
