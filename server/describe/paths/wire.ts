import type { Dataset } from '../../../catalog/dataset.ts';
import { json, parameter, ref } from '../schema.ts';
import { wireAnswerOf } from './reference.ts';

const TEXT = { type: 'string' };
const YEAR = parameter('numExercicio', { type: 'integer' }, 'Exercício; também ano, exercicio ou numAno');
const needed = (name: string, description: string, schema: object = TEXT) => ({
  ...parameter(name, schema, description),
  required: true,
});

const MONTH = { type: 'integer', minimum: 1, maximum: 12 };
const DAY = 'aaaa-mm-dd ou dd/mm/aaaa';
const BODY = parameter('idPoderOrgao', TEXT, 'Número do órgão; o de outro órgão dá uma lista vazia');
const PLACE = parameter('idLocal', TEXT, 'Lugar do menu: 1 é o alto da página, 4 o rodapé');
const MONTHS = [parameter('mesIni', MONTH, 'Primeiro mês'), parameter('mesFim', MONTH, 'Último mês')];

const days = (from: string, to: string) => [
  needed(from, `Primeiro dia, ${DAY}`),
  needed(to, `Último dia, ${DAY}, incluído`),
];

const PERIOD = [
  YEAR,
  ...MONTHS,
  parameter('dataInicio', TEXT, `Primeiro dia, ${DAY}; também dtInicio`),
  parameter('dataFim', TEXT, `Último dia, ${DAY}, incluído; também dtFim`),
];

const PAYROLL = [needed('numExercicio', 'Exercício', { type: 'integer' }), needed('numMes', 'Mês', MONTH)];
const REVENUE = [
  needed('numExercicio', 'Exercício', { type: 'integer' }),
  ...MONTHS,
  parameter('classificacaoPor', TEXT, 'receita, categoria, origem, especie, desdobramento, fonte ou unidade'),
];

const CURRENT = 'Sem período, o exercício corrente na data dos dados.';
const CHAMBER = 'Só uma câmara tem; os outros órgãos respondem uma lista vazia.';

type Told = readonly [summary: string, parameters: readonly object[], more?: string];

/** The calls of the reference system as its clients make them, by path in lower case. */
const CALLS: Readonly<Record<string, Told>> = {
  'contrato/contratopordataasync': ['Contratos assinados entre dois dias', days('dtInicio', 'dtFim')],
  'contrato/contratoasync': ['Contratos assinados entre dois dias', days('dtInicio', 'dtFim')],
  'licitacao/licitacaopordataasync': ['Licitações abertas entre dois dias', days('dtInicio', 'dtFim')],
  'orcamento/orcamentoasync': ['Orçamento dos exercícios entre dois dias', days('dataInicio', 'dataFim')],
  'servidor/servidorpormesanoasync': [
    'Folha de um mês',
    [needed('numMes', 'Mês', MONTH), needed('numAno', 'Ano', { type: 'integer' })],
  ],
  'servidor/servidorasync': ['Folha de um mês', PAYROLL],
  'folhapagamento/folhapagamentoasync': ['Folha de um mês', PAYROLL],
  'emendaparlamentar/emendaparlamentarasync': ['Emendas parlamentares', PERIOD, CURRENT],
  'atonormativo/atonormativoasync': ['Atos normativos', []],
  'diaria/diariaasync': ['Diárias', PERIOD, CURRENT],
  'obra/obraasync': ['Obras', PERIOD, CURRENT],
  'terceirizado/terceirizadoasync': ['Terceirizados', PERIOD, CURRENT],
  'planocontratacaoanual/planocontratacaoanualasync': ['Plano de contratações anual', PERIOD, CURRENT],
  'despesa/despesaporclassificacaoasync': [
    'Despesa por classificação',
    [parameter('strClassificarPor', TEXT, 'orgao, funcao, elemento ou fonte'), ...days('dtIni', 'dtFim')],
  ],
  'receitaprevistaarrecadada/receitaprevistaarrecadadaasync': ['Receita prevista e arrecadada', REVENUE],
  'receita/receitaprevistaarrecadadaasync': ['Receita prevista e arrecadada', REVENUE],
  'vereador/vereadorasync': ['Vereadores', [YEAR], CHAMBER],
  'mesa/mesadiretoraasync': ['Mesa Diretora', [YEAR], CHAMBER],
  'comissao/comissaoasync': ['Comissões e seus membros', [YEAR], CHAMBER],
  'arquivo/listarporarquivoasync': [
    'Arquivos de uma categoria, por ano',
    [needed('arquivo', 'Nome em /arquivos, ou PPA, LDO, LOA, Planejamento, Orcamento')],
  ],
  'glossario/glossarioasync': ['Glossário', []],
  'perguntasfrequentes/perguntasfrequentesasync': ['Perguntas frequentes', []],
  'menu/porlocalasync': ['Itens de um menu, sem filhos', [BODY, PLACE]],
  'menu/porlocalcomfilhosasync': ['Itens de um menu, com filhos', [BODY, PLACE]],
  'menu/porlocalpaginadoasync': ['Itens do rodapé', [BODY, PLACE]],
  'menu/menuselasync': ['Um item do menu, com filhos', [needed('txtMenu', 'Descrição ou endereço do item')]],
  'menu/mapasiteasync': ['Grupos e itens do mapa do site', [BODY]],
  'dadoscliente/dadosclientesasync': ['Nome, número e logotipo do órgão', []],
  'configuracao/configuracaoentidadeasync': ['Endereço, contato e redes do órgão', []],
  'inicio/inicioasync': ['Tudo o que a moldura das páginas mostra', []],
};

const describeCall = (datasets: readonly Dataset[], path: string, [summary, parameters, description]: Told) => ({
  get: {
    summary: `Sistema de referência: ${summary}`,
    ...(description && { description }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: json(wireAnswerOf(datasets, path), 'A resposta, no envelope do sistema de referência'),
      ...(parameters.length > 0 && { 400: json(ref('erro'), 'Falta um parâmetro, ou um valor não existe') }),
    },
  },
});

/** The one call that answers without the envelope. */
const DOWNLOAD = {
  get: {
    summary: 'Sistema de referência: um arquivo',
    parameters: [needed('idArquivo', 'Número do arquivo', { type: 'integer' })],
    responses: {
      200: { description: 'O arquivo', content: { 'application/octet-stream': {} } },
      400: json(ref('erro'), 'Falta o número'),
      404: json(ref('erro'), 'Não há esse arquivo'),
    },
  },
};

/** The calls with what each asks and answers. Their clients write the paths in any case. */
export const wirePaths = (datasets: readonly Dataset[]) => ({
  ...Object.fromEntries(Object.entries(CALLS).map(([path, one]) => [`/${path}`, describeCall(datasets, path, one)])),
  '/arquivo/downloadarquivoporidasync': DOWNLOAD,
});
