/** The codes of characters that Windows-1252 has and Latin-1 has not. */
const WINDOWS: Readonly<Record<string, number>> = {
  '–': 150,
  '—': 151,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '…': 133,
  '−': 150,
};

const PLAIN_TEXT = /^[\x20-\x7e\xa0-\xff]*$/;

/** Text in the encoding of a PDF's standard fonts, one character for each byte; what they lack becomes a question mark, and the end of a line a space. */
export function encodeText(text: string): string {
  if (PLAIN_TEXT.test(text)) return text;
  return Array.from(text, (sign) => {
    const code = /\s/.test(sign) ? 32 : (WINDOWS[sign] ?? sign.codePointAt(0) ?? 63);
    return String.fromCharCode(code < 256 && code >= 32 ? code : 63);
  }).join('');
}

/** Widths of the letters from space to tilde in thousandths of the size, as Adobe publishes them for each font. */
const REGULAR = `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556
  278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944
  667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556
  500 722 500 500 500 334 260 334 584`;
const BOLD = `278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556
  333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944
  667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611
  556 778 556 556 500 389 280 389 584`;
/** Signs beyond the tilde that are no letter with an accent. */
const SIGNS: Readonly<Record<number, number>> = {
  133: 1_000,
  145: 222,
  146: 222,
  147: 333,
  148: 333,
  150: 556,
  151: 1_000,
  160: 278,
  167: 556,
  170: 370,
  176: 400,
  178: 333,
  179: 333,
  183: 278,
  186: 365,
};

export type PdfFont = 'regular' | 'bold';

/** The width of each of the 256 codes; a letter with an accent is as wide as the letter. */
function tableOf(widths: string): Uint16Array {
  const known = widths.trim().split(/\s+/).map(Number);
  return Uint16Array.from({ length: 256 }, (_, code) => {
    const base = code < 127 ? code : (String.fromCharCode(code).normalize('NFD').codePointAt(0) ?? 0);
    return SIGNS[code] ?? known[base - 32] ?? 556;
  });
}

const WIDTHS: Readonly<Record<PdfFont, Uint16Array>> = { regular: tableOf(REGULAR), bold: tableOf(BOLD) };

/** The width of encoded text, in points at a size. */
export function textWidth(text: string, size: number, font: PdfFont = 'regular'): number {
  const widths = WIDTHS[font];
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += widths[text.charCodeAt(i)] ?? 556;
  return (sum * size) / 1_000;
}

/** The lines of encoded text that fit a width. A word that is wider than the width has a line of its own. */
export function wrapText(text: string, width: number, size: number, font: PdfFont = 'regular'): string[] {
  const space = textWidth(' ', size, font);
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const word of text.split(' ')) {
    const own = textWidth(word, size, font);
    if (line !== '' && used + space + own > width) {
      lines.push(line);
      [line, used] = [word, own];
    } else [line, used] = line === '' ? [word, own] : [`${line} ${word}`, used + space + own];
  }
  return [...lines, line];
}
