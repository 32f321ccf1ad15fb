import type { Dataset } from '../../../catalog/dataset.ts';
import type { Field } from '../../../catalog/fields/field.ts';
import { MOST, SIZE } from '../../../catalog/query.ts';
import { LOCALE } from '../../../catalog/texto/locale.ts';
import {
  answer,
  day,
  integer,
  json,
  list,
  moment,
  nullable,
  number,
  object,
  parameter,
  ref,
  segment,
  text,
  told,
} from '../schema.ts';

const FAILURES = { 400: json(ref('erro'), 'A consulta tem um nome ou valor que não existe') };

const PAGED = [
  parameter('_page', { type: 'integer', minimum: 1, default: 1 }, 'Página'),
  parameter('_size', { type: 'integer', minimum: 1, maximum: MOST, default: SIZE }, 'Linhas por página'),
];

const SORT = parameter('_sort', text, 'Campos separados por vírgula; com - na frente, do maior para o menor');
const BY = parameter('_por', text, 'Agrupa e soma por um campo, ou por mês ou ano de uma data: dtAssinatura.mes');

/** The addresses of a dataset: its list, one of its records, and the files of all its rows. */
export function pathsOf(set: Dataset) {
  const own = filtersOf(set).map(([name]) => ({ $ref: `#/components/parameters/${name}` }));
  return {
    [`/v1/${set.id}`]: { get: listing(set, [...own, SORT, ...PAGED, BY]) },
    [`/v1/${set.id}/${set.key.map((name) => `{${name}}`).join('/')}`]: { get: record(set) },
    ...Object.fromEntries(
      FILES.map(([ending, content]) => [`/v1/${set.id}.${ending}`, { get: file(set, ending, content(set), own) }]),
    ),
  };
}

const listing = (set: Dataset, parameters: object[]) => ({
  summary: set.title,
  description: set.about,
  parameters,
  responses: {
    200: json({ anyOf: [listOf(set), groupsOf(set)] }, 'Uma página de linhas, ou os grupos quando há _por'),
    ...FAILURES,
  },
});

const record = (set: Dataset) => ({
  summary: `${set.singular}: todas as linhas de uma chave e o que se relaciona com ela`,
  parameters: set.key.map((name) => segment(name, set.fields[name]?.label ?? name, set.fields[name]?.schema)),
  responses: {
    200: json(detailOf(set), 'As linhas'),
    ...FAILURES,
    404: json(ref('erro'), 'Nenhuma linha tem essa chave'),
    410: json(ref('erro'), 'O registro foi retirado: quando e por quê'),
  },
});

const bytes = (type: string) => () => ({ [type]: {} });

const FILES = [
  ['csv', bytes('text/csv')],
  ['json', (set: Dataset) => ({ 'application/json': { schema: wholeOf(set) } })],
  ['xlsx', bytes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')],
  ['pdf', bytes('application/pdf')],
] as const;

const SHEET = parameter(
  '_planilha',
  { const: '1' },
  'Para planilhas: ponto e vírgula, vírgula decimal e rótulos; sem ela, RFC 4180, ponto decimal, true e false, nomes dos campos',
);

const file = (set: Dataset, ending: string, content: object, filters: object[]) => ({
  summary: `${set.title}: todas as linhas da consulta em ${ending.toUpperCase()}`,
  parameters: [...filters, SORT, ...(ending === 'csv' ? [SHEET] : [])],
  responses: { 200: { description: 'O arquivo', content }, ...FAILURES },
});

/** Every filter of a dataset under the name it has in the document; lists and files refer to it. */
export function filtersOf(set: Dataset): [string, object][] {
  return Object.entries(set.fields).flatMap(([name, field]) =>
    field.operators.map((operator): [string, object] => {
      const own = operator === 'eq' ? name : `${name}.${operator}`;
      const schema = operator === 'eq' ? list(field.schema) : field.schema;
      return [`${set.id}.${own}`, parameter(own, schema, `${field.label}: ${LOCALE.operadores[operator]}`)];
    }),
  );
}

/** A row of a dataset, and the same rows counted and added up by something. */
export const schemasOf = (set: Dataset): [string, object][] => [
  [set.id, { title: set.singular, ...object(mapped(set, property)) }],
  [groupOf(set), { title: `${set.title}, em grupos`, ...GROUP(set) }],
];

const mapped = (set: Dataset, schema: (field: Field) => object) =>
  Object.fromEntries(Object.entries(set.fields).map(([name, field]) => [name, schema(field)]));

const property = (field: Field) => ({
  title: field.label,
  ...(field.required ? field.schema : nullable(field.schema)),
});

const groupOf = ({ id }: Dataset): string => `${id}.grupo`;

const sumsOf = (set: Dataset) => Object.fromEntries(set.list.totals.map((name) => [name, number]));

const GROUP = (set: Dataset) =>
  object({
    chave: told({ type: ['string', 'number', 'boolean', 'null'] }, 'O valor do grupo, como se pede em um filtro'),
    rotulo: told(text, 'O mesmo, para pessoas'),
    linhas: integer,
    ...sumsOf(set),
  });

const SAYS = told(text, 'A consulta em palavras');

const listOf = (set: Dataset) =>
  answer(
    list(ref(set.id)),
    { page: integer, size: integer, total: integer, totals: object(sumsOf(set)), says: SAYS, dados: ref('dados') },
    {
      message: told(text, 'Em uma página além da última'),
      apart: told(list(ref(groupOf(set))), 'Totais de tipos que não se somam entre si'),
      declaracao: told(ref('declaracao'), 'No lugar de uma lista vazia'),
    },
  );

const groupsOf = (set: Dataset) =>
  answer(list(ref(groupOf(set))), { page: integer, size: integer, total: integer, says: SAYS, dados: ref('dados') });

const wholeOf = (set: Dataset) =>
  answer(list(ref(set.id)), {
    total: integer,
    totals: object(sumsOf(set)),
    says: SAYS,
    dados: object({ referencia: nullable(day), publicadaEm: nullable(moment) }),
  });

const detailOf = (set: Dataset) =>
  answer(
    list(ref(set.id)),
    { related: kinOf(set), dados: ref('dados') },
    { correcoes: told(list(ref('correcao')), 'Se o registro foi corrigido') },
  );

/** The rows of each dataset that is related to this one, with the query that lists all of them. */
function kinOf({ detail }: Dataset) {
  const ids = [...new Set((detail?.related ?? []).map(({ dataset }) => dataset))];
  if (ids.length === 0) return { type: 'array', maxItems: 0 };
  const kin = (id: string) => object({ dataset: { const: id }, total: integer, query: text, data: list(ref(id)) });
  return list({ anyOf: ids.map(kin) });
}
