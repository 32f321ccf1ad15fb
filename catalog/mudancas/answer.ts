import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { integer, moment, ok, text } from '../contract/schema.ts';
import { rowSchemaOf } from '../dataset/answer.ts';
import { filtersOf } from '../dataset/operations.ts';
import type { Dataset } from '../dataset.ts';
import type { Row } from '../fields/field.ts';
import { MOST, SIZE } from '../query.ts';

/** What a load or a correction did to one record. */
export type TipoMudanca = 'novo' | 'alterado' | 'retirado';

/** One record that came, changed or went, and the load that did it. */
export interface Mudanca {
  /** The load; of a correction, the last load before it. */
  carga: number;
  /** When the load was published, or the correction made. */
  publicadaEm: string;
  /** When the portal wrote the change down, which is some time after: who reads in turns goes on from here. */
  registradaEm: string;
  periodo: string;
  tipo: TipoMudanca;
  /** The canonical texts of its key, in the order of the dataset's key. */
  chave: string[];
  /** Names of the fields whose values changed. */
  campos: string[];
  /**
   * The record as it stands now. Of one that a file no longer brings, as it last stood; of one that was withdrawn by a
   * correction, nothing.
   */
  registro: Row | null;
  /** The page of the record, where it has one. */
  para: string | null;
}

/** What a load changed, in numbers. */
export const contagem = z
  .strictObject({
    novos: integer,
    alterados: integer,
    retirados: integer,
    primeiras: integer.describe('Linhas de períodos em que nada havia antes desta carga'),
    listadas: integer.describe('Quantos registros estão em /mudancas, além das linhas desses períodos'),
  })
  .meta({
    id: 'contagemDeMudancas',
    description: 'O que a carga mudou; nulo enquanto não se comparou, ou se não há com quê',
  });

const mudancaOf = (set: Dataset): z.ZodType<Mudanca> =>
  z.strictObject({
    carga: integer.describe('A carga; de uma correção, a última carga antes dela'),
    publicadaEm: moment,
    registradaEm: moment.describe('Quando o portal anotou a mudança, depois de publicada a carga'),
    periodo: text,
    tipo: z.enum(['novo', 'alterado', 'retirado']),
    chave: z.array(text).describe(`Na ordem da chave: ${set.key.join(', ')}`),
    campos: z.array(text).describe('Os campos que mudaram, de um registro alterado'),
    registro: rowSchemaOf(set)
      .nullable()
      .describe(
        'Como está agora; de um que o arquivo deixou de trazer, como estava; de um retirado por correção, nulo',
      ),
    para: text.nullable().describe('A página do registro'),
  });

/** A page of changes, newest first. */
const mudancasAnswerOf = (set: Dataset) =>
  z.strictObject({
    ok,
    data: z.array(mudancaOf(set)),
    page: integer,
    size: integer,
    proxima: integer.nullable().describe('O número da página seguinte; nulo na última'),
    says: text.describe('A consulta em palavras'),
  });

export type MudancasAnswer = z.output<ReturnType<typeof mudancasAnswerOf>>;

/** Changes that pages lead to; who wants all of a load has its file. */
export const MOST_TURNED = 10_000;

/** The changes of a dataset. */
export const mudancasOperationOf = (set: Dataset): Operation =>
  readOperation({
    path: `/v1/${set.id}/mudancas`,
    tag: 'Cargas',
    summary: `${set.title}: registros novos, alterados e retirados`,
    query: z.strictObject({
      ...filtersOf(set),
      _carga: z.int().min(1).optional().describe('Só o que esta carga mudou'),
      _page: z.int().min(1).default(1).describe('Página'),
      _size: z.int().min(1).max(MOST).default(SIZE).describe('Mudanças por página'),
    }),
    answer: mudancasAnswerOf(set),
    about: 'As mudanças, das mais novas para as mais antigas',
    missing: 'Não há carga com esse número',
    examples: [
      { parameters: { _size: '5' } },
      { parameters: { _carga: '999999999' }, status: 404 },
      { parameters: { _por: set.period }, status: 400 },
    ],
  });
