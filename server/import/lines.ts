import type { Line } from './csv.ts';

/** Lines that are looked at before the first is read: where the header is, how numbers are written. */
const SAMPLE = 600;

/** The first lines, and those after them. */
export async function opening(
  lines: AsyncIterable<readonly Line[]>,
): Promise<{ first: Line[]; rest: AsyncIterator<readonly Line[]> }> {
  const rest = lines[Symbol.asyncIterator]();
  const first: Line[] = [];
  while (first.length < SAMPLE) {
    const { value, done } = await rest.next();
    if (done) break;
    first.push(...value);
  }
  return { first, rest };
}

export async function* joined(
  first: readonly Line[],
  rest: AsyncIterator<readonly Line[]>,
): AsyncGenerator<readonly Line[]> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Spreadsheets leave out the blank cells at the end of a row, or add some: neither says anything. */
export function fitted(line: Line, width: number): Line {
  const { cells } = line;
  if (cells.length === width || line.broken) return line;
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) {
    return { ...line, cells: cells.slice(0, width) };
  }
  return line;
}
