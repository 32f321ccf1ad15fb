/** The longest name that Excel gives a sheet. */
export const MAX_SHEET_NAME = 31;
/** Characters that Excel refuses in the name of a sheet. */
const FORBIDDEN = /[[\]:*?/\\\p{Cc}]+/gu;
/** Endings that a name loses: prepositions and articles, punctuation, and the apostrophe that Excel refuses there. */
const LOOSE_END = /(?:\s(?:[aeo]|[ao]s|d[aeo]s?|n[ao]s?|em|ou|com|para|por|pel[ao]s?|sem)|[\s,;.–—'-])+$/iu;

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
