import type { Unidade } from '../../catalog/estrutura/answer.ts';
import { type Estrutura, type FoundInEstrutura, findInEstrutura } from '../../catalog/estrutura/estrutura.ts';
import { slugOf } from '../../catalog/texto/slug.ts';

/** The structure as the API tells it: the units are its data. */
export interface StructureAnswer extends Omit<Estrutura, 'unidades' | 'atualizadoEm'> {
  data: Unidade[];
  atualizadoEm: string | null;
}

/** Where something of the structure is. */
export const pathOf = ({ slug }: { slug: string }): string => `/estrutura-organizacional/${slug}`;

export const find = ({ data, ...rest }: StructureAnswer, name: string): FoundInEstrutura | null =>
  findInEstrutura({ ...rest, unidades: data }, name);

/** Whether every word stands somewhere in what is said of something, accents and capitals aside. */
export function matches(term: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const all = slugOf(texts.filter(Boolean).join(' '));
  return slugOf(term)
    .split('-')
    .every((word) => all.includes(word));
}
