import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';

/** Bytes of a piece of lines: large enough to be cheap, small enough to be rewritten in about a millisecond. */
const LINES_BYTES = 32 * 1024;

/** Reads the bytes of a `COPY (…) TO STDOUT`, at least so many at a time but for the last. */
export async function* copyBytes(client: ClientBase, statement: string, least: number): AsyncGenerator<Buffer> {
  const source = client.query(to(statement));
  // After the reader left nobody listens to the error of the destroyed connection.
  source.on('error', () => undefined);
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < least) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

/**
 * Reads a `COPY (…) TO STDOUT` in its text format, in pieces of whole lines. The strings are binary, one character for
 * each byte: the engine keeps them in half the memory, and no letter is ever cut in two.
 */
export async function* copyLines(client: ClientBase, statement: string): AsyncGenerator<string> {
  let begun = '';
  for await (const bytes of copyBytes(client, statement, LINES_BYTES)) {
    const text = begun + bytes.toString('latin1');
    const end = text.lastIndexOf('\n') + 1;
    begun = text.slice(end);
    if (end > 0) yield text.slice(0, end);
  }
}

/** What stands for a value that is absent. */
export const COPY_NULL = '\\N';

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The value of a field of such a line, whose text is not binary. */
export const unescapeCopied = (field: string): string =>
  field.includes('\\') ? field.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter) : field;

/** The value of a field of such a line. */
export const copiedValue = (field: string): string => unescapeCopied(fromBinary(field));

export const toBinary = (text: string): string => Buffer.from(text).toString('latin1');
const fromBinary = (binary: string): string => Buffer.from(binary, 'latin1').toString();
