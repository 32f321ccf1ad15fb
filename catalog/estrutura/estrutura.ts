import { slugOf } from '../texto/slug.ts';

import type { Comissao, EstruturaAnswer, Membro, Unidade } from './answer.ts';

/** How a body is organised and who answers for it, in the words of its folder. */
export interface Estrutura extends Pick<EstruturaAnswer, 'norma' | 'membros' | 'comissoes'> {
  atualizadoEm: string;
  unidades: Unidade[];
}

type Contato = Pick<Unidade, 'telefone' | 'email' | 'endereco' | 'horario'>;

/** A unit and those above it, the highest first. */
export interface PlacedUnit {
  unit: Unidade;
  above: readonly Unidade[];
}

/** Every unit in the order of the tree, each after the one it belongs to. */
export const unitsOf = (units: readonly Unidade[], above: readonly Unidade[] = []): PlacedUnit[] =>
  units.flatMap((unit) => [{ unit, above }, ...unitsOf(unit.unidades, [...above, unit])]);

/** What a name of the structure stands for. */
export type FoundInEstrutura =
  | { kind: 'unit'; placed: PlacedUnit }
  | { kind: 'member'; member: Membro }
  | { kind: 'commission'; commission: Comissao };

/** What an address names: the reference's carry the whole name, ours what is left of it without accents. */
export function findInEstrutura(
  { unidades, membros, comissoes }: Pick<Estrutura, 'unidades' | 'membros' | 'comissoes'>,
  name: string,
): FoundInEstrutura | null {
  const own = ({ slug }: { slug: string }): boolean => slug === slugOf(name);
  const placed = unitsOf(unidades).find(({ unit }) => own(unit));
  if (placed) return { kind: 'unit', placed };
  const member = membros.find(own);
  if (member) return { kind: 'member', member };
  const commission = comissoes.find(own);
  return commission ? { kind: 'commission', commission } : null;
}

/** How to reach a unit. What it does not say of itself is as in the unit above. */
export function contactOf({ unit, above }: PlacedUnit): Contato {
  const chain = [unit, ...[...above].reverse()];
  const first = (name: keyof Contato): string | null => chain.find((one) => one[name] !== null)?.[name] ?? null;
  return { telefone: first('telefone'), email: first('email'), endereco: first('endereco'), horario: first('horario') };
}

/** The commissions somebody sits on, and as what. */
export const seatsOf = (
  { comissoes }: Pick<Estrutura, 'comissoes'>,
  nome: string,
): { comissao: Comissao; funcao: string }[] =>
  comissoes.flatMap((comissao) =>
    comissao.membros.filter((one) => one.nome === nome).map(({ funcao }) => ({ comissao, funcao })),
  );
