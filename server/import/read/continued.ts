import type { FileLine } from './csv.ts';

/** The first sheet, and those called like it with `_2`, `_3` and so on: how our own files go on past the last row of a sheet. */
export function continuedSheets([first = '', ...others]: readonly string[]): number[] {
  const goesOn = (name: string, i: number): boolean =>
    name.endsWith(`_${i + 2}`) && first.startsWith(name.slice(0, -`_${i + 2}`.length));
  const end = others.findIndex((name, i) => !goesOn(name, i));
  return [0, ...others.slice(0, end < 0 ? others.length : end).map((_, i) => i + 1)];
}

/** Makes the rows of one table out of sheets that follow each other: numbers go on, and the header is told once. */
export class SheetRows {
  #width = 0;
  #header = '';
  /** Rows of the sheets before this one. */
  #before = 0;
  #last = 0;

  /** A row as a line; null where there is nothing in it, or the header once more. */
  line(cells: string[], row: number): FileLine | null {
    this.#last = row;
    // A row ends at its last filled cell; the blank ones after it are there all the same.
    while (cells.length < this.#width) cells.push('');
    this.#width = cells.length;
    if (cells.every((cell) => cell.trim() === '') || (row === 1 && this.#repeats(JSON.stringify(cells)))) return null;
    return { number: this.#before + row, cells, broken: false };
  }

  /** The sheet has ended. */
  turn(): void {
    this.#before += this.#last;
    this.#last = 0;
  }

  #repeats(header: string): boolean {
    if (this.#before > 0) return header === this.#header;
    this.#header = header;
    return false;
  }
}
