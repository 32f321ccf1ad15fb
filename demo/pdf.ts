/** The codes of characters that Windows-1252 has and Latin-1 has not. */
const WINDOWS: Readonly<Record<string, number>> = {
  '–': 150,
  '—': 151,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '…': 133,
};

/** Text in the encoding of a PDF's standard font, one character for each byte; what the font lacks becomes a question mark. */
function encode(text: string): string {
  const bytes = Array.from(text, (sign) => {
    const code = WINDOWS[sign] ?? sign.codePointAt(0) ?? 63;
    return String.fromCharCode(code < 256 && code >= 32 ? code : 63);
  });
  return bytes.join('').replace(/[\\()]/g, '\\$&');
}

/** Characters of a line and lines of a page at eleven points, approximately. */
const WIDTH = 82;
const LINES = 51;

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A one-page PDF with a title and paragraphs, whose text can be searched and copied. */
export function pdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), '']).slice(0, LINES);
  const shown = lines.map((line) => `(${encode(line)}) '`).join('\n');
  const content = `BT /F1 15 Tf 56 780 Td (${encode(title)}) Tj /F1 11 Tf 14 TL 0 -14 Td\n${shown}\nET`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${encode(title)}) >>`,
  ]);
}

/** Writes the numbered objects and the table of their offsets. Each character is one byte, so lengths are offsets. */
function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const starts = objects.map((object, i) => {
    const start = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${size - 1} 0 R >>`;
  return Buffer.from(`${text}${end}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}
