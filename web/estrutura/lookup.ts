import type { EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import { type FoundInEstrutura, findInEstrutura } from '../../catalog/estrutura/estrutura.ts';
import { slugOf } from '../../catalog/texto/slug.ts';

/** Where something of the structure is. */
export const estruturaPath = ({ slug }: { slug: string }): string => `/estrutura-organizacional/${slug}`;

export const findPlaced = ({ data, ...rest }: EstruturaAnswer, name: string): FoundInEstrutura | null =>
  findInEstrutura({ ...rest, unidades: data }, name);

/** Whether every word stands somewhere in what is said of something, accents and capitals aside. */
export function matchesTerm(term: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const all = slugOf(texts.filter(Boolean).join(' '));
  return slugOf(term)
    .split('-')
    .every((word) => all.includes(word));
}
