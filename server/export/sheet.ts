/** The longest name that Excel gives a sheet. */
const MAX_SHEET_NAME = 31;
/** Characters that Excel refuses in the name of a sheet. */
const FORBIDDEN = /[[\]:*?/\\\p{Cc}]+/gu;
/** Endings that a name loses: prepositions and articles, punctuation, and the apostrophe that Excel refuses there. */
const LOOSE_END = /(?:\s(?:[aeo]|[ao]s|d[aeo]s?|n[ao]s?|em|ou|com|para|por|pel[ao]s?|sem)|[\s,;.–—'-])+$/iu;

/** The name of one more sheet, which no other has: `Contratos`, `Contratos_2`. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `_${number}`;
    const own = name.slice(0, MAX_SHEET_NAME - ending.length) + ending;
    if (!taken.includes(own)) return own;
  }
}

/** Name of a sheet from a title: as many whole words as fit. Of a long title, what follows a colon is left out. */
export function sheetName(title: string): string {
  const [main = ''] = title.length > MAX_SHEET_NAME ? title.split(':') : [title];
  const words = main
    .replace(FORBIDDEN, ' ')
    .replace(/^[\s']+/, '')
    .split(/\s+/);
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name} ${word}`;
    if (longer.length > MAX_SHEET_NAME) break;
    name = longer;
  }
  return (name || (words[0] ?? '')).slice(0, MAX_SHEET_NAME).replace(LOOSE_END, '') || 'Dados';
}
