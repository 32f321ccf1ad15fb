import type { z } from 'zod';
import type { Example } from '../contract/operation.ts';
import { text } from '../contract/schema.ts';
import {
  arquivosPorAnoAnswer,
  comissoesAnswer,
  despesaClassificadaAnswer,
  perguntasFrequentesAnswer,
  receitaClassificadaAnswer,
  termosAnswer,
  vereadoresAnswer,
} from './answer.ts';
import { frameAnswers } from './frame.ts';
import {
  BODY_PARAMETER,
  type CallQuery,
  dayParameters,
  PLACE_PARAMETER,
  REVENUE_PARAMETERS,
  YEAR_PARAMETER,
} from './parameters.ts';

const CHAMBER = 'Só uma câmara tem; os outros órgãos respondem uma lista vazia.';

/** The description of a call: what it is, what it takes, what it answers, and how the contract test asks it. */
export interface ReferenceCallWords {
  summary: string;
  description?: string;
  parameters?: CallQuery;
  answer: z.ZodType;
  examples?: readonly Example[];
}

export const asExample = (parameters: Record<string, string>): readonly Example[] => [{ parameters }];

const CLASSIFIED: ReferenceCallWords = {
  summary: 'Receita prevista e arrecadada',
  parameters: REVENUE_PARAMETERS,
  answer: receitaClassificadaAnswer,
  examples: asExample({ numExercicio: '2026', classificacaoPor: 'fonte' }),
};

export const CALL_WORDS: Readonly<Record<string, ReferenceCallWords>> = {
  'despesa/despesaporclassificacaoasync': {
    summary: 'Despesa por classificação',
    parameters: {
      strClassificarPor: text.optional().describe('orgao, funcao, elemento ou fonte'),
      ...dayParameters('dtIni', 'dtFim'),
    },
    answer: despesaClassificadaAnswer,
    examples: asExample({ strClassificarPor: 'funcao', dtIni: '2026-01-01', dtFim: '2026-03-31' }),
  },
  'receitaprevistaarrecadada/receitaprevistaarrecadadaasync': CLASSIFIED,
  'receita/receitaprevistaarrecadadaasync': CLASSIFIED,
  'vereador/vereadorasync': {
    summary: 'Vereadores',
    description: CHAMBER,
    parameters: { numExercicio: YEAR_PARAMETER },
    answer: vereadoresAnswer,
  },
  'mesa/mesadiretoraasync': {
    summary: 'Mesa Diretora',
    description: CHAMBER,
    parameters: { numExercicio: YEAR_PARAMETER },
    answer: vereadoresAnswer,
  },
  'comissao/comissaoasync': {
    summary: 'Comissões e seus membros',
    description: CHAMBER,
    parameters: { numExercicio: YEAR_PARAMETER },
    answer: comissoesAnswer,
  },
  'arquivo/listarporarquivoasync': {
    summary: 'Arquivos de uma categoria, por ano',
    parameters: { arquivo: text.describe('Nome em /arquivos, ou PPA, LDO, LOA, Planejamento, Orcamento') },
    answer: arquivosPorAnoAnswer,
    examples: asExample({ arquivo: 'Planejamento' }),
  },
  'glossario/glossarioasync': { summary: 'Glossário', answer: termosAnswer },
  'perguntasfrequentes/perguntasfrequentesasync': {
    summary: 'Perguntas frequentes',
    answer: perguntasFrequentesAnswer,
  },
  'menu/porlocalasync': {
    summary: 'Itens de um menu, sem filhos',
    parameters: { idPoderOrgao: BODY_PARAMETER, idLocal: PLACE_PARAMETER },
    answer: frameAnswers.menuSemFilhos,
  },
  'menu/porlocalcomfilhosasync': {
    summary: 'Itens de um menu, com filhos',
    parameters: { idPoderOrgao: BODY_PARAMETER, idLocal: PLACE_PARAMETER },
    answer: frameAnswers.menu,
  },
  'menu/porlocalpaginadoasync': {
    summary: 'Itens do rodapé',
    parameters: { idPoderOrgao: BODY_PARAMETER, idLocal: PLACE_PARAMETER },
    answer: frameAnswers.rodape,
  },
  'menu/menuselasync': {
    summary: 'Um item do menu, com filhos',
    parameters: { txtMenu: text.describe('Descrição ou endereço do item') },
    answer: frameAnswers.menu,
    examples: asExample({ txtMenu: '/contratos' }),
  },
  'menu/mapasiteasync': {
    summary: 'Grupos e itens do mapa do site',
    parameters: { idPoderOrgao: BODY_PARAMETER },
    answer: frameAnswers.menu,
  },
  'dadoscliente/dadosclientesasync': { summary: 'Nome, número e logotipo do órgão', answer: frameAnswers.cliente },
  'configuracao/configuracaoentidadeasync': {
    summary: 'Endereço, contato e redes do órgão',
    answer: frameAnswers.entidade,
  },
  'inicio/inicioasync': { summary: 'Tudo o que a moldura das páginas mostra', answer: frameAnswers.frame },
};
