import type { Comissao, Estrutura, Membro, Placed, Unidade } from '../../../catalog/estrutura.ts';
import { unitsOf } from '../../../catalog/estrutura.ts';
import { slugOf } from '../../../catalog/slug.ts';

/** The structure as the API tells it: the units are its data. */
export interface StructureAnswer extends Omit<Estrutura, 'unidades' | 'atualizadoEm'> {
  data: readonly Unidade[];
  atualizadoEm: string | null;
}

/** Where something of the structure is. */
export const pathOf = ({ slug }: { slug: string }): string => `/estrutura-organizacional/${slug}`;

/** What an address names: the reference's carry the whole name, ours what is left of it without accents. */
export type Found =
  | { kind: 'unit'; placed: Placed }
  | { kind: 'member'; member: Membro }
  | { kind: 'commission'; commission: Comissao };

export function find({ data, membros, comissoes }: StructureAnswer, name: string): Found | null {
  const own = ({ slug }: { slug: string }): boolean => slug === slugOf(name);
  const placed = unitsOf(data).find(({ unit }) => own(unit));
  if (placed) return { kind: 'unit', placed };
  const member = membros.find(own);
  if (member) return { kind: 'member', member };
  const commission = comissoes.find(own);
  return commission ? { kind: 'commission', commission } : null;
}

/** Whether every word stands somewhere in what is said of something, accents and capitals aside. */
export function matches(term: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const all = slugOf(texts.filter(Boolean).join(' '));
  return slugOf(term)
    .split('-')
    .every((word) => all.includes(word));
}
