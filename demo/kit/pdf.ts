import { deflateSync } from 'node:zlib';
import { encodeText, textWidth } from './font.ts';
import { type PdfBlock, PdfLayout, type PdfMark, type PdfSheet } from './page.ts';

export interface PdfOptions {
  /** Lies on its side, for tables of many columns. */
  wide?: boolean;
  /** Packs the pages. The bytes then depend on the machine's packer, so documents whose bytes are compared go without. */
  packed?: boolean;
  /** Who publishes it, said at the foot of each page. */
  publisher?: string;
}

const UPRIGHT: PdfSheet = { width: 595, height: 842 };
const LYING: PdfSheet = { width: 842, height: 595 };
const FOOT = 30;

const string = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** A PDF with a title and what follows it, over as many pages as it takes, whose text can be searched and copied. */
export function pdf(title: string, blocks: readonly PdfBlock[], options: PdfOptions = {}): Buffer {
  const sheet = options.wide ? LYING : UPRIGHT;
  const layout = new PdfLayout(sheet);
  layout.title(title);
  for (const block of blocks) layout.add(block);
  layout.close();
  const count = layout.pages.length;
  const contents = layout.pages.map((page, i) => `BT 0.4 w\n${page}${foot(title, i + 1, count, sheet, options)}\nET`);
  return assemble(encodeText(title), contents, layout.marks, sheet, options.packed ?? false);
}

/** The foot of a page. A document of one page without a publisher has none. */
function foot(title: string, page: number, count: number, { width }: PdfSheet, { publisher }: PdfOptions): string {
  if (count === 1 && !publisher) return '';
  const left = string(encodeText([publisher, title].filter(Boolean).join(' · ')).slice(0, 110));
  const number = `Página ${page} de ${count}`;
  return `\n/F1 7.5 Tf 1 0 0 1 48 ${FOOT} Tm ${left} Tj\n1 0 0 1 ${Math.round(width - 48 - textWidth(number, 7.5))} ${FOOT} Tm (${number}) Tj`;
}

/** The first objects: catalog, pages, information and the two fonts. Pages follow, then the list of contents. */
const [PAGES, INFO, FONT] = [2, 3, 4];
const FIRST_PAGE = 6;

function assemble(
  title: string,
  contents: readonly string[],
  marks: readonly PdfMark[],
  sheet: PdfSheet,
  packed: boolean,
) {
  const pages = contents.map((_, i) => FIRST_PAGE + i * 2);
  const outline = FIRST_PAGE + contents.length * 2;
  const listed = marks.length > 1;
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return write([
    `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >>${listed ? ` /Outlines ${outline} 0 R` : ''} >>`,
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Resources << /Font << /F1 ${FONT} 0 R /F2 ${FONT + 1} 0 R >> >> >>`,
    `<< /Title ${string(title)} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent ${PAGES} 0 R /Contents ${FIRST_PAGE + i * 2 + 1} 0 R >>`,
      packed ? packedStream(content) : `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...(listed ? outlines(marks, outline, pages) : []),
  ]);
}

function packedStream(content: string): string {
  const bytes = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return `<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n${bytes}\nendstream`;
}

/** The list of contents that a reader shows beside the pages. */
function outlines(marks: readonly PdfMark[], at: number, pages: readonly number[]): string[] {
  const items = marks.map(({ title, page, y }, i) => {
    const beside = [i > 0 ? ` /Prev ${at + i} 0 R` : '', i < marks.length - 1 ? ` /Next ${at + i + 2} 0 R` : ''];
    return `<< /Title ${string(title)} /Parent ${at} 0 R${beside.join('')} /Dest [${pages[page]} 0 R /XYZ 0 ${Math.round(y)} null] >>`;
  });
  return [`<< /Type /Outlines /First ${at + 1} 0 R /Last ${at + marks.length} 0 R /Count ${marks.length} >>`, ...items];
}

/** Writes the numbered objects and the table of their offsets. Each character is one byte, so lengths are offsets. */
function write(objects: readonly string[]): Buffer {
  const pieces = ['%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'];
  let at = pieces[0]?.length ?? 0;
  const starts = objects.map((object, i) => {
    const start = at;
    const piece = `${i + 1} 0 obj\n${object}\nendobj\n`;
    pieces.push(piece);
    at += piece.length;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${INFO} 0 R >>`;
  return Buffer.from(`${pieces.join('')}${end}\nstartxref\n${at}\n%%EOF\n`, 'latin1');
}
