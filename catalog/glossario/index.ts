import { fold } from '../fields/choice.ts';
import { bound } from '../texto/figures.ts';
import { compras } from './compras.ts';
import { contratos } from './contratos.ts';
import { despesa } from './despesa.ts';
import { legislativo } from './legislativo.ts';
import { parcerias } from './parcerias.ts';
import { pessoal } from './pessoal.ts';
import { planejamento } from './planejamento.ts';
import { receita } from './receita.ts';
import { social } from './social.ts';
import { slugOfTerm, type Termo } from './term.ts';
import { transparencia } from './transparencia.ts';

const ORDER = new Intl.Collator('pt-BR');

const alphabetical = (terms: readonly Termo[]): Termo[] => terms.toSorted((a, b) => ORDER.compare(a.termo, b.termo));

/** A term whose amounts stay on one line. */
function spaced(term: Termo): Termo {
  const explicacao = bound(term.explicacao);
  return { ...term, explicacao, ...(term.exemplo && { exemplo: bound(term.exemplo) }) };
}

/** Every term that the portal explains, in the order of the alphabet. A body adds its own, and may say one in its words. */
export const glossary: readonly Termo[] = alphabetical(
  [planejamento, despesa, receita, compras, contratos, parcerias, pessoal, legislativo, social, transparencia]
    .flat()
    .map(spaced),
);

/** The portal's terms and a body's: of two with the same name the body's is shown, with what it leaves out from the portal's. */
export function merged(own: readonly Termo[]): Termo[] {
  const known = new Map(glossary.map((term) => [slugOfTerm(term), term]));
  for (const term of own) known.set(slugOfTerm(term), { ...known.get(slugOfTerm(term)), ...spaced(term) });
  return alphabetical([...known.values()]);
}

/** What people type, folded, and the terms that they mean by it: `salario` → `Remuneração`. */
export function synonymsOf(terms: readonly Termo[]): Readonly<Record<string, readonly string[]>> {
  const meant = new Map<string, string[]>();
  for (const { termo, sinonimos = [] } of terms)
    for (const word of sinonimos) meant.set(fold(word), [...(meant.get(fold(word)) ?? []), termo]);
  return Object.fromEntries(meant);
}
