import { readFile } from 'node:fs/promises';
import { hideCpf, veil } from '../../catalog/texto/privacy.ts';

/** What a document says, safe to store, and on which pages of the document itself a CPF can be read. */
export interface DocumentText {
  text: string;
  cpfs: readonly number[];
}

/** Enough for a budget law with its annexes; what is beyond is not searched. */
const MOST = 2_000_000;
/** Heavier ones are scans: hundreds of pictures and no letters. */
const HEAVIEST = 50_000_000;
/** A document made to be read is read in less. */
const PATIENCE = 60_000;

const NOTHING: DocumentText = { text: '', cpfs: [] };

/** The text inside a document. One that cannot be read has none: a scan without letters is still a document. */
export async function readDocument(
  path: string,
  { type, size }: { type: string; size: number },
): Promise<DocumentText> {
  if (size > HEAVIEST) return NOTHING;
  if (type === 'application/pdf') return told(await pagesOf(path).catch(() => []));
  if (type.startsWith('text/')) return told([(await readFile(path)).toString('utf8').slice(0, MOST)]);
  return NOTHING;
}

/** A NUL cannot be stored. */
function told(pages: readonly string[]): DocumentText {
  const clean = pages.map((page) => page.replaceAll('\0', ''));
  return {
    text: veil(clean.join('\n\n')).trim(),
    cpfs: clean.flatMap((page, i) => (hideCpf(page) === page ? [] : [i + 1])),
  };
}

/** The words of each page. Nothing in the document is run, fetched or drawn. */
async function pagesOf(path: string): Promise<string[]> {
  // Asked for here: it takes a while to load, and most commands read no PDF.
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
