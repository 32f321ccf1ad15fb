import { Refusal } from '../refusal.ts';

export type Source = AsyncIterable<Uint8Array>;

/** What is sent by mistake under the name of a CSV, known by how it begins. Read byte by byte, as Latin-1. */
const OTHERS: readonly [RegExp, string][] = [
  [/^(?:ï»¿)?\s*<(?:!doctype|html|head|body|!--)/i, 'é uma página da internet: baixe o arquivo, e não a página'],
  [/^(?:ï»¿)?\s*<\?xml/i, 'é um arquivo XML'],
  [/^(?:ï»¿)?\s*[[{]/, 'é um arquivo JSON'],
  [/^PK\x03\x04/, 'é uma planilha (XLSX ou ODS) ou um arquivo compactado: abra-o e salve como “CSV UTF-8”'],
  [/^%PDF-/, 'é um PDF: envie a tabela de onde ele foi feito'],
  [/\0/, 'não é texto simples: abra-o na planilha e salve como “CSV UTF-8”'],
];

/** A page of the internet may open with many blank lines. */
const ENOUGH = 4_096;

/** Passes a file on, unless its first bytes show that it is no CSV at all. */
export async function* sniff(source: Source): Source {
  let held: Uint8Array | null = new Uint8Array();
  for await (const bytes of source) {
    held = held && Buffer.concat([held, bytes]);
    if (held && held.length < ENOUGH) continue;
    if (held) refuseOther(held);
    yield held ?? bytes;
    held = null;
  }
  if (held) refuseOther(held);
  if (held) yield held;
}

function refuseOther(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1');
  for (const [shape, what] of OTHERS) {
    if (shape.test(text)) throw new Refusal(`O arquivo não é um CSV: ${what}.`);
  }
}
