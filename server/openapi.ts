import type { Dataset } from '../catalog/dataset.ts';
import type { Field } from '../catalog/fields/field.ts';
import { LOCALE } from '../catalog/locale.ts';
import { MOST, SIZE } from '../catalog/query.ts';
import { CARGA, CARGAS, COMMON, CORRECAO } from './described/loads.ts';
import { MESSAGES } from './described/messages.ts';
import { SCREENS } from './described/screens.ts';
import { SEARCH_PATHS } from './described/search.ts';
import { WIRE_PATHS } from './described/wire.ts';
import { json, parameter, ref } from './schema.ts';

/** The description of the API for programs, from the catalog alone. */
export function openapi(datasets: readonly Dataset[], version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal da Transparência: dados abertos',
      version,
      description:
        'Leitura livre, sem chave, e mensagens sem cadastro. O órgão é o do endereço. Os nomes dos campos são os mesmos no CSV, no JSON e no endereço da página.',
    },
    servers: [{ url: '/api', description: 'No endereço do próprio portal' }],
    paths: Object.assign({}, ...datasets.map(paths), COMMON, SCREENS, SEARCH_PATHS, MESSAGES, WIRE_PATHS),
    components: {
      parameters: Object.assign({}, ...datasets.map((set) => Object.fromEntries(filters(set)))),
      schemas: {
        ...Object.fromEntries(datasets.map((set) => [set.id, row(set)])),
        dados: DADOS,
        carga: CARGA,
        cargas: CARGAS,
        correcao: CORRECAO,
        erro: ERROR,
      },
    },
  };
}

function paths(set: Dataset) {
  const own = filters(set).map(([name]) => ({ $ref: `#/components/parameters/${name}` }));
  const failures = { 400: json(ref('erro'), 'A consulta tem um nome ou valor que não existe') };
  const key = set.key.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: set.fields[name]?.schema,
    description: set.fields[name]?.label,
  }));
  const exports = EXPORTS.map(([format, type]) => [
    `/v1/${set.id}.${format}`,
    {
      get: {
        summary: `${set.title}: todas as linhas da consulta em ${format.toUpperCase()}`,
        parameters: own,
        responses: { 200: { description: 'O arquivo', content: { [type]: {} } }, ...failures },
      },
    },
  ]);
  return {
    [`/v1/${set.id}`]: {
      get: {
        summary: set.title,
        description: set.about,
        parameters: [...own, ...OURS],
        responses: { 200: json(listOf(set), 'Uma página de linhas, ou os grupos quando há _por'), ...failures },
      },
    },
    [`/v1/${set.id}/${set.key.map((name) => `{${name}}`).join('/')}`]: {
      get: {
        summary: `${set.singular}: todas as linhas de uma chave e o que se relaciona com ela`,
        parameters: key,
        responses: {
          200: json(detailOf(set), 'As linhas'),
          404: json(ref('erro'), 'Nenhuma linha tem essa chave'),
          410: json(ref('erro'), 'O registro foi retirado: quando e por quê'),
        },
      },
    },
    ...Object.fromEntries(exports),
  };
}

const EXPORTS = [
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pdf', 'application/pdf'],
] as const;

const OURS = [
  parameter('_sort', { type: 'string' }, 'Campos separados por vírgula; com - na frente, do maior para o menor'),
  parameter('_page', { type: 'integer', minimum: 1, default: 1 }, 'Página'),
  parameter('_size', { type: 'integer', minimum: 1, maximum: MOST, default: SIZE }, 'Linhas por página'),
  parameter('_por', { type: 'string' }, 'Agrupa e soma por um campo, ou por mês ou ano de uma data: dtAssinatura.mes'),
];

/** Every filter of a dataset under the name it has in the document; lists and exports refer to it. */
function filters(set: Dataset): [string, object][] {
  return Object.entries(set.fields).flatMap(([name, field]) =>
    field.operators.map((operator): [string, object] => {
      const own = operator === 'eq' ? name : `${name}.${operator}`;
      const schema = operator === 'eq' ? { type: 'array', items: field.schema } : field.schema;
      return [`${set.id}.${own}`, parameter(own, schema, `${field.label}: ${LOCALE.operadores[operator]}`)];
    }),
  );
}

function row(set: Dataset) {
  const properties = Object.entries(set.fields).map(([name, field]) => [name, property(field)]);
  return {
    type: 'object',
    title: set.singular,
    properties: Object.fromEntries(properties),
    required: Object.keys(set.fields),
  };
}

const property = (field: Field) => ({
  title: field.label,
  ...(field.required ? field.schema : { anyOf: [field.schema, { type: 'null' }] }),
});

const listOf = (set: Dataset) => ({
  type: 'object',
  properties: {
    ok: { const: true },
    data: { type: 'array', items: ref(set.id) },
    page: { type: 'integer' },
    size: { type: 'integer' },
    total: { type: 'integer' },
    totals: {
      type: 'object',
      properties: Object.fromEntries(set.list.totals.map((name) => [name, { type: 'number' }])),
    },
    says: { type: 'string', description: 'A consulta em palavras' },
    dados: ref('dados'),
  },
});

const detailOf = (set: Dataset) => ({
  type: 'object',
  properties: {
    ok: { const: true },
    data: { type: 'array', items: ref(set.id) },
    related: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          dataset: { type: 'string' },
          total: { type: 'integer' },
          query: { type: 'string' },
          data: { type: 'array' },
        },
      },
    },
    correcoes: { type: 'array', items: ref('correcao'), description: 'Se o registro foi corrigido' },
    dados: ref('dados'),
  },
});

const DADOS = {
  type: 'object',
  description: 'De quando são os dados: os dos períodos pedidos ou, sem eles, os mais novos',
  properties: {
    referencia: { type: ['string', 'null'], format: 'date' },
    carga: { type: ['integer', 'null'] },
    publicadaEm: { type: ['string', 'null'], format: 'date-time' },
    linhas: { type: 'integer' },
  },
};

const ERROR = {
  type: 'object',
  properties: {
    ok: { const: false },
    type: { type: 'string' },
    message: { type: 'string' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, value: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
