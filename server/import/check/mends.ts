import type { FileLine } from '../read/csv.ts';
import { withCells } from '../read/csv.ts';
import { fingerprintCells } from './fingerprints.ts';

/** Cells of one line as its publisher mended them. */
export interface LineMend {
  file: string;
  line: number;
  /** The fingerprint of the cells that were mended: on a line with others, of a file that was exchanged, nothing is done. */
  print: string;
  /** The cells of the line; null keeps the one that the file has. */
  cells: readonly (string | null)[];
}

/** The fingerprint of a line's cells, by which a mend finds it again. */
export function linePrint(cells: readonly string[]): string {
  const { high, low } = fingerprintCells(cells);
  return `${high}.${low}`;
}

/** Puts mended cells in place of those of a file; null of a line that nobody mended. */
export function lineMender(mends: readonly LineMend[]): (file: string, line: FileLine) => FileLine | null {
  const known = new Map(mends.map((mend) => [`${mend.file}\n${mend.line}\n${mend.print}`, mend.cells]));
  if (known.size === 0) return () => null;
  const lines = new Set(mends.map(({ line }) => line));
  return (file, line) => {
    if (!lines.has(line.number)) return null;
    const cells = known.get(`${file}\n${line.number}\n${linePrint(line.cells)}`);
    return cells ? { ...withCells(line, mended(line.cells, cells)), broken: false } : null;
  };
}

const mended = (old: readonly string[], cells: LineMend['cells']): string[] =>
  cells.map((cell, at) => cell ?? old[at] ?? '');
