import { cnpj, cpf } from '../../catalog/samples/digits.ts';

/** A small file written here with the header, the encoding and the oddities of a public one. */
export interface Made {
  /** The layout that must recognise it, a file of server/import/sources. */
  map: string;
  set: string;
  name: string;
  bytes: Buffer;
  period?: string;
  rows: number;
  sums?: Readonly<Record<string, number>>;
  /** What the first row must come out as. */
  first: Readonly<Record<string, unknown>>;
  /** What the report must say. */
  told?: string;
}

type Cells = Readonly<Record<string, string>>;

interface Style {
  encoding: 'latin1' | 'utf8';
  separator: string;
  /** Lines above the header. */
  above?: string;
}

/** As the federal government writes its files: Latin-1, semicolons, every cell between quotes. */
export const FEDERAL: Style = { encoding: 'latin1', separator: ';' };

export function made(header: string, rows: readonly Cells[], { encoding, separator, above }: Style = FEDERAL): Buffer {
  const names = header.split(';');
  const strange = rows.flatMap(Object.keys).find((name) => !names.includes(name));
  if (strange) throw new Error(`${strange} is no column of ${header}`);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  const texts = lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator));
  return Buffer.from(`${[...(above ? [above] : []), ...texts].join('\r\n')}\r\n`, encoding);
}

export const SERRA = cnpj('114447770001');

/** A document of nobody, which the files carry whole: no table, archive or report may. */
export const PESSOA = cpf('123456789');
