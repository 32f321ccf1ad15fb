import { z } from 'zod';
import { type Operation, refused } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, integer, moment, number, ok, text } from '../contract/schema.ts';
import { BULK_FORMATS } from './formats.ts';

/** One file of a year of a dataset. */
const volume = z.strictObject({
  formato: z.enum(BULK_FORMATS.map(({ ending }) => ending)),
  href: text.describe('Endereço no site do órgão, que nunca muda de conteúdo'),
  bytes: integer,
  sha256: text.describe('Resumo dos bytes do arquivo, como ele é baixado'),
  feitoEm: moment,
});

const pacote = z.strictObject({
  ano: integer.describe('Ano do período do conjunto'),
  linhas: integer,
  somas: z.record(text, number).describe('As somas da lista do conjunto, nesse ano'),
  carga: integer.describe('A carga mais nova do ano'),
  referencia: day.describe('De quando são os dados'),
  publicadaEm: moment,
  arquivos: z.array(volume),
  falta: text.nullable().describe('Por que não há arquivos, se não houver'),
});

export type Pacote = z.output<typeof pacote>;

const manifest = z.strictObject({
  conjunto: text,
  titulo: text,
  situacao: z
    .enum(['pronto', 'em preparo', 'sem linhas'])
    .describe('Em preparo: há uma carga mais nova do que os arquivos, que estão sendo refeitos'),
  linhas: integer,
  bytes: integer,
  anos: z.array(pacote),
});

export type BulkManifest = z.output<typeof manifest>;

const common = {
  ok,
  fonte: text.describe('Órgão que publica'),
  licenca: z.strictObject({ nome: text, titulo: text, endereco: text }),
};

/** The files of one dataset. */
export const manifestAnswer = z.strictObject({ ...common, data: manifest }).meta({ id: 'manifesto' });
/** The files of every dataset of a body. */
export const manifestsAnswer = z
  .strictObject({ ...common, tudo: text.describe('Todos os CSV em um só arquivo ZIP'), data: z.array(manifest) })
  .meta({ id: 'manifestos' });

export type ManifestAnswer = z.output<typeof manifestAnswer>;
export type ManifestsAnswer = z.output<typeof manifestsAnswer>;

const TAG = 'Conjuntos de dados';

/** The addresses of files for whoever copies everything. */
export const pacotesOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/pacotes',
    tag: TAG,
    summary: 'Os arquivos em massa de todos os conjuntos',
    query: noParameters,
    replies: {
      200: { description: 'Por conjunto e ano: linhas, somas, tamanhos e resumos', schema: manifestsAnswer },
      400: refused('O endereço não recebe parâmetros'),
    },
  },
  {
    method: 'get',
    path: '/v1/pacotes/{dataset}',
    tag: TAG,
    summary: 'Os arquivos em massa de um conjunto',
    segments: { dataset: text.describe('Nome do conjunto de dados') },
    query: noParameters,
    replies: {
      200: { description: 'Por ano: linhas, somas, tamanhos e resumos', schema: manifestAnswer },
      400: refused('O endereço não recebe parâmetros'),
      404: refused('Não há esse conjunto'),
    },
    examples: [{ parameters: { dataset: 'contratos' } }, { parameters: { dataset: 'nada' }, status: 404 }],
  },
];
