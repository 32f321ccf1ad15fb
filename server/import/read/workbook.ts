import { Refusal } from '../../refusal.ts';
import type { ByteSource } from './bytes.ts';

export const isWorkbook = (part: string): boolean => /^xl\/workbook\d*\.xml$/.test(part);

export function refuseUnknown(name: string, sheet: string | null, sheets: readonly string[]): void {
  if (sheet === null || sheets.length === 0 || sheets.includes(sheet)) return;
  throw new Refusal(`${name} não tem a aba “${sheet}”. ${listed(sheets)}`);
}

export const blank = (name: string, sheet: string | null, sheets: readonly string[]): Refusal =>
  new Refusal(`A aba “${sheet ?? sheets[0] ?? ''}” de ${name} está vazia. ${listed(sheets)}`);

const AND = new Intl.ListFormat('pt-BR');

const listed = (sheets: readonly string[]): string =>
  sheets.length <= 1
    ? `A única que há é “${sheets[0] ?? ''}”.`
    : `As que há são ${AND.format(sheets.map((one) => `“${one}”`))}: diga qual com --planilha.`;

/** A list of sheets is a few lines. */
const LARGEST = 5_000_000;

/** The names of the sheets, in the order of their tabs. */
export async function sheetsIn(name: string, bytes: ByteSource): Promise<string[]> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > LARGEST)
      throw new Refusal(`${name} é grande demais para uma planilha. Salve-a como CSV e envie de novo.`);
    pieces.push(piece);
  }
  const text = Buffer.concat(pieces).toString('utf8');
  return [...text.matchAll(/<(?:\w+:)?sheet\s[^>]*?\bname="([^"]*)"/g)].map(([, title = '']) => plain(title));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of XML without its escapes. */
const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, word) => {
    if (word) return ENTITIES[word] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
