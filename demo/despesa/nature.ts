import type { ContractDraft } from '../contratos/draft.ts';
import { isPerson } from '../town/companies.ts';
import { actionOf } from './actions.ts';
import { type BudgetLine, dotationOf } from './commitment.ts';

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

/** What kind of expense a contract is: its nature. */
function natureOf({ category, object, supplier }: ContractDraft): string {
  const told = BY_OBJECT.find(([words]) => words.test(object))?.[1] ?? BY_CATEGORY[category];
  return told ?? (isPerson(supplier) ? '3.3.90.36' : '3.3.90.39');
}

/** The budget line that a contract is paid from: always the same one, or the one of the money it was given for. */
export function contractBudgetLine(draft: ContractDraft, luck: number, source?: string): BudgetLine {
  const action = actionOf(draft.unit, draft.object);
  const own = action.sources[luck % action.sources.length] ?? action.sources[0];
  return dotationOf(action, natureOf(draft), source ?? own);
}
