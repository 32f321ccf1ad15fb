/** A list of at least one element, so that picking from it always gives one. */
export type NonEmpty<T> = readonly [T, ...T[]];

function split(text: string, between: RegExp): NonEmpty<string> {
  const [first = '', ...rest] = text.trim().split(between);
  return [first, ...rest];
}

/** A list from text with a comma between its elements. */
export const commaList = (text: string): NonEmpty<string> => split(text, /,\s+/);

/** A list from text with a bar between its elements, which may hold commas. */
export const barList = (text: string): NonEmpty<string> => split(text, /\s*\|\s*/);
