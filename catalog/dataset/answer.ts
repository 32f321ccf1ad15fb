import { z } from 'zod';
import { day, integer, moment, number, ok, text } from '../contract/schema.ts';
import type { Dataset } from '../dataset.ts';
import type { Field, Row, Value } from '../fields/field.ts';

/** Of when the data of an answer are: their own day and the load that brought them, never the clock of the server. */
export const dados = z
  .strictObject({
    referencia: day.nullable(),
    carga: integer.nullable(),
    publicadaEm: moment.nullable(),
    linhas: integer,
  })
  .meta({
    id: 'dados',
    description: 'De quando são os dados: os dos períodos pedidos ou, sem eles, os mais novos',
  });

export type Dados = z.output<typeof dados>;

/** The part of a dataset that a statement speaks of: the rows with one value of a field. */
const parte = z.strictObject({
  campo: text,
  valor: text.describe('Como se pede em um filtro'),
  rotulo: text.describe('A parte para pessoas: Origem: Municipal'),
});

export type ParteDeclarada = z.output<typeof parte>;

/** What a body said in place of rows: that nothing happened between two days. */
export const declaracao = z
  .strictObject({
    de: day,
    ate: day,
    parte: parte.nullable().describe('A parte do conjunto de que ela fala; nulo se fala do conjunto todo'),
    texto: text,
    publicadaEm: moment,
  })
  .meta({ id: 'declaracao', description: 'O órgão declara que não houve ocorrência no período' });

export type Declaracao = z.output<typeof declaracao>;

const value: z.ZodType<Value> = z.union([text, number, z.boolean()]);

/** That one record was corrected or withdrawn, when and why. */
export const correcao = z
  .strictObject({
    chave: z.record(text, value.nullable()),
    campos: z.array(text).describe('Os campos que receberam outro valor'),
    retirado: z.boolean(),
    motivo: text,
    feitaEm: moment,
  })
  .meta({ id: 'correcao' });

export type Correcao = z.output<typeof correcao>;

/** Makes something of a dataset once: schemas with an id must be one and the same wherever they are referred to. */
function once<T>(make: (set: Dataset) => T): (set: Dataset) => T {
  const made = new WeakMap<Dataset, T>();
  return (set) => {
    const known = made.get(set) ?? make(set);
    made.set(set, known);
    return known;
  };
}

const row: z.ZodType<Row> = z.record(text, value.nullable());

/** A row of a dataset: its fields, each as its kind describes it. */
export const rowSchemaOf = once((set: Dataset): z.ZodType<Row> => {
  const fields = Object.entries(set.fields);
  const described = {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, property(field)])),
    required: fields.map(([name]) => name),
  };
  return row.meta({ id: set.id, title: set.singular, described });
});

const property = ({ label, required, schema }: Field) => ({
  title: label,
  ...(required ? schema : { anyOf: [schema, { type: 'null' }] }),
});

const totalsOf = (set: Dataset) => Object.fromEntries(set.list.totals.map((name) => [name, number]));

const group = z.strictObject({
  chave: value.nullable().describe('O valor do grupo, como se pede em um filtro'),
  rotulo: text.describe('O mesmo, para pessoas'),
  outros: integer.optional().describe('Quantos valores este grupo reúne, se reúne os que _topo deixou sem nome'),
  chave2: value.nullable().optional().describe('O valor do segundo campo de _por'),
  rotulo2: text.optional().describe('O mesmo, para pessoas'),
  outros2: integer.optional().describe('Quantos valores do segundo campo este grupo reúne'),
  linhas: integer,
});

/** Rows that have something in common, counted and added up. */
export type GroupRow = z.output<typeof group> & Record<string, Value | null | undefined>;

const groupSchemaOf = once(
  (set: Dataset): z.ZodType<GroupRow> =>
    group.extend<Record<never, never>>(totalsOf(set)).meta({ id: `${set.id}.grupo`, title: `${set.title}, em grupos` }),
);

const says = text.describe('A consulta em palavras');
const paged = { page: integer, size: integer, total: integer };

/** The sums of a list. Those that other datasets add up to are no part of an earlier state. */
function sumsOf(set: Dataset): z.ZodType<Record<string, number>> {
  const lasting = set.list.totals.filter((name) => !set.derived?.includes(name));
  if (lasting.length === set.list.totals.length) return z.strictObject(totalsOf(set));
  const properties = Object.fromEntries(set.list.totals.map((name) => [name, { type: 'number' }]));
  return z.record(text, number).meta({ described: { type: 'object', properties, required: lasting } });
}

/** A page of rows, with the count and the sums of all of them. */
export const listAnswerOf = (set: Dataset) =>
  z.strictObject({ ok, data: z.array(rowSchemaOf(set)), ...listPartsOf(set) });

const campos = z.array(text).describe('Os campos que _campos pediu, na ordem em que cada linha os traz');

/** The same of which only some fields were asked for. */
export const chosenAnswerOf = (set: Dataset) =>
  z.strictObject({
    ok,
    data: z.array(row),
    campos,
    ...listPartsOf(set),
  });

const listPartsOf = (set: Dataset) => ({
  ...paged,
  totals: sumsOf(set),
  proxima: text.nullable().describe('O _apos da página seguinte; nulo na última'),
  says,
  message: text.optional().describe('Em uma página além da última'),
  apart: z.array(groupSchemaOf(set)).optional().describe('Totais de tipos que não se somam entre si'),
  declaracao: declaracao.optional().describe('No lugar de uma lista vazia'),
  dados,
});

export type ListAnswer = z.output<ReturnType<typeof listAnswerOf>> & { campos?: string[] };

const declarado = z.strictObject({
  chave: value.describe('O valor, como se pede em um filtro'),
  rotulo: text.describe('O mesmo, para pessoas'),
});

/** A value of a filter that has no rows, but a statement that there were none. */
export type DeclaredValue = z.output<typeof declarado>;

const declarados = z
  .array(declarado)
  .optional()
  .describe('Valores sem linhas, de que o órgão declara que não houve ocorrência');

/** Rows counted and added up by a field, for charts and for the choices of a filter. */
export const groupAnswerOf = (set: Dataset) =>
  z.strictObject({ ok, data: z.array(groupSchemaOf(set)), ...paged, says, declarados, dados });

export type GroupAnswer = z.output<ReturnType<typeof groupAnswerOf>>;

/** The rows of one dataset that are related to a record, with the query that lists all of them. */
const relatedOf = (set: Dataset) =>
  z.strictObject({ dataset: z.literal(set.id), total: integer, query: text, data: z.array(rowSchemaOf(set)) });

export type RelatedAnswer = z.output<ReturnType<typeof relatedOf>>;

/** Everything under one key: all its rows, what became of them, and what is related to the first. */
export function detailAnswerOf(set: Dataset, datasets: readonly Dataset[]) {
  const ids = new Set((set.detail?.related ?? []).map(({ dataset }) => dataset));
  const kin = datasets.filter(({ id }) => ids.has(id)).map(relatedOf);
  return z.strictObject({
    ok,
    data: z.array(rowSchemaOf(set)),
    related: z.array(kin.length > 0 ? z.union(kin) : z.never()),
    correcoes: z.array(correcao).optional().describe('Se o registro foi corrigido'),
    dados,
  });
}

export type DetailAnswer = z.output<ReturnType<typeof detailAnswerOf>>;

/** Every row of a question in one file, whole or with the fields that were asked for, or every group. */
export function fileAnswerOf(set: Dataset) {
  const rest = {
    total: integer,
    totals: sumsOf(set),
    says,
    dados: z.strictObject({ referencia: day.nullable(), publicadaEm: moment.nullable() }),
  };
  return z.union([
    z.strictObject({ ok, data: z.array(rowSchemaOf(set)), ...rest }),
    z.strictObject({ ok, data: z.array(row), campos, ...rest }),
    z.strictObject({ ok, data: z.array(groupSchemaOf(set)), ...rest }),
  ]);
}
