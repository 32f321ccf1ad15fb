import { abertosOperations } from '../../catalog/abertos/answer.ts';
import { referenceOperations } from '../../catalog/abertos/reference.ts';
import { acessosOperations } from '../../catalog/acessos/answer.ts';
import { arquivosOperations } from '../../catalog/arquivos/answer.ts';
import { assinaturasOperations } from '../../catalog/assinaturas/answer.ts';
import { buscaOperations } from '../../catalog/busca/answer.ts';
import { cargasOperations, cargasOperationsOf } from '../../catalog/cargas/answer.ts';
import { cartaoOperations } from '../../catalog/cartao/answer.ts';
import { citarOperations } from '../../catalog/citar/answer.ts';
import { compararOperations } from '../../catalog/comparar/answer.ts';
import type { Operation } from '../../catalog/contract/operation.ts';
import { datasetOperations, indexOperations } from '../../catalog/dataset/operations.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { despesaOperations } from '../../catalog/despesa/answer.ts';
import { enviosOperations } from '../../catalog/envios/answer.ts';
import { estruturaOperations } from '../../catalog/estrutura/answer.ts';
import { favorecidosOperations } from '../../catalog/favorecidos/answer.ts';
import { glossarioOperations } from '../../catalog/glossario/answer.ts';
import { inicioOperations } from '../../catalog/inicio/answer.ts';
import { atenderOperations } from '../../catalog/mensagens/atender.ts';
import { mensagensOperations } from '../../catalog/mensagens/operations.ts';
import { mudancasOperationOf } from '../../catalog/mudancas/answer.ts';
import { novidadesOperations, novidadesOperationsOf } from '../../catalog/novidades/answer.ts';
import { obrasOperations } from '../../catalog/obras/answer.ts';
import { ocdsOperations } from '../../catalog/ocds/answer.ts';
import { pacotesOperations } from '../../catalog/pacotes/answer.ts';
import { percursoOperations } from '../../catalog/percurso/answer.ts';
import { perguntasOperations } from '../../catalog/perguntas/answer.ts';
import { pntpOperations } from '../../catalog/pntp/answer.ts';
import { privacidadeOperations } from '../../catalog/privacidade/answer.ts';
import { receitaOperations } from '../../catalog/receita/answer.ts';
import { referenciaOperations } from '../../catalog/referencia/operations.ts';
import { servicosOperations } from '../../catalog/servicos/operations.ts';
import { webhooksOperations } from '../../catalog/webhooks/answer.ts';

/** Every operation of the API: one line for each feature. */
export const operationsOf = (datasets: readonly Dataset[]): readonly Operation[] => [
  ...indexOperations,
  ...abertosOperations,
  ...referenceOperations,
  ...datasets.flatMap((set) => datasetOperations(set, datasets)),
  ...cargasOperations,
  ...datasets.flatMap(cargasOperationsOf),
  ...datasets.map(mudancasOperationOf),
  ...novidadesOperations,
  ...datasets.flatMap(novidadesOperationsOf),
  ...despesaOperations,
  ...receitaOperations,
  ...compararOperations,
  ...citarOperations,
  ...cartaoOperations,
  ...favorecidosOperations,
  ...pacotesOperations,
  ...percursoOperations,
  ...ocdsOperations,
  ...inicioOperations,
  ...acessosOperations,
  ...buscaOperations,
  ...arquivosOperations,
  ...estruturaOperations,
  ...glossarioOperations,
  ...perguntasOperations,
  ...servicosOperations,
  ...privacidadeOperations,
  ...pntpOperations,
  ...obrasOperations,
  ...mensagensOperations,
  ...atenderOperations,
  ...assinaturasOperations,
  ...webhooksOperations,
  ...enviosOperations,
  ...referenciaOperations(datasets),
];
