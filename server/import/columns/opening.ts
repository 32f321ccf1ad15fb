import { type FileLine, withCells } from '../read/csv.ts';

/** Lines that are looked at before the first is read: where the header is, how numbers are written. */
const SAMPLE = 600;

/** The first lines, and those after them. */
export async function readOpening(
  lines: AsyncIterable<readonly FileLine[]>,
): Promise<{ first: FileLine[]; rest: AsyncIterator<readonly FileLine[]> }> {
  const rest = lines[Symbol.asyncIterator]();
  const first: FileLine[] = [];
  while (first.length < SAMPLE) {
    const { value, done } = await rest.next();
    if (done) break;
    first.push(...value);
  }
  return { first, rest };
}

export async function* joinLines(
  first: readonly FileLine[],
  rest: AsyncIterator<readonly FileLine[]>,
): AsyncGenerator<readonly FileLine[]> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Spreadsheets leave out the blank cells at the end of a row, or add some: neither says anything. */
export function fitLine(line: FileLine, width: number): FileLine {
  const { cells } = line;
  if (cells.length === width || line.broken) return line;
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) {
    return withCells(line, cells.slice(0, width));
  }
  return line;
}
