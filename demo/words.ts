/** A list that has at least one. */
export type NonEmpty<T> = readonly [T, ...T[]];

function split(text: string, between: RegExp): NonEmpty<string> {
  const [first = '', ...rest] = text.trim().split(between);
  return [first, ...rest];
}

/** A list written as one reads it, a comma between. */
export const commaList = (text: string): NonEmpty<string> => split(text, /,\s+/);

/** The same with a bar between, for what may hold commas. */
export const barList = (text: string): NonEmpty<string> => split(text, /\s*\|\s*/);
