/** The number of the last page, of which there is always one. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The rows of a page in words: `51 a 100 de 265`. */
export function rowsOf(page: number, size: number, total: number): string {
  const [first, last, all] = [(page - 1) * size + 1, Math.min(total, page * size), total];
  return `${counted(first)} a ${counted(last)} de ${counted(all)}`;
}

/** A count as Brazil writes it. */
export const counted = (value: number): string => value.toLocaleString('pt-BR');

/** The pages worth a link: the first, the last, this one and its neighbours. A gap is null. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((target) => target >= 1 && target <= last);
  const targets = [...new Set(near)].sort((a, b) => a - b);
  return targets.flatMap((target, i) => [...bridge(targets[i - 1] ?? target - 1, target), target]);
}

/** The pages between two targets. A gap of one page is shorter than its ellipsis. */
function bridge(before: number, target: number): (number | null)[] {
  if (target - before <= 1) return [];
  return target - before === 2 ? [target - 1] : [null];
}
