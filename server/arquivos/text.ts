import { readFile } from 'node:fs/promises';
import { veil, veilWithPlaces } from '../../catalog/texto/privacy.ts';
import { bringsScript } from './script.ts';

/** A CPF in a document: its page or, in a text without pages, its line; and the words around it with every CPF masked. */
export interface CpfPassage {
  pagina: number;
  trecho: string;
}

/** Text of a document with its CPFs masked, and what a publisher has to know of it. */
export interface DocumentText {
  text: string;
  /** The pages, or the lines of a text without pages, that show a CPF. */
  cpfs: readonly number[];
  passages: readonly CpfPassage[];
  /** How many pages it has, and how many of them were read; none for what has no pages. */
  pages: number;
  read: number;
  /** How many of the pages that were read have no text. */
  blank: number;
  /** Whether it brings a script, which some readers run. */
  script: boolean;
  /** Whether it opens only with a password, which no visitor has. */
  locked: boolean;
}

/** Letters that are kept of a document: enough for a budget law with its annexes; the rest is not searched. */
const MOST = 2_000_000;
/** Bytes past which a document is not read: heavier ones are scans without text. */
const HEAVIEST = 50_000_000;
/** Milliseconds that reading a document may take. */
const PATIENCE = 60_000;
/** Passages that are shown of a document: who has seen so many redacts the whole list. */
const MOST_PASSAGES = 50;
/** Letters of a text that are checked at a time. */
const PIECE = 500_000;
/** Letters before and after a CPF that tell whose it is. */
const AROUND = 70;

export const UNREAD_DOCUMENT: DocumentText = {
  ...{ text: '', cpfs: [], passages: [] },
  ...{ pages: 0, read: 0, blank: 0, script: false, locked: false },
};

/** Reads the text of a document. One that cannot be read has none: a scan is still a document. */
export async function readDocument(
  path: string,
  { type, size }: { type: string; size: number },
): Promise<DocumentText> {
  if (size > HEAVIEST) return UNREAD_DOCUMENT;
  if (type === 'application/pdf')
    return readPdf(path).catch(({ name }: Error) => ({ ...UNREAD_DOCUMENT, locked: name === 'PasswordException' }));
  if (type.startsWith('text/')) return readLines((await readFile(path)).toString('utf8'));
  return UNREAD_DOCUMENT;
}

/** Text of a document without NULs, which the database cannot store. */
const clean = (text: string): string => text.replaceAll('\0', '');

/** What the pages of a document say. */
function readPaper(pages: readonly string[]): DocumentText {
  const passages = pages.flatMap((page, i) => masked(page).hits.map(({ trecho }) => ({ pagina: i + 1, trecho })));
  return {
    ...UNREAD_DOCUMENT,
    passages: passages.slice(0, MOST_PASSAGES),
    cpfs: [...new Set(passages.map(({ pagina }) => pagina))],
    // Masked before it is cut: half of a CPF is a number that nothing recognises.
    text: veil(pages.join('\n\n')).slice(0, MOST).trim(),
    read: pages.length,
    blank: pages.filter((page) => page.trim() === '').length,
  };
}

/** What a text says. All of it is checked, however long; its beginning is kept. */
function readLines(source: string): DocumentText {
  const passages: CpfPassage[] = [];
  const cpfs = new Set<number>();
  let text = '';
  let line = 1;
  for (const piece of piecesOf(clean(source))) {
    const read = masked(piece);
    let at = 0;
    for (const { from, trecho } of read.hits) {
      line += linesIn(read.text.slice(at, from));
      at = from;
      cpfs.add(line);
      if (passages.length < MOST_PASSAGES) passages.push({ pagina: line, trecho });
    }
    line += linesIn(read.text.slice(at));
    if (text.length < MOST) text += read.text;
  }
  return { ...UNREAD_DOCUMENT, passages, cpfs: [...cpfs], text: text.slice(0, MOST).trim() };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** A long text in pieces of whole lines. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from + PIECE) + 1 || text.length;
    yield text.slice(from, end);
    from = end;
  }
}

/** A text with its CPFs masked, where each of them begins, and the words around it. */
function masked(source: string): { text: string; hits: { from: number; trecho: string }[] } {
  const { text, places } = veilWithPlaces(source);
  const hits = places.map(({ from, to }) => ({
    from,
    trecho: text
      .slice(Math.max(0, from - AROUND), to + AROUND)
      .replace(/\s+/g, ' ')
      .trim(),
  }));
  return { text, hits };
}

/** What a PDF says. Nothing in it is run, fetched or drawn. */
async function readPdf(path: string): Promise<DocumentText> {
  // pdfjs is loaded here because it takes a while, and most commands read no PDF.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const bytes = await readFile(path);
  if (bringsScript(bytes)) return { ...UNREAD_DOCUMENT, script: true };
  const reading = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const paper = await reading.promise;
    const script = await paper.hasJSActions().catch(() => false);
    return { ...readPaper(await readPages(paper)), pages: paper.numPages, script };
  } finally {
    await reading.destroy();
  }
}

interface Paper {
  numPages: number;
  getPage(place: number): Promise<{ getTextContent(): Promise<{ items: readonly object[] }> }>;
}

async function readPages(paper: Paper): Promise<string[]> {
  const pages: string[] = [];
  const end = Date.now() + PATIENCE;
  for (let place = 1, length = 0; place <= paper.numPages && length < MOST && Date.now() < end; place++) {
    const { items } = await (await paper.getPage(place)).getTextContent();
    const text = items.map(wordsOf).join('');
    pages.push(clean(text));
    length += text.length;
  }
  return pages;
}

const wordsOf = (item: { str?: string; hasEOL?: boolean }): string => `${item.str ?? ''}${item.hasEOL ? '\n' : ''}`;
