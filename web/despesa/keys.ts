import type { KeyboardEvent } from 'react';

type Toggle = (no: string, unfold: boolean) => void;

const ROW = 'tr[data-no]';

/** Moves through the rows of a tree by the arrow keys, as in any tree of files. */
export function walkTree(event: KeyboardEvent<HTMLTableElement>, toggle: Toggle): void {
  const row = event.target instanceof HTMLElement && event.target.matches(ROW) ? event.target : null;
  const step = row && STEPS[event.key];
  if (!row || !step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)];
  const goal = step(rows, rows.indexOf(row), toggle);
  event.preventDefault();
  if (!goal || goal === row) return;
  row.tabIndex = -1;
  goal.tabIndex = 0;
  goal.focus();
}

type Step = (rows: readonly HTMLElement[], at: number, toggle: Toggle) => HTMLElement | undefined;

const levelOf = (row: HTMLElement | undefined): number => Number(row?.dataset.level ?? 0);

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (rows, at) => rows[at + 1],
  ArrowUp: (rows, at) => rows[at - 1],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
  Enter: (rows, at) => {
    rows[at]?.querySelector('a')?.click();
    return undefined;
  },
  ArrowRight: (rows, at, toggle) => {
    const row = rows[at];
    if (row?.ariaExpanded === 'true') return levelOf(rows[at + 1]) > levelOf(row) ? rows[at + 1] : undefined;
    if (row?.ariaExpanded === 'false') toggle(row.dataset.no ?? '', true);
    return undefined;
  },
  ArrowLeft: (rows, at, toggle) => {
    const row = rows[at];
    if (row?.ariaExpanded === 'true') toggle(row.dataset.no ?? '', false);
    else return rows.slice(0, at).findLast((other) => levelOf(other) < levelOf(row));
    return undefined;
  },
};
