import { readFile } from 'node:fs/promises';
import { hideCpf, veil } from '../../catalog/texto/privacy.ts';

/** Text of a document with its CPFs masked, and the pages of the document that show one. */
export interface DocumentText {
  text: string;
  cpfs: readonly number[];
}

/** Letters that are kept of a document: enough for a budget law with its annexes; the rest is not searched. */
const MOST = 2_000_000;
/** Bytes past which a document is not read: heavier ones are scans without text. */
const HEAVIEST = 50_000_000;
/** Milliseconds that reading a document may take. */
const PATIENCE = 60_000;

const NOTHING: DocumentText = { text: '', cpfs: [] };

/** Reads the text of a document. One that cannot be read has none: a scan is still a document. */
export async function readDocument(
  path: string,
  { type, size }: { type: string; size: number },
): Promise<DocumentText> {
  if (size > HEAVIEST) return NOTHING;
  if (type === 'application/pdf') return told(await pagesOf(path).catch(() => []));
  if (type.startsWith('text/')) return told([(await readFile(path)).toString('utf8').slice(0, MOST)]);
  return NOTHING;
}

/** Text of some pages, masked and without NULs, which the database cannot store. */
function told(pages: readonly string[]): DocumentText {
  const clean = pages.map((page) => page.replaceAll('\0', ''));
  return {
    text: veil(clean.join('\n\n')).trim(),
    cpfs: clean.flatMap((page, i) => (hideCpf(page) === page ? [] : [i + 1])),
  };
}

/** Text of each page of a PDF. Nothing in it is run, fetched or drawn. */
async function pagesOf(path: string): Promise<string[]> {
  // pdfjs is loaded here because it takes a while, and most commands read no PDF.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({
    data: new Uint8Array(await readFile(path)),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await read(await reading.promise);
  } finally {
    await reading.destroy();
  }
}

interface Paper {
  numPages: number;
  getPage(place: number): Promise<{ getTextContent(): Promise<{ items: readonly object[] }> }>;
}

async function read(paper: Paper): Promise<string[]> {
  const pages: string[] = [];
  const end = Date.now() + PATIENCE;
  for (let place = 1, length = 0; place <= paper.numPages && length < MOST && Date.now() < end; place++) {
    const { items } = await (await paper.getPage(place)).getTextContent();
    const text = items.map(wordsOf).join('');
    pages.push(text.slice(0, MOST - length));
    length += text.length;
  }
  return pages;
}

const wordsOf = (item: { str?: string; hasEOL?: boolean }): string => `${item.str ?? ''}${item.hasEOL ? '\n' : ''}`;
