/** The months of an exercise that a tree of sums shows, first and last, 1 to 12. */
export interface ExercisePeriod {
  year: number;
  from: number;
  to: number;
}

/** A period as the form sends it, and what the sums are divided by. Months chosen the wrong way round are turned. */
export function chosenPeriod(form: Pick<FormData, 'get'>): ExercisePeriod & { by: string | null } {
  const months = ['de', 'ate'].map((name) => Number(form.get(name)));
  return {
    year: Number(form.get('exercicio')),
    from: Math.min(...months),
    to: Math.max(...months),
    by: String(form.get('por') ?? '') || null,
  };
}

/**
 * The node and the period that a form asks for which the browser sent by itself; null where the address is not that of
 * such a form.
 */
export function sentPeriod(search: string): (ReturnType<typeof chosenPeriod> & { no: string }) | null {
  const params = new URLSearchParams(search);
  return params.has('de') && params.has('ate') ? { no: params.get('no') ?? '', ...chosenPeriod(params) } : null;
}

/** The exercises that are offered, the latest first. One without data may have been asked for: it stays chosen. */
export const offeredYears = (known: readonly number[], chosen: number): number[] =>
  [...new Set([...known, chosen])].sort((a, b) => b - a);
