/** The longest name that Excel gives a sheet. */
const LONGEST = 31;
/** Characters that Excel refuses in the name of a sheet. */
const FORBIDDEN = /[[\]:*?/\\\p{Cc}]+/gu;
/** A name does not end in a word that announces another, in a sign, or in the apostrophe that Excel refuses there. */
const HANGING = /(?:\s(?:[aeo]|[ao]s|d[aeo]s?|n[ao]s?|em|ou|com|para|por|pel[ao]s?|sem)|[\s,;.–—'-])+$/iu;

/** A title as the name of a sheet: whole words, as many as fit. What follows a colon only explains what is before it. */
export function sheetName(title: string): string {
  const [main = ''] = title.length > LONGEST ? title.split(':') : [title];
  const words = main
    .replace(FORBIDDEN, ' ')
    .replace(/^[\s']+/, '')
    .split(/\s+/);
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name} ${word}`;
    if (longer.length > LONGEST) break;
    name = longer;
  }
  return (name || (words[0] ?? '')).slice(0, LONGEST).replace(HANGING, '') || 'Dados';
}
