import { z } from 'zod';
import { type KeySource, type Operation, readOperation, refused } from '../contract/operation.ts';
import { forSheet, noParameters, wholeNumber, withParts } from '../contract/parameters.ts';
import { integer, ok, text } from '../contract/schema.ts';
import { type Dataset, fieldOf } from '../dataset.ts';
import { textLookup } from '../list/lookup.ts';
import { recordParts } from '../list/part.ts';
import { MOST, SIZE } from '../query.ts';
import { LOCALE } from '../texto/locale.ts';
import { chosenAnswerOf, detailAnswerOf, fileAnswerOf, groupAnswerOf, listAnswerOf } from './answer.ts';

const TAG = 'Conjuntos de dados';
const BAD = refused('A consulta tem um nome ou valor que não existe');
const UNKNOWN = { parameters: { nada: '1' }, status: 400 };

/**
 * The parameters of a list as the description tells them; `catalog/query.ts` is what reads them. Each filter is named, so
 * that the list and the files of a dataset refer to one description of it.
 */
export function filtersOf(set: Dataset): Record<string, z.ZodType> {
  const filters = Object.entries(set.fields).flatMap(([name, field]) =>
    field.operators.map((operator) => {
      const own = operator === 'eq' ? name : `${name}.${operator}`;
      const described = operator === 'eq' ? { type: 'array', items: field.schema } : field.schema;
      const description = `${field.label}: ${LOCALE.operadores[operator]}${operator === 'has' ? wordsAsked(set, name) : ''}`;
      const schema = operator === 'eq' ? repeatable : filter;
      return [own, schema.meta({ described, description, parameter: `${set.id}.${own}` })] as const;
    }),
  );
  return Object.fromEntries(filters);
}

/** What a filter of text asks for besides its words. */
const wordsAsked = (set: Dataset, name: string): string =>
  `; ao menos uma palavra com três letras ou números seguidos${textLookup(set, name) === 'rows' ? `, e um só ${set.period}` : ''}`;

/** What a visitor may ask of a field: its kind says which values there are. */
const filter = z.unknown().optional();
const repeatable = z.array(z.unknown()).optional();
const segment = z.unknown();

const SORT = text.optional().describe('Campos separados por vírgula; com - na frente, do maior para o menor');
const BY = text
  .optional()
  .describe(
    'Agrupa e soma por um ou dois campos, com vírgula entre eles, ou por mês ou ano de uma data: dtAssinatura.mes',
  );
const TOP = text
  .optional()
  .describe('Com _por: quantos grupos de cada campo têm nome; os demais vêm somados em um, com outros. Não se pagina');
const AS_OF = wholeNumber(1, 2_147_483_647, 'deve ser o número de uma carga')
  .optional()
  .describe('Número de uma carga: os dados como estavam depois dela; as cargas estão em /cargas');
const PAGED = {
  _sort: SORT,
  _page: z.int().min(1).default(1).describe('Página'),
  _size: z.int().min(1).max(MOST).default(SIZE).describe('Linhas por página'),
  _por: BY,
  _topo: TOP,
  _apos: text
    .optional()
    .describe('No lugar de _page: o valor de proxima que a página anterior trouxe; custa o mesmo em qualquer altura'),
  _carga: AS_OF,
};

const CHOSEN = {
  _campos: text.optional().describe('Só estes campos em cada linha, separados por vírgula e nesta ordem'),
};

/** The parameters of a record's address. */
export const detailParameters = z.strictObject({ _carga: AS_OF });

/** The addresses of a dataset: its list, one of its records, and the files of all its rows. */
export function datasetOperations(set: Dataset, datasets: readonly Dataset[]): Operation[] {
  const filters = filtersOf(set);
  return [
    listOperation(set, filters),
    detailOperation(set, datasets),
    ...filesOf(set, datasets).map((file) => wholeOperation(set, filters, file)),
  ];
}

const listOperation = (set: Dataset, filters: Record<string, z.ZodType>): Operation => ({
  method: 'get',
  path: `/v1/${set.id}`,
  tag: TAG,
  summary: set.title,
  description: set.about,
  query: z.strictObject({ ...filters, ...PAGED, ...CHOSEN }),
  replies: {
    200: {
      description: 'Uma página de linhas, ou os grupos quando há _por',
      schema: z.union([listAnswerOf(set), chosenAnswerOf(set), groupAnswerOf(set)]),
    },
    400: BAD,
  },
  examples: [
    { parameters: { _size: '20' } },
    { parameters: { _page: '999999' } },
    { parameters: { _campos: set.key.join(','), _size: '5' } },
    { parameters: { _por: set.list.charts[0]?.by ?? set.period } },
    { parameters: { _por: examplePair(set), _topo: '3,2' } },
    UNKNOWN,
  ],
});

/** Two fields that rows are gathered by: that of the first chart, or of the key, and the period. */
const examplePair = (set: Dataset): string => {
  const [first = ''] = [...set.list.charts.map(({ by }) => by), ...set.key].filter((name) => name !== set.period);
  return first === '' ? set.period : `${first},${set.period}`;
};

const detailOperation = (set: Dataset, datasets: readonly Dataset[]): Operation => ({
  method: 'get',
  path: `/v1/${set.id}/${set.key.map((name) => `{${name}}`).join('/')}`,
  tag: TAG,
  summary: `${set.singular}: todas as linhas de uma chave e o que se relaciona com ela`,
  segments: Object.fromEntries(
    set.key.map((name) => {
      const { label, schema } = fieldOf(set, name);
      return [name, segment.meta({ described: schema, description: label })];
    }),
  ),
  query: detailParameters,
  replies: {
    200: { description: 'As linhas', schema: detailAnswerOf(set, datasets) },
    400: BAD,
    404: refused('Nenhuma linha tem essa chave'),
    410: refused('O registro foi retirado: quando e por quê'),
  },
  keys: keysOf(set, set.key),
});

/** A file of one record is a small one. None is asked of what a thread of its own makes: its own tests ask for it. */
const filteredKey = (set: Dataset): string[] => set.key.filter((name) => fieldOf(set, name).operators.includes('eq'));

/** The key of the first rows of a list. */
const keysOf = ({ id }: Dataset, names: readonly string[]): KeySource => ({
  list: `/v1/${id}?_size=20`,
  fields: Object.fromEntries(names.map((name) => [name, name])),
});

interface FileKind {
  ending: string;
  media: string;
  /** JSON has a schema; of the others the type says all. */
  schemaOf?(set: Dataset): z.ZodType;
  /** Made in a thread of its own. */
  isDrawn?: true;
  /** Whether it may have the groups of a question in place of its rows. */
  ofGroups?: true;
  /** Whether it has a form for spreadsheets. */
  ofSheets?: true;
  /** Whether it may hold what belongs to the records, in tables of its own. */
  ofParts?: true;
}

const FILES: readonly FileKind[] = [
  { ending: 'csv', media: 'text/csv', ofGroups: true, ofSheets: true },
  { ending: 'json', media: 'application/json', schemaOf: fileAnswerOf, ofGroups: true },
  { ending: 'jsonl', media: 'application/jsonl' },
  { ending: 'parquet', media: 'application/vnd.apache.parquet', isDrawn: true },
  { ending: 'xlsx', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ofGroups: true },
  { ending: 'pdf', media: 'application/pdf', isDrawn: true },
];

/** The files of a dataset. Where rows of other datasets belong to its records, there are two that hold them too. */
function filesOf(set: Dataset, datasets: readonly Dataset[]): readonly FileKind[] {
  if (recordParts(datasets, set).length === 0) return FILES;
  const zip: FileKind = { ending: 'zip', media: 'application/zip', ofSheets: true };
  return [...FILES.map((file) => (file.ending === 'xlsx' ? { ...file, ofParts: true as const } : file)), zip];
}

const wholeOperation = (
  set: Dataset,
  filters: Record<string, z.ZodType>,
  { ending, media, schemaOf, isDrawn, ofGroups, ofSheets, ofParts }: FileKind,
): Operation => ({
  method: 'get',
  path: `/v1/${set.id}.${ending}`,
  tag: TAG,
  summary: `${set.title}: todas as linhas da consulta em ${ending.toUpperCase()}${ending === 'zip' ? ', com as tabelas das partes de cada registro' : ''}`,
  query: z.strictObject({
    ...filters,
    _sort: SORT,
    ...CHOSEN,
    _carga: AS_OF,
    ...(ofGroups && { _por: BY }),
    ...(ofSheets && { _planilha: forSheet }),
    ...(ofParts && { _partes: withParts }),
  }),
  replies: {
    200: { description: 'O arquivo', media, ...(schemaOf && { schema: schemaOf(set) }) },
    400: BAD,
  },
  examples: [UNKNOWN],
  ...(!isDrawn && { keys: keysOf(set, filteredKey(set)) }),
});

export const indexAnswer = z.strictObject({
  ok,
  data: z.array(z.strictObject({ id: text, title: text, about: text, key: z.array(text), href: text })),
});

export type IndexAnswer = z.output<typeof indexAnswer>;

const model = z.strictObject({
  dataset: text,
  title: text,
  about: text,
  menu: text.nullable(),
  colunas: integer,
  href: text,
  pagina: text.describe('O mesmo arquivo em um endereço para pessoas'),
});

export const modelsAnswer = z.strictObject({ ok, data: z.array(model) });

export type ModelsAnswer = z.output<typeof modelsAnswer>;

const document = (path: string, summary: string): Operation => ({
  method: 'get',
  path,
  tag: TAG,
  summary,
  query: noParameters,
  replies: { 200: { description: 'O documento', media: 'application/json' }, 400: BAD },
});

/** What concerns all datasets at once: which there are, how they are described, and the files that publishers start from. */
export const indexOperations: readonly Operation[] = [
  readOperation({
    path: '/v1',
    tag: TAG,
    summary: 'Os conjuntos de dados',
    query: noParameters,
    answer: indexAnswer,
    about: 'Um item por conjunto, com os campos da chave',
  }),
  document('/v1/openapi.json', 'Esta descrição, em OpenAPI 3.1'),
  document('/v1/datapackage.json', 'O dicionário de dados do órgão, em Data Package 1.0 (Frictionless)'),
  readOperation({
    path: '/v1/modelos',
    tag: TAG,
    summary: 'Os arquivos-modelo de quem publica',
    query: noParameters,
    answer: modelsAnswer,
    about: 'Um item por conjunto, com o endereço do modelo',
  }),
  {
    method: 'get',
    path: '/v1/modelos/{dataset}.csv',
    tag: TAG,
    summary: 'O modelo de um conjunto: cabeçalho e linhas de exemplo, para planilha',
    segments: { dataset: text.describe('Nome do conjunto de dados') },
    query: noParameters,
    replies: { 200: { description: 'O arquivo', media: 'text/csv' }, 400: BAD, 404: refused('Não há esse modelo') },
    examples: [{ parameters: { dataset: 'contratos' } }, { parameters: { dataset: 'nada' }, status: 404 }],
  },
];
