import { Refusal } from '../../refusal.ts';

/** What the first bytes of a file show it to be, whatever its name says. */
export type Format = 'gzip' | 'zip' | 'json' | 'text';

/** What is sent by mistake under the name of a table, known by how it begins. Read byte by byte, as Latin-1. */
const OTHERS: readonly [RegExp, string][] = [
  [
    /^(?:ï»¿)?\s*<(?:!doctype|html|head|body|!--|div|p\b)/i,
    'é uma página da internet: baixe o arquivo, e não a página',
  ],
  [/^(?:ï»¿)?\s*<(?:\?xml|[a-z][\w:]*[\s>])/i, 'é um arquivo XML: exporte a tabela como CSV, XLSX ou JSON'],
  [/^%PDF-/, 'é um PDF: envie a tabela de onde ele foi feito'],
  [
    /^\xd0\xcf\x11\xe0/,
    'é uma planilha do Excel antigo (.xls) ou protegida por senha: abra-a e salve como “Pasta de Trabalho do Excel (.xlsx)”',
  ],
  [/^(?:Rar!|7z\xbc\xaf)/, 'é um arquivo RAR ou 7z: compacte-o como ZIP ou envie a tabela sem compactar'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8)/, 'é uma imagem: envie a tabela de onde ela foi feita'],
  [/^(?:\x7fELF|MZ)/, 'é um programa, e não uma tabela'],
];

const UTF16 = /^(?:\xff\xfe|\xfe\xff)/;

/** A page of the internet may open with many blank lines. */
export const ENOUGH = 4_096;

export function formatOf(head: Buffer, name: string): Format {
  const text = head.subarray(0, ENOUGH).toString('latin1');
  if (text.startsWith('\x1f\x8b')) return 'gzip';
  if (/^PK(?:\x03\x04|\x05\x06)/.test(text)) return 'zip';
  for (const [shape, what] of OTHERS) if (shape.test(text)) throw new Refusal(`${name} não é uma tabela: ${what}.`);
  if (UTF16.test(text)) return 'text';
  if (text.includes('\0'))
    throw new Refusal(`${name} não é texto simples. Abra-o na planilha e salve como “CSV UTF-8” ou .xlsx.`);
  return /^(?:ï»¿)?\s*[[{]/.test(text) ? 'json' : 'text';
}
