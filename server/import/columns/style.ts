import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import type { ColumnStyle } from '../../../catalog/fields/style.ts';

/** The style of each column, from its first cells; where they do not tell, that of the file, and else the Brazilian. */
export function stylesOf(
  set: Dataset,
  names: readonly (string | null)[],
  sample: readonly (readonly string[])[],
  forced: { [K in keyof ColumnStyle]: ColumnStyle[K] | undefined },
): ColumnStyle[] {
  const clues = names.map((name, at) =>
    name === null ? [] : sample.map((row) => fieldOf(set, name).clues(row[at] ?? '')),
  );
  const numbers = clues.map((own) => vote(own.map(({ decimal }) => decimal && decimal === 'br')));
  const days = clues.map((own) => vote(own.map(({ data }) => data && data === 'dma')));
  const whole = { decimal: sum(numbers), data: sum(days) };
  return names.map((_, at) => ({
    decimal: forced.decimal ?? ((numbers[at] || whole.decimal) < 0 ? 'us' : 'br'),
    data: forced.data ?? ((days[at] || whole.data) < 0 ? 'mda' : 'dma'),
  }));
}

/** How many more cells speak for the Brazilian way than against it. */
const vote = (said: readonly (boolean | undefined)[]): number =>
  sum(said.map((brazilian) => (brazilian === undefined ? 0 : brazilian ? 1 : -1)));

const sum = (votes: readonly number[]): number => votes.reduce((total, one) => total + one, 0);
