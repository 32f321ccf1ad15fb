import { MOST, SIZE } from '../../catalog/query.ts';
import { json, parameter, ref } from '../schema.ts';

const CSV = { 200: { description: 'O arquivo', content: { 'text/csv': {} } } };

const PAGE = [
  parameter('_page', { type: 'integer', minimum: 1, default: 1 }, 'Página'),
  parameter('_size', { type: 'integer', minimum: 1, maximum: MOST, default: SIZE }, 'Cargas por página'),
];

const named = (name: string, type: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type },
  description,
});

const DATASET = named('dataset', 'string', 'Nome do conjunto de dados');

/** What is alike for every dataset is described once, with its name as a parameter. */
export const COMMON = {
  '/v1/inicio': {
    get: {
      summary: 'O que a página inicial conta: recebido, gasto, folha, contratos, licitações e o que mudou',
      responses: {
        200: {
          description: 'Cada valor com sua data (referencia), a lista que o comprova (para) e o total dela (campo)',
        },
      },
    },
  },
  '/v1/cargas': {
    get: {
      summary: 'A última carga de cada conjunto de dados',
      responses: { 200: { description: 'Um item por conjunto, com a declaração de que não houve, se for o caso' } },
    },
  },
  '/v1/{dataset}/cargas': {
    get: {
      summary: 'O que foi publicado de um conjunto e quando',
      parameters: [DATASET, ...PAGE],
      responses: {
        200: json(ref('cargas'), 'As cargas, da mais nova para a mais antiga'),
        404: json(ref('erro'), 'Não há esse conjunto'),
      },
    },
  },
  '/v1/{dataset}/cargas/{carga}.csv': {
    get: {
      summary: 'O arquivo inteiro de uma carga',
      parameters: [DATASET, named('carga', 'integer', 'Número da carga')],
      responses: { ...CSV, 404: json(ref('erro'), 'Não há essa carga, ou o arquivo dela não está guardado') },
    },
  },
  '/v1/modelos': {
    get: {
      summary: 'Os arquivos-modelo de quem publica',
      responses: { 200: { description: 'Um item por conjunto, com o endereço do modelo' } },
    },
  },
  '/v1/modelos/{dataset}.csv': {
    get: {
      summary: 'O modelo de um conjunto: cabeçalho e linhas de exemplo, para planilha',
      parameters: [DATASET],
      responses: { ...CSV, 404: json(ref('erro'), 'Não há esse modelo') },
    },
  },
};

export const CARGAS = {
  type: 'object',
  properties: {
    ok: { const: true },
    data: { type: 'array', items: ref('carga') },
    page: { type: 'integer' },
    size: { type: 'integer' },
    total: { type: 'integer' },
    correcoes: { type: 'array', items: ref('correcao'), description: 'As 200 mais recentes' },
    declaracoes: { type: 'array', items: { type: 'object' }, description: 'Declarações de que não houve ocorrência' },
    periodos: {
      type: 'array',
      description: 'O que está publicado em cada período, do mais novo para o mais antigo',
      items: {
        type: 'object',
        properties: {
          periodo: { type: 'string' },
          carga: { type: 'integer' },
          referencia: { type: 'string', format: 'date' },
          publicadaEm: { type: 'string', format: 'date-time' },
          linhas: { type: 'integer' },
        },
      },
    },
    dados: ref('dados'),
  },
};

const MOMENT = { type: 'string', format: 'date-time' };
const TEXTS = { type: 'array', items: { type: 'string' } };

export const CARGA = {
  type: 'object',
  properties: {
    carga: { type: 'integer' },
    publicadaEm: MOMENT,
    referencia: { type: 'string', format: 'date', description: 'De quando são os dados' },
    periodo: { ...TEXTS, description: 'Os períodos que a carga substituiu por inteiro' },
    vigente: { ...TEXTS, description: 'Os períodos de que ela ainda é a última carga' },
    substitui: { type: 'array', items: { type: 'integer' }, description: 'As cargas que ela substituiu' },
    voltaA: { type: ['integer', 'null'], description: 'A carga anterior a que ela voltou' },
    linhas: { type: 'integer' },
    somas: { type: 'object', additionalProperties: { type: 'number' } },
    arquivo: { type: 'string', description: 'Nome do arquivo que o órgão enviou' },
    sha256: { type: 'string', description: 'Resumo do arquivo que o órgão enviou' },
    bytes: { type: ['integer', 'null'], description: 'Tamanho guardado, compactado' },
    href: { type: ['string', 'null'], description: 'O arquivo, se estiver guardado' },
  },
};

export const CORRECAO = {
  type: 'object',
  properties: {
    chave: { type: 'object' },
    campos: TEXTS,
    retirado: { type: 'boolean' },
    motivo: { type: 'string' },
    feitaEm: MOMENT,
  },
};
