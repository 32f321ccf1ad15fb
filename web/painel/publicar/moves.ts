/** A place in a grid: row and column, from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
}

type Step = (at: GridPlace, last: GridPlace) => GridPlace;

/** Rows that a page key passes. */
const PAGE = 10;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': (_, last) => last,
};

/** The cell that a key leads to, as in the grid pattern of WAI-ARIA; null for a key that leads nowhere. */
export function cellByKey(
  at: GridPlace,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { rows, columns }: GridSize,
): GridPlace | null {
  const last = { row: rows - 1, column: columns - 1 };
  const to = STEPS[ctrlKey ? `Control+${key}` : key]?.(at, last);
  return to ? { row: within(to.row, last.row), column: within(to.column, last.column) } : null;
}

const within = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** Whether a key begins to write in a cell: it writes a letter, and asks for nothing else. */
export const writesLetter = ({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  [...key].length === 1 && !ctrlKey && !altKey && !metaKey;

/** The next cell to mend after one, row by row; null when none is left. */
export function nextFaulty(at: GridPlace, faulty: readonly GridPlace[]): GridPlace | null {
  const after = ({ row, column }: GridPlace) => row > at.row || (row === at.row && column > at.column);
  return faulty.find(after) ?? null;
}
