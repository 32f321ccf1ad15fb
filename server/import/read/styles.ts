import { isDateFormat } from 'hucre';
import type { ImportFile } from './files.ts';
import { readWhole } from './workbook.ts';
import { attributeReader, type XmlListener } from './xml.ts';

/** For each style of a workbook's cells, by its number, whether it shows a number as a day. */
export async function readDateStyles(name: string, part: ImportFile): Promise<readonly boolean[]> {
  const list = new StyleList();
  await readWhole(name, part, list);
  return list.dates;
}

const numberOf = attributeReader('numFmtId');
const codeOf = attributeReader('formatCode');

class StyleList implements XmlListener {
  readonly listening = false;
  readonly dates: boolean[] = [];
  readonly #formats = new Map<string, string>();
  #ofCells = false;

  open(name: string, attributes: string): void {
    const number = numberOf(attributes) ?? '0';
    if (name === 'cellXfs') this.#ofCells = true;
    else if (name === 'numFmt') this.#formats.set(number, codeOf(attributes) ?? '');
    else if (name === 'xf' && this.#ofCells) this.dates.push(isDateFormat(this.#formats.get(number) ?? number));
  }

  text(): void {}

  close(name: string): void {
    if (name === 'cellXfs') this.#ofCells = false;
  }
}
