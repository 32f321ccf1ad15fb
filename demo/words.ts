/** A list that has at least one. */
export type Some<T> = readonly [T, ...T[]];

function split(text: string, between: RegExp): Some<string> {
  const [first = '', ...rest] = text.trim().split(between);
  return [first, ...rest];
}

/** A list written as one reads it, a comma between. */
export const words = (text: string): Some<string> => split(text, /,\s+/);

/** The same with a bar between, for what may hold commas. */
export const phrases = (text: string): Some<string> => split(text, /\s*\|\s*/);
