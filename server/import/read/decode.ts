import { Refusal } from '../../refusal.ts';
import type { ByteSource } from './bytes.ts';

export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What Windows-1252 has where Latin-1 has control characters. Node's own decoder takes one for the other. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

/** A byte order mark, also one that somebody read as Latin-1 and saved again. */
const MARK = /^(?:\ufeff|ï»¿)+/;

/**
 * Text from bytes. It is UTF-8 until a byte is not; if nothing but plain letters came before, it was Windows-1252 from
 * the beginning, and otherwise two encodings were pasted into one file.
 */
export class Decoder {
  #encoding: Encoding | null;
  /** The first bytes of a letter whose others have not arrived. */
  #tail: Buffer = Buffer.alloc(0);
  #wide: InstanceType<typeof TextDecoder> | null = null;
  #plain = true;
  #begun = false;

  constructor(forced: Encoding | null = null) {
    this.#encoding = forced;
  }

  /** Of what has been read so far. */
  get encoding(): Encoding {
    return this.#encoding ?? 'utf-8';
  }

  async *read(source: ByteSource): AsyncGenerator<string> {
    for await (const bytes of source) {
      const text = this.#unmarked(this.#take(bytes));
      if (text.includes('\0')) throw holed();
      if (text !== '') yield text;
    }
    const last = this.#unmarked(this.#narrow(this.#tail));
    if (last !== '') yield last;
  }

  #unmarked(text: string): string {
    if (this.#begun || text === '') return text;
    this.#begun = true;
    return text.replace(MARK, '');
  }

  #take(bytes: Uint8Array): string {
    if (!this.#begun && this.#encoding === null) this.#encoding = wide(bytes);
    if (this.#encoding?.startsWith('utf-16')) {
      this.#wide ??= new TextDecoder(this.#encoding);
      return this.#wide.decode(bytes, { stream: true });
    }
    const piece = Buffer.concat([this.#tail, bytes]);
    const end = this.#encoding === 'windows-1252' ? piece.length : whole(piece);
    this.#tail = piece.subarray(end);
    return this.#narrow(piece.subarray(0, end));
  }

  #narrow(piece: Buffer): string {
    if (this.#encoding === 'windows-1252') return windows(piece);
    const text = utf8(piece);
    if (text === null) return this.#fallen(piece);
    this.#plain &&= text.length === piece.length;
    return text;
  }

  #fallen(piece: Buffer): string {
    if (this.#encoding !== null || !this.#plain || LETTERS.test(piece.toString('latin1'))) throw mixed(this.encoding);
    this.#encoding = 'windows-1252';
    return windows(piece);
  }
}

/** Two accented letters of UTF-8, as they look byte by byte. */
const LETTERS = /\xc3[\x80-\xbf](?:.|\n)*\xc3[\x80-\xbf]/;

const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function utf8(piece: Buffer): string | null {
  try {
    return STRICT.decode(piece);
  } catch {
    return null;
  }
}

/** Where the last whole letter ends: its first byte says how many it has. */
function whole(piece: Buffer): number {
  let start = piece.length - 1;
  while (start > piece.length - 4 && ((piece[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start + lengthOf(piece[start] ?? 0) > piece.length ? Math.max(0, start) : piece.length;
}

function lengthOf(byte: number): number {
  if (byte < 0xc0) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : 4;
}

const wide = (bytes: Uint8Array): Encoding | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
};

/** Where a copy was cut off, or a disk gave nothing back, a file has zeros. No text has, and the database takes none. */
const holed = (): Refusal =>
  new Refusal('O arquivo tem bytes nulos no meio do texto: está danificado. Baixe-o ou exporte-o de novo.');

const mixed = (encoding: Encoding): Refusal =>
  new Refusal(
    `O arquivo não está todo em ${encoding.toUpperCase()}: há letras de duas codificações. Na planilha, salve-o como “CSV UTF-8” e envie de novo, ou diga qual é com --codificacao.`,
  );
