import { inflateSync } from 'node:zlib';

/** An action that runs something where the document is opened: a script, or a program of the reader's machine. */
const ACTION = /\/S[\s\0]*\/(?:JavaScript|Launch)(?![\w#-])/;
/** A name may spell its letters as numbers. */
const SPELLED = /#([0-9a-f]{2})/gi;
const STREAM = /stream\r?\n/g;
/** Letters before a stream in which its dictionary stands. */
const DICTIONARY = 1_000;
/** Bytes that one packed group of objects may unpack to, and how many groups are unpacked. */
const UNPACKED = 4_000_000;
const MOST_GROUPS = 500;

/**
 * Whether a PDF can run something, wherever in it: on opening, on a page, on a link. The reader of PDFs tells only of what
 * belongs to the whole document and to its forms. What is drawn on the pages is left out: there the words mean nothing.
 */
export function bringsScript(bytes: Buffer): boolean {
  const source = bytes.toString('latin1');
  let end = 0;
  let groups = 0;
  STREAM.lastIndex = 0;
  for (let found = STREAM.exec(source); found; found = STREAM.exec(source)) {
    const said = source.slice(end, found.index);
    if (acts(said)) return true;
    const from = found.index + found[0].length;
    end = source.indexOf('endstream', from);
    if (end < 0) return false;
    STREAM.lastIndex = end + 'endstream'.length;
    const isGroup = /\/Type[\s\0]*\/ObjStm/.test(said.slice(-DICTIONARY));
    if (isGroup && groups++ < MOST_GROUPS && acts(unpacked(bytes.subarray(from, end)))) return true;
  }
  return acts(source.slice(end));
}

const acts = (text: string): boolean =>
  ACTION.test(text.replace(SPELLED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));

/** The objects of a packed group; nothing where they cannot be unpacked. */
function unpacked(group: Buffer): string {
  try {
    return inflateSync(group, { maxOutputLength: UNPACKED }).toString('latin1');
  } catch {
    return '';
  }
}
