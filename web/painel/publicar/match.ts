const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The items with every word, whatever its accents and capitals; those that have them in the first text come first. */
export function matchWords<T>(items: readonly T[], words: string, texts: (item: T) => readonly [string, string]): T[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const known = items.map((item) => ({ item, texts: texts(item).map(plain) }));
  const found = known.filter(({ texts: [first = '', rest = ''] }) => has(`${first} ${rest}`));
  return [
    ...found.filter(({ texts: [first = ''] }) => has(first)),
    ...found.filter(({ texts: [first = ''] }) => !has(first)),
  ].map(({ item }) => item);
}
