/** Lines of a table, each column as wide as its widest cell, numbers aligned to the right. */
export function textTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly string[] = [],
) {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    heads
      .map((head, i) => {
        const [cell = '', width = 0] = [cells[i], widths[i]];
        return right.includes(head) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)];
}
