import { DIMENSIONS } from '../../catalog/despesa/despesa.ts';
import { type Node, parseNode } from '../../catalog/sums/node.ts';
import { useAnswer } from '../dataset/data.ts';
import type { Crumb } from '../ui/crumbs.tsx';

/** What the API tells of a node: the way to it, and the question that lists its empenhos. */
export interface NodeAnswer {
  caminho: readonly { dimensao: string; rotulo: string; codigo: string; nome: string; no: string }[];
  listas: { empenhos: string | null };
}

const IDS = DIMENSIONS.map(({ id }) => id);

/** A node as an address writes it, already decoded. One that nobody knows gives null. */
export const nodeOf = (text: string | null | undefined): Node | null => (text ? parseNode(text, IDS) : null);

export const useNode = (text: string | null) =>
  useAnswer<NodeAnswer>(text === null ? null : `/despesa?no=${encodeURIComponent(text)}`);

const TREE: Crumb = { label: 'Despesas', to: '/despesa' };
const asked = (no: string): string => `/despesa?no=${encodeURIComponent(no)}`;

/** The way down the tree: the exercise, then a step for each choice. */
export const wayTo = ({ year, from, to }: Node, answer: NodeAnswer | undefined): Crumb[] => [
  TREE,
  { label: periodOf(year, from, to), to: asked(rootOf(year, from, to)) },
  ...(answer?.caminho ?? []).map(({ nome, no }) => ({ label: nome, to: asked(no) })),
];

/** The way to a document whose address carries a node that nobody knows. */
export const EMPENHOS_WAY: readonly Crumb[] = [TREE, { label: 'Empenhos', to: '/empenhos' }];

const pad = (month: number): string => String(month).padStart(2, '0');
const rootOf = (year: number, from: number, to: number): string =>
  from === 1 && to === 12 ? String(year) : `${year}-${pad(from)}-${pad(to)}`;

/** A period in words: `2026`, `março de 2026`, `janeiro a junho de 2026`. */
export function periodOf(year: number, from: number, to: number): string {
  if (from === 1 && to === 12) return String(year);
  const name = (month: number): string =>
    new Date(Date.UTC(year, month - 1, 1)).toLocaleDateString('pt-BR', { month: 'long', timeZone: 'UTC' });
  return from === to ? `${name(from)} de ${year}` : `${name(from)} a ${name(to)} de ${year}`;
}
