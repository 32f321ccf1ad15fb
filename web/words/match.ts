import { slugOf } from '../../catalog/favorecidos/favorecido.ts';

/** Whether a text has every word of what somebody typed, or words that begin so; blind to case and accents. */
export function matchesTyped(typed: string, ...texts: readonly string[]): boolean {
  const words = slugOf(typed).split('-').filter(Boolean);
  const folded = `-${texts.map(slugOf).join('-')}`;
  return words.every((word) => folded.includes(`-${word}`));
}
