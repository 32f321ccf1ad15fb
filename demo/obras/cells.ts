import { padZeros, reais } from '../text.ts';
import type { Work } from './work.ts';

/** Hundredths of a hundred: 4250 is 42,50. */
export const shareOf = (part: number, whole: number): string =>
  reais(whole > 0 ? Math.floor((part * 10_000) / whole) : 0);

/** The fields that find a work, repeated by all that belongs to it. */
export const workKey = ({ of, place }: Work) => ({
  numOrdemServico: `${padZeros(place + 1, 3)}/${of.draft.year}`,
  numExercicio: String(of.draft.year),
});
