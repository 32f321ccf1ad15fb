/** A CPF as people and programs write it. */
type Spelling = (digits: string) => string;

const grouped =
  (first: string, second: string, last: string): Spelling =>
  (id) =>
    `${id.slice(0, 3)}${first}${id.slice(3, 6)}${second}${id.slice(6, 9)}${last}${id.slice(9)}`;

/** With the digits of another script, by its zero. */
const script =
  (zero: number, spell: Spelling): Spelling =>
  (id) =>
    spell(id).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const joined =
  (sign: string): Spelling =>
  (id) =>
    [...id].join(sign);

const usual = grouped('.', '.', '-');

/** Ways to write a CPF that the mask knows, each with its name. */
export const CPF_SPELLINGS: readonly (readonly [string, Spelling])[] = [
  ['as usual', usual],
  ['bare', (id) => id],
  ['with the dash alone', grouped('', '', '-')],
  ['with spaces', grouped(' ', ' ', ' ')],
  ['with commas', grouped(',', ',', '-')],
  ['with a comma for a dot', grouped('.', ',', '-')],
  ['with an underscore', grouped('.', '.', '_')],
  ['with underscores, as in the name of a file', grouped('_', '_', '_')],
  ['with a bar', grouped('.', '.', '/')],
  ['with bars', grouped('/', '/', '/')],
  ['with an en dash', grouped('.', '.', '–')],
  ['with an em dash', grouped('.', '.', ' — ')],
  ['with a minus', grouped('.', '.', '−')],
  ['with a dash of Windows', grouped('.', '.', '\u0096')],
  ['with a hyphen that does not break', grouped('.', '.', '\u2011')],
  ['with spaces around the signs', grouped('. ', '. ', ' - ')],
  ['with middle dots', grouped('·', '·', '-')],
  ['with spaces that do not break', grouped('\u00a0', '\u00a0', '\u00a0')],
  ['with thin spaces', grouped('\u2009', '\u202f', '\u2009')],
  ['broken over two lines', grouped('.', '.\n', '-')],
  ['with what cannot be seen', joined('\u200b')],
  ['with a soft hyphen', grouped('.\u00ad', '.', '-\u00ad')],
  ['digit by digit', joined(' ')],
  ['digit by digit, with its signs', (id) => [...usual(id)].join(' ')],
  ['in full width', script(0xff10, usual)],
  ['in full width, signs too', script(0xff10, grouped('．', '．', '－'))],
  ['in Arabic digits', script(0x660, usual)],
  ['in bold digits', script(0x1d7ce, (id) => id)],
  ['in keycaps', joined('\ufe0f\u20e3')],
];
