/** The pages worth a link: the first, the last, this one and its neighbours. A gap is null. */
export function around(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((target) => target >= 1 && target <= last);
  const targets = [...new Set(near)].sort((a, b) => a - b);
  return targets.flatMap((target, i) => [...bridge(targets[i - 1] ?? target - 1, target), target]);
}

/** A gap of one page is shorter than its ellipsis. */
function bridge(before: number, target: number): (number | null)[] {
  if (target - before <= 1) return [];
  return target - before === 2 ? [target - 1] : [null];
}
