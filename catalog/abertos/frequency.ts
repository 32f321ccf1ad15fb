import { counted } from '../texto/plural.ts';

const DAY = 86_400_000;
/** Days of publication under which a rhythm would be a guess. */
const FEWEST = 3;

/** Rhythms that have a name, by the days between two loads. */
const NAMED: readonly (readonly [least: number, most: number, name: string])[] = [
  [0, 1, 'todo dia'],
  [6, 8, 'toda semana'],
  [13, 16, 'a cada quinze dias'],
  [27, 34, 'todo mês'],
  [55, 66, 'a cada dois meses'],
  [85, 96, 'a cada três meses'],
  [175, 190, 'a cada seis meses'],
  [350, 380, 'todo ano'],
];

/** The days between loads as they were observed, in the middle of all; null where there were too few to tell. */
export function loadInterval(days: readonly string[]): number | null {
  if (days.length < FEWEST) return null;
  const sorted = [...days].sort();
  const gaps = sorted.slice(1).map((day, i) => Math.round((Date.parse(day) - Date.parse(sorted[i] ?? day)) / DAY));
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? null;
}

/** How often a dataset is published: what its loads show, and never a promise that nobody made. */
export function sayFrequency(days: readonly string[]): string {
  const interval = loadInterval(days);
  if (days.length === 0) return 'Ainda não publicado';
  if (interval === null)
    return `Publicado em ${counted(days.length, 'só dia', 'dias')}: ainda não se sabe de quanto em quanto tempo`;
  const name = NAMED.find(([least, most]) => interval >= least && interval <= most)?.[2];
  return `Em geral, ${name ?? `a cada ${interval} dias`}, pelas cargas dos últimos ${days.length} dias em que houve alguma`;
}
