import type { Operation } from '../../catalog/contract/operation.ts';
import { despesaOperations } from '../../catalog/despesa/answer.ts';
import { receitaOperations } from '../../catalog/receita/answer.ts';

/** Every operation of the API: one line for each feature. */
export const operationsOf = (): readonly Operation[] => [...despesaOperations, ...receitaOperations];
