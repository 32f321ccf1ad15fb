import type { ContratoDraft } from '../contratos/draft.ts';
import { isPerson } from '../town/companies.ts';
import { actionOf } from './actions.ts';
import { type BudgetLine, dotationOf } from './model.ts';

const BY_CATEGORY: Readonly<Record<string, string>> = {
  Compras: '3.3.90.30',
  Obras: '4.4.90.51',
  'Informática (TIC)': '3.3.90.40',
  'Mão de obra': '3.3.90.37',
};

const BY_OBJECT: readonly (readonly [RegExp, string])[] = [
  [/móveis|mobiliário/i, '4.4.90.52'],
  [/cestas|peixes|sementes/i, '3.3.90.32'],
  [/poços/i, '4.4.90.51'],
  [/assessoria|consultoria/i, '3.3.90.35'],
];

/** The nature of expense of a contract. */
function natureOf({ category, object, supplier }: ContratoDraft): string {
  const told = BY_OBJECT.find(([words]) => words.test(object))?.[1] ?? BY_CATEGORY[category];
  return told ?? (isPerson(supplier) ? '3.3.90.36' : '3.3.90.39');
}

/** The budget line that pays a contract: always the same one, with the source of its earmark where it has one. */
export function contratoBudgetLine(draft: ContratoDraft, luck: number, source?: string): BudgetLine {
  const action = actionOf(draft.unit, draft.object);
  const own = action.sources[luck % action.sources.length] ?? action.sources[0];
  return dotationOf(action, natureOf(draft), source ?? own);
}
