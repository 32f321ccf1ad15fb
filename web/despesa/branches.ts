import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { MOST_OPEN, OPEN, parseBranches, printBranches, withBranch } from '../../catalog/despesa/branches.ts';
import type { Problem } from '../../catalog/query.ts';
import { yearNode } from '../../catalog/sums/node.ts';
import { useLocation, useNavigate } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { despesaSearch } from './data.ts';
import { nodeOf } from './node.ts';

const partsOf = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean);
const isOpen = (part: string): boolean => part.startsWith(`${OPEN}=`);

/** The part of an address that the API is asked; which branches are unfolded is the screen's own matter. */
export function askedIn(search: string): string {
  const asked = partsOf(search).filter((part) => !isOpen(part));
  return asked.length > 0 ? `?${asked.join('&')}` : '';
}

const NONE: readonly Problem[] = [];

/** The branches that the address unfolds. One more is another address, which a reload, the way back and a link keep. */
export function useBranches({ no, por }: DespesaAnswer) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const root = nodeOf(no) ?? yearNode(0);
  const read = parseBranches(root, por, new URLSearchParams(search).getAll(OPEN));
  const open = read.ok ? read.open : new Set<string>();
  const toggle = (branch: string, unfold: boolean) => {
    const next = printBranches(root, withBranch(open, branch, unfold));
    if (next.length > MOST_OPEN)
      return toast(`Até ${MOST_OPEN} partes ficam abertas de uma vez. Feche alguma antes de abrir outra.`);
    const parts = next.map((text) => `&${OPEN}=${encodeURIComponent(text)}`);
    navigate(`${askedIn(search) || despesaSearch(no, por)}${parts.join('')}`, { replace: true });
  };
  return { open, toggle, problems: read.ok ? NONE : read.problems };
}
