import type { Dataset } from '../../../catalog/dataset.ts';
import { MOST, SIZE } from '../../../catalog/query.ts';
import {
  answer,
  day,
  get,
  integer,
  json,
  list,
  moment,
  named,
  nullable,
  number,
  object,
  parameter,
  ref,
  segment,
  text,
  told,
  yes,
} from '../schema.ts';

const CSV = { 200: { description: 'O arquivo', content: { 'text/csv': {} } } };

const PAGE = [
  parameter('_page', { type: 'integer', minimum: 1, default: 1 }, 'Página'),
  parameter('_size', { type: 'integer', minimum: 1, maximum: MOST, default: SIZE }, 'Cargas por página'),
];

const LAST = object({
  dataset: text,
  title: text,
  carga: nullable(integer),
  referencia: nullable(day),
  linhas: integer,
  cargas: told(integer, 'Quantas cargas houve'),
  publicadaEm: nullable(moment),
  declaracao: nullable(ref('declaracao')),
  href: text,
});

const MODEL = object({
  dataset: text,
  title: text,
  about: text,
  menu: nullable(text),
  colunas: integer,
  href: text,
  pagina: told(text, 'O mesmo arquivo em um endereço para pessoas'),
});

/** What concerns all datasets at once. */
export const LOADS = {
  '/v1': get(
    'Os conjuntos de dados',
    [],
    answer(list(object({ id: text, title: text, about: text, key: list(text), href: text }))),
    'Um item por conjunto, com os campos da chave',
  ),
  '/v1/cargas': get(
    'A última carga de cada conjunto de dados',
    [],
    answer(list(LAST)),
    'Um item por conjunto, com a declaração de que não houve, se for o caso',
  ),
  '/v1/modelos': get(
    'Os arquivos-modelo de quem publica',
    [],
    answer(list(MODEL)),
    'Um item por conjunto, com o endereço do modelo',
  ),
  '/v1/modelos/{dataset}.csv': {
    get: {
      summary: 'O modelo de um conjunto: cabeçalho e linhas de exemplo, para planilha',
      parameters: [segment('dataset', 'Nome do conjunto de dados')],
      responses: { ...CSV, 404: json(ref('erro'), 'Não há esse modelo') },
    },
  },
};

/** The loads of a dataset, and the file of each. */
export const loadPathsOf = ({ id, title }: Dataset) => ({
  [`/v1/${id}/cargas`]: get(
    `${title}: o que foi publicado e quando`,
    PAGE,
    ref('cargas'),
    'As cargas, da mais nova para a mais antiga',
  ),
  [`/v1/${id}/cargas/{carga}.csv`]: {
    get: {
      summary: `${title}: o arquivo inteiro de uma carga`,
      parameters: [segment('carga', 'Número da carga', integer)],
      responses: { ...CSV, 404: json(ref('erro'), 'Não há essa carga, ou o arquivo dela não está guardado') },
    },
  },
});

export const DECLARACAO = {
  description: 'O órgão declara que não houve ocorrência no período',
  ...object({ de: day, ate: day, texto: text, publicadaEm: moment }),
};

export const CARGAS = answer(list(ref('carga')), {
  page: integer,
  size: integer,
  total: integer,
  correcoes: told(list(ref('correcao')), 'As 200 mais recentes'),
  declaracoes: list(ref('declaracao')),
  periodos: told(
    list(object({ periodo: text, carga: integer, referencia: day, publicadaEm: moment, linhas: integer })),
    'O que está publicado em cada período, do mais novo para o mais antigo',
  ),
  dados: ref('dados'),
});

export const CARGA = object({
  carga: integer,
  publicadaEm: moment,
  referencia: told(day, 'De quando são os dados'),
  periodo: told(list(text), 'Os períodos que a carga substituiu por inteiro'),
  vigente: told(list(text), 'Os períodos de que ela ainda é a última carga'),
  substitui: told(list(integer), 'As cargas que ela substituiu'),
  voltaA: told(nullable(integer), 'A carga anterior a que ela voltou'),
  linhas: integer,
  somas: named(number),
  arquivo: told(text, 'Nome do arquivo que o órgão enviou'),
  sha256: told(text, 'Resumo do arquivo que o órgão enviou'),
  bytes: told(nullable(integer), 'Tamanho guardado, compactado'),
  href: told(nullable(text), 'O arquivo, se estiver guardado'),
});

export const CORRECAO = object({
  chave: named({ type: ['string', 'number', 'null'] }),
  campos: list(text),
  retirado: yes,
  motivo: text,
  feitaEm: moment,
});
