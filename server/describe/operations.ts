import { arquivosOperations } from '../../catalog/arquivos/answer.ts';
import type { Operation } from '../../catalog/contract/operation.ts';
import { despesaOperations } from '../../catalog/despesa/answer.ts';
import { enviosOperations } from '../../catalog/envios/answer.ts';
import { estruturaOperations } from '../../catalog/estrutura/answer.ts';
import { glossarioOperations } from '../../catalog/glossario/answer.ts';
import { atenderOperations } from '../../catalog/mensagens/atender.ts';
import { mensagensOperations } from '../../catalog/mensagens/operations.ts';
import { obrasOperations } from '../../catalog/obras/answer.ts';
import { perguntasOperations } from '../../catalog/perguntas/answer.ts';
import { receitaOperations } from '../../catalog/receita/answer.ts';

/** Every operation of the API: one line for each feature. */
export const operationsOf = (): readonly Operation[] => [
  ...despesaOperations,
  ...receitaOperations,
  ...arquivosOperations,
  ...estruturaOperations,
  ...glossarioOperations,
  ...perguntasOperations,
  ...obrasOperations,
  ...mensagensOperations,
  ...atenderOperations,
  ...enviosOperations,
];
