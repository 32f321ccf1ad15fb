import { inflateSync } from 'node:zlib';

/** What can be read in a PDF of ours: its text line by line, and its structure. */
export interface PdfText {
  lines: string[];
  /** How many elements of each kind a screen reader finds. */
  tags: Record<string, number>;
  pages: number;
  raw: string;
}

export function readPdf(file: Buffer): PdfText {
  const raw = file.toString('latin1');
  const tags: Record<string, number> = {};
  for (const [, tag = ''] of raw.matchAll(/^\/S \/(\w+)$/gm)) tags[tag] = (tags[tag] ?? 0) + 1;
  const pages = [...raw.matchAll(/^\/Type \/Page$/gm)].length;
  return { lines: streams(file, raw).flatMap(written), tags, pages, raw };
}

function streams(file: Buffer, raw: string): string[] {
  return [...raw.matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: mark }) =>
    inflateSync(file.subarray(index + mark.length)).toString('latin1'),
  );
}

/** Each text operator writes one line, in pieces between which letters are drawn together. */
function written(stream: string): string[] {
  return [...stream.matchAll(/\[(.*)\] TJ/g)].map(([, pieces = '']) =>
    ansi([...pieces.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join('')),
  );
}

/** Node 20 takes windows-1252 for Latin-1, which has no ellipsis. */
const ansi = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1').replaceAll('\x85', '…');

/** The least that is a PDF. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
