import type { ImportFile } from './files.ts';
import { bounded, tooLargeBook } from './workbook.ts';
import { lengthened, scanXml, type XmlListener } from './xml.ts';

/** Texts that a workbook may share among its cells: three for each row of the longest sheet. They are held in memory. */
const MOST_STRINGS = 3_000_000;
/** Bytes of the part that holds them. */
const MOST_BYTES = 200_000_000;

/** The texts that cells name by number. */
export async function readSharedStrings(name: string, part: ImportFile): Promise<readonly string[]> {
  const list = new StringList();
  for await (const _ of scanXml(bounded(name, part, MOST_BYTES), list))
    if (list.all.length > MOST_STRINGS)
      throw tooLargeBook(name, `${MOST_STRINGS.toLocaleString('pt-BR')} textos diferentes`);
  return list.all;
}

/** Collects the texts. One in several styles comes in runs; how a word is read aloud (`rPh`) is no part of it. */
class StringList implements XmlListener {
  readonly all: string[] = [];
  listening = false;
  #text = '';
  #aloud = false;

  open(name: string): void {
    if (name === 'si') this.#text = '';
    else if (name === 'rPh') this.#aloud = true;
    else if (name === 't') this.listening = !this.#aloud;
  }

  text(text: string): void {
    this.#text = lengthened(this.#text, text);
  }

  close(name: string): void {
    if (name === 't') this.listening = false;
    else if (name === 'rPh') this.#aloud = false;
    else if (name === 'si') this.all.push(decodeEscapes(this.#text));
  }
}

/** Control characters, which XML cannot hold, are written `_x000D_`. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
