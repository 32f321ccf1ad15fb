import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { noParameters, pageNumber, pageSize } from '../contract/parameters.ts';
import { ok, text } from '../contract/schema.ts';
import { filtersOf } from '../dataset/operations.ts';
import type { Dataset } from '../dataset.ts';
import { MOST, SIZE } from '../query.ts';
import { awaitedField } from './calendar.ts';

const TAG = 'Novidades';
const ATOM = 'application/atom+xml';

/** The addresses that tell what is new in each dataset of a body. */
export const novidadesAnswer = z.strictObject({
  ok,
  cargas: text.describe('O feed das cargas de todos os conjuntos'),
  data: z.array(
    z.strictObject({
      dataset: text,
      title: text,
      atom: text.describe('O feed do que muda no conjunto; aceita os filtros da lista'),
      cargas: text.describe('O feed das cargas do conjunto'),
      agenda: text
        .nullable()
        .describe('O calendário, se o conjunto tem uma data que se espera; aceita os filtros da lista'),
    }),
  ),
});

export type NovidadesAnswer = z.output<typeof novidadesAnswer>;

/** The parameters of a feed of loads. */
export const cargasFeedParameters = z.strictObject({
  _page: pageNumber,
  _size: pageSize(SIZE, MOST, 'Cargas por página'),
});

const BAD_PAGE = { parameters: { _page: '0' }, status: 400 };
const UNKNOWN = { parameters: { nada: '1' }, status: 400 };

export const novidadesOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/novidades',
    tag: TAG,
    summary: 'Os feeds e calendários do órgão',
    query: noParameters,
    answer: novidadesAnswer,
    about: 'Um item por conjunto de dados',
  }),
  fileOperation({
    path: '/v1/cargas.atom',
    tag: TAG,
    summary: 'As cargas de todos os conjuntos, em Atom, em páginas (RFC 5005)',
    query: cargasFeedParameters,
    media: ATOM,
    examples: [{ parameters: {} }, BAD_PAGE],
  }),
  fileOperation({
    path: '/v1/favorecidos/{documento}.atom',
    tag: TAG,
    summary: 'O que muda no que o órgão publica de uma empresa ou pessoa, em Atom',
    segments: {
      documento: text.describe('O CNPJ, ou os seis dígitos visíveis do CPF e o nome: 456789-maria-da-silva'),
    },
    query: noParameters,
    media: ATOM,
    missing: 'Nada se publicou desse documento',
    examples: [{ parameters: { documento: '00000000000000' }, status: 404 }],
    keys: { list: '/v1/despesa?por=favorecido&_size=1', fields: { documento: 'codigo' } },
  }),
];

/** The feeds and the calendar of a dataset. */
export const novidadesOperationsOf = (set: Dataset): readonly Operation[] => [
  fileOperation({
    path: `/v1/${set.id}.atom`,
    tag: TAG,
    summary: `${set.title}: o que entra, muda ou sai da consulta, em Atom`,
    query: z.strictObject({ ...filtersOf(set), _page: pageNumber, _size: pageSize(SIZE, MOST, 'Mudanças por página') }),
    media: ATOM,
    examples: [{ parameters: { _size: '10' } }, UNKNOWN],
  }),
  fileOperation({
    path: `/v1/${set.id}/cargas.atom`,
    tag: TAG,
    summary: `${set.title}: as cargas, em Atom`,
    query: cargasFeedParameters,
    media: ATOM,
    examples: [{ parameters: {} }, BAD_PAGE],
  }),
  ...(awaitedField(set) === undefined ? [] : [calendarOperation(set)]),
];

const calendarOperation = (set: Dataset): Operation =>
  fileOperation({
    path: `/v1/${set.id}.ics`,
    tag: TAG,
    summary: `${set.title}: o calendário da consulta, em iCalendar`,
    query: z.strictObject({ ...filtersOf(set), _size: pageSize(MOST, MOST, 'Eventos, os últimos dias primeiro') }),
    media: 'text/calendar',
    examples: [{ parameters: {} }, UNKNOWN],
  });
