import { Refusal } from '../../refusal.ts';
import type { ImportFile } from './files.ts';
import { attributeReader, scanXml, type XmlListener } from './xml.ts';

/** A sheet of a workbook and the part that holds its rows. */
export interface WorkbookSheet {
  name: string;
  part: string;
}

/** What a workbook says of its parts. */
export interface Workbook {
  sheets: readonly WorkbookSheet[];
  strings: string | null;
  styles: string | null;
  /** Whether days are counted from 1904, as old Macs did. */
  since1904: boolean;
}

const MAIN = /^xl\/workbook\d*\.xml$/;
/** Bytes of a part that is a list of a few lines. */
const LARGEST_LIST = 5_000_000;

/** Finds the sheets of a workbook, in the order of their tabs, and the parts that they need. */
export async function readWorkbook(name: string, parts: readonly ImportFile[]): Promise<Workbook> {
  const main = parts.find((part) => MAIN.test(part.name));
  const relations = parts.find((part) => part.name === main?.name.replace(/^xl\//, 'xl/_rels/').concat('.rels'));
  if (!main || !relations) throw new Error('falta a lista de abas');
  const tabs = new TabList();
  const links = new LinkList();
  await readWhole(name, main, tabs);
  await readWhole(name, relations, links);
  const sheets = tabs.all.flatMap(({ title, link }) => {
    const part = links.targets.get(link);
    return part === undefined ? [] : [{ name: title, part }];
  });
  const { strings, styles } = links;
  return { sheets, strings, styles, since1904: tabs.since1904 };
}

/** Reads a small part to its end. */
export async function readWhole(name: string, part: ImportFile, listener: XmlListener): Promise<void> {
  for await (const _ of scanXml(bounded(name, part, LARGEST_LIST), listener));
}

/** The bytes of a part, refused when they are more than some number. */
export async function* bounded(name: string, { bytes }: ImportFile, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > most) throw tooLargeBook(name, `${(most / 1_000_000).toLocaleString('pt-BR')} MB de textos`);
    yield piece;
  }
}

/** The refusal of a workbook that has more of something than is read. */
export const tooLargeBook = (name: string, what: string): Refusal =>
  new Refusal(
    `${name} é grande demais para uma planilha: passa de ${what}. Salve-a como CSV, ou divida-a por período, e envie de novo.`,
  );

const titleOf = attributeReader('name');
const linkOf = attributeReader('id');
const epochOf = attributeReader('date1904');

class TabList implements XmlListener {
  readonly listening = false;
  readonly all: { title: string; link: string }[] = [];
  since1904 = false;

  open(name: string, attributes: string): void {
    if (name === 'workbookPr') this.since1904 = ['1', 'true'].includes(epochOf(attributes) ?? '');
    if (name === 'sheet') this.all.push({ title: titleOf(attributes) ?? '', link: linkOf(attributes) ?? '' });
  }

  text(): void {}
  close(): void {}
}

const idOf = attributeReader('Id');
const typeOf = attributeReader('Type');
const targetOf = attributeReader('Target');

class LinkList implements XmlListener {
  readonly listening = false;
  readonly targets = new Map<string, string>();
  strings: string | null = null;
  styles: string | null = null;

  open(name: string, attributes: string): void {
    if (name !== 'Relationship') return;
    const target = partAt(targetOf(attributes) ?? '');
    const type = (typeOf(attributes) ?? '').split('/').at(-1);
    if (type === 'worksheet') this.targets.set(idOf(attributes) ?? '', target);
    else if (type === 'sharedStrings') this.strings = target;
    else if (type === 'styles') this.styles = target;
  }

  text(): void {}
  close(): void {}
}

/** The name of a part, from how the workbook, which lies in `xl`, names it. */
const partAt = (target: string): string => new URL(target, 'zip:/xl/workbook.xml').pathname.slice(1);

/** Refuses a sheet that the workbook does not have. */
export function refuseUnknownSheet(name: string, sheet: string | null, sheets: readonly string[]): void {
  if (sheet === null || sheets.length === 0 || sheets.includes(sheet)) return;
  throw new Refusal(`${name} não tem a aba “${sheet}”. ${listed(sheets)}`);
}

/** The refusal of a sheet without rows. */
export const blankSheet = (name: string, sheet: string | null, sheets: readonly string[]): Refusal =>
  new Refusal(`A aba “${sheet ?? sheets[0] ?? ''}” de ${name} está vazia. ${listed(sheets)}`);

const AND = new Intl.ListFormat('pt-BR');

const listed = (sheets: readonly string[]): string =>
  sheets.length <= 1
    ? `A única que há é “${sheets[0] ?? ''}”.`
    : `As que há são ${AND.format(sheets.map((one) => `“${one}”`))}: diga qual com --planilha.`;
