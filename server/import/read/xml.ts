import type { ByteSource } from './bytes.ts';

/** What a reader of XML is told of. Names come without their prefix: `x:row` is `row`. */
export interface XmlListener {
  /** Whether the text that comes now is of any use: most of a file is not. */
  readonly listening: boolean;
  open(name: string, attributes: string): void;
  text(text: string): void;
  close(name: string): void;
}

/** Letters of one text: a cell of a spreadsheet holds at most 32,767. */
const LONGEST_TEXT = 1_000_000;
const LONGEST_TAG = 100_000;

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?=[\s/>])([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>/y;

/** Markup that is no element: how it opens and how it closes. */
const SECTIONS: readonly (readonly [open: string, close: string])[] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Reads XML as it arrives and keeps nothing but the tag or text at hand. */
export class XmlScanner {
  readonly #listener: XmlListener;
  #text = '';

  constructor(listener: XmlListener) {
    this.#listener = listener;
  }

  push(piece: string): void {
    const text = this.#text + piece;
    let at = 0;
    for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', at)) {
      const end = this.#markup(text, at, open);
      if (end < 0) break;
      at = end;
    }
    this.#text = text.slice(at);
    if (this.#text.length > LONGEST_TEXT + LONGEST_TAG) throw new XmlTooLong();
  }

  /** Refuses a file that was cut in the middle of a tag. */
  end(): void {
    if (this.#text.trim() !== '') throw new Error('o XML termina no meio');
  }

  /** Tells the text before some markup, and the markup. Gives where that ends, or -1 while its end has not arrived. */
  #markup(text: string, at: number, open: number): number {
    const mark = text.charCodeAt(open + 1);
    if (mark === BANG || mark === QUERY) return this.#section(text, at, open);
    TAG.lastIndex = open;
    const found = TAG.exec(text);
    if (!found) return -1;
    this.#say(text, at, open);
    const [, slash, name = '', attributes = ''] = found;
    if (!slash) this.#listener.open(name, attributes);
    if (slash || attributes.endsWith('/')) this.#listener.close(name);
    return TAG.lastIndex;
  }

  #section(text: string, at: number, open: number): number {
    const [begin, close] = SECTIONS.find(([own]) => text.startsWith(own, open)) ?? ['<', '>'];
    const end = text.indexOf(close, open + begin.length);
    if (end < 0) return -1;
    this.#say(text, at, open);
    if (close === ']]>' && this.#listener.listening) this.#listener.text(text.slice(open + begin.length, end));
    return end + close.length;
  }

  #say(text: string, from: number, to: number): void {
    if (to > from && this.#listener.listening) this.#listener.text(unescapeXml(text.slice(from, to)));
  }
}

const BANG = 33;
const QUERY = 63;

/** Thrown at a text or tag that goes on for longer than any honest one. */
export class XmlTooLong extends Error {}

/** A text with more of it at its end, which comments may have cut into any number of pieces. */
export function lengthened(text: string, more: string): string {
  if (text.length + more.length > LONGEST_TEXT) throw new XmlTooLong();
  return text + more;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of XML without its escapes. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, word) => {
    if (word) return ENTITIES[word] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** What reads one attribute of a tag, whatever its prefix. */
export function attributeReader(name: string): (attributes: string) => string | null {
  const shape = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (attributes) => {
    const found = shape.exec(attributes);
    return found ? unescapeXml(found[1] ?? found[2] ?? '') : null;
  };
}

/** Reads a whole part. After each piece the caller may take away what was found so far. */
export async function* scanXml(bytes: ByteSource, listener: XmlListener): AsyncGenerator<void> {
  const scanner = new XmlScanner(listener);
  const decoder = new TextDecoder();
  for await (const piece of bytes) {
    scanner.push(decoder.decode(piece, { stream: true }));
    yield;
  }
  scanner.push(decoder.decode());
  scanner.end();
  yield;
}
