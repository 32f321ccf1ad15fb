import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { forSheet, noParameters, pageNumber, pageSize } from '../contract/parameters.ts';
import { day, integer, ok, text } from '../contract/schema.ts';
import { MOST, SIZE } from '../query.ts';
import { LONGEST_TERM } from '../texto/words.ts';
import { declaracao, deveresAnswer, deveresParameters, dutyFilters } from './dever.ts';

export const arquivo = z.strictObject({
  slug: text,
  categoria: text,
  titulo: text,
  ano: integer,
  periodo: text.nullable(),
  parte: text.nullable().describe('A parte que o arquivo é, quando o documento está em vários'),
  partes: z.array(text).describe('As partes que o arquivo traz, como anexo-1'),
  data: day,
  tamanho: integer.describe('Em bytes'),
  tipo: text,
  sha256: text,
  caminho: text.describe('O documento, abaixo de /v1/arquivos/'),
});

/** A published file, as lists show it. */
export type Arquivo = z.output<typeof arquivo>;

/** Files of one category or year that the same question would find, and the day of the newest. */
const count = <K extends z.ZodType>(chave: K) => z.strictObject({ chave, linhas: integer, data: day });

export const arquivosAnswer = z.strictObject({
  ok,
  data: z.array(arquivo),
  page: integer,
  size: integer,
  total: integer,
  categorias: z.array(count(text)),
  anos: z.array(count(integer)),
  periodos: z.array(count(text)),
  partes: z.array(count(text)),
  declaracoes: z.array(declaracao).describe('O que o órgão declara em lugar de documentos, na mesma consulta'),
  dados: z.strictObject({ referencia: day.nullable() }),
});

export type ArquivosAnswer = z.output<typeof arquivosAnswer>;
export type CategoriaCount = ArquivosAnswer['categorias'][number];
export type AnoCount = ArquivosAnswer['anos'][number];
export type PeriodoCount = ArquivosAnswer['periodos'][number];

export const arquivoAnswer = z.strictObject({
  ok,
  data: z.tuple([arquivo.extend({ texto: text.describe('Com os CPFs mascarados') })]),
});

export type ArquivoAnswer = z.output<typeof arquivoAnswer>;

const chosen = {
  ...dutyFilters,
  termo: text
    .trim()
    .max(LONGEST_TERM, `tem mais de ${LONGEST_TERM} caracteres; procure por menos palavras`)
    .default('')
    .describe('Palavras do título'),
};

export const arquivosParameters = z.strictObject({
  ...chosen,
  _page: pageNumber,
  _size: pageSize(SIZE, MOST, 'Arquivos por página'),
});

export const arquivosFileParameters = z.strictObject({ ...chosen, _planilha: forSheet });

const TAG = 'O órgão';

export const arquivosOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/arquivos',
    tag: TAG,
    summary: 'Os arquivos publicados, como RREO, RGF, LOA e balanços',
    query: arquivosParameters,
    examples: [
      { parameters: {} },
      {
        parameters: {
          categoria: 'relatorio-resumido-da-execucao-orcamentaria-rreo',
          ano: '2025',
          termo: 'execução',
          _size: '10',
        },
      },
      { parameters: { categoria: 'x' }, status: 400 },
    ],
    answer: arquivosAnswer,
    about: 'Os arquivos, os mais novos primeiro, com as categorias e os anos que há',
  }),
  fileOperation({
    path: '/v1/arquivos.csv',
    tag: TAG,
    summary: 'A lista dos arquivos publicados e das declarações, em CSV',
    query: arquivosFileParameters,
    examples: [
      { parameters: { categoria: 'balanco-geral', _planilha: '1' } },
      { parameters: { categoria: 'x' }, status: 400 },
    ],
    media: 'text/csv',
  }),
  readOperation({
    path: '/v1/arquivos/deveres',
    tag: TAG,
    summary: 'O que o órgão deve publicar em arquivos: o que está publicado, o que foi declarado e o que falta',
    query: deveresParameters,
    examples: [
      { parameters: {} },
      { parameters: { categoria: 'relatorio-de-gestao-fiscal-rgf', ano: '2025', estado: 'falta', _size: '10' } },
      { parameters: { estado: 'x' }, status: 400 },
    ],
    answer: deveresAnswer,
    about: 'Cada documento ou parte com o seu prazo e como está, e a conta de cada categoria',
  }),
  readOperation({
    path: '/v1/arquivos/{slug}',
    tag: TAG,
    summary: 'Um dos arquivos publicados, com o texto que foi lido dele',
    query: noParameters,
    segments: { slug: text.describe('Identificador do arquivo') },
    keys: { list: '/v1/arquivos', fields: { slug: 'slug' } },
    examples: [{ parameters: { slug: 'nada' }, status: 404 }],
    answer: arquivoAnswer,
    about: 'O arquivo',
    missing: 'Não há esse arquivo',
  }),
  download(),
];

/** The document itself. A document in a deeper folder, or in none, has the address that `caminho` says. */
function download(): Operation {
  const operation = fileOperation({
    path: '/v1/arquivos/{pasta}/{nome}',
    tag: TAG,
    summary: 'O documento de um arquivo publicado, inteiro ou em parte',
    description:
      'O endereço é o `caminho` do arquivo. Aceita `Range`, `If-Range` e `If-None-Match`. Com `baixar=1` vem sempre para ser salvo.',
    query: z.looseObject({ baixar: z.literal('1').optional().describe('Para ser salvo, e não aberto') }),
    segments: { pasta: text.describe('A pasta de `caminho`'), nome: text.describe('O nome do documento') },
    examples: [{ parameters: { pasta: 'nada', nome: 'nada.pdf' }, status: 404 }],
    media: '*/*',
    missing: 'Não há esse arquivo',
  });
  const { 400: _, ...replies } = operation.replies;
  return {
    ...operation,
    replies: {
      ...replies,
      206: { description: 'A parte que `Range` pede', media: '*/*' },
      416: { description: 'O documento não tem a parte que `Range` pede' },
    },
  };
}
