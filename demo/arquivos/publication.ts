import type { FileEntry } from '../../catalog/arquivos/entry.ts';
import { type Day, dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';

/** A document that a body publishes as a file, and what it says. */
export interface Publication {
  categoria: FileEntry['categoria'];
  titulo: string;
  ano: number;
  periodo?: string;
  /** The parts that it has, all in one file. */
  partes?: string[];
  day: Day;
  path: string;
  /** Lies on its side, for tables of many columns. */
  wide?: boolean;
  blocks(): readonly PdfBlock[];
}

type Categoria = Publication['categoria'];

/** A document of a whole year: its category, with the parts that it has, title, exercise, day, name of the file, text. */
export function paper(
  of: Categoria | readonly [Categoria, ...string[]],
  titulo: string,
  ano: number,
  date: string,
  name: string,
  blocks: () => readonly PdfBlock[],
): Publication {
  const [categoria, ...partes] = typeof of === 'string' ? [of] : of;
  return {
    categoria,
    titulo,
    ano,
    day: dayOf(date),
    path: `publicados/${name}.pdf`,
    blocks,
    ...(partes.length > 0 ? { partes } : {}),
  };
}
