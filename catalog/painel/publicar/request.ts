import { z } from 'zod';
import { LARGEST_UPLOAD } from '../../envios/limits.ts';
import { parseDay } from '../../fields/date.ts';
import { CODIFICACOES } from './codificacoes.ts';
import { LONGEST_NAME, MOST_FILES } from './limits.ts';

/*
 * Requests of the desk's interface, all below `/painel/api/publicar`:
 *
 * GET    /                          the ensaios of the body, the newest first            → ensaiosAnswer
 * POST   /                          a new one, with the files that will come (novoEnsaio) → ensaioAnswer
 * GET    /conjuntos                 the datasets that take files in this body             → conjuntosAnswer
 * GET    /mapeamentos               what is remembered of the columns of files            → mapeamentosAnswer
 * DELETE /mapeamentos/:id           forgets one                                           → 204
 * GET    /:id                       one ensaio; asking says that the person has it open   → ensaioAnswer
 * PATCH  /:id                       another reading, columns, period… (mudancaDoEnsaio); rehearses again → ensaioAnswer
 * DELETE /:id                       gives up: the files are deleted                       → ensaioAnswer
 * POST   /:id/arquivos              more files (maisArquivos)                             → ensaioAnswer
 * PATCH  /:id/arquivos/:arquivo     bytes (application/octet-stream) with the header `Upload-Offset`; a wrong offset is
 *                                   refused with 409 and the right one in the same header → ensaioAnswer
 * DELETE /:id/arquivos/:arquivo     leaves a file out; the rest is rehearsed again        → ensaioAnswer
 * POST   /:id/ensaiar               rehearses again, on what is published now             → ensaioAnswer
 * GET    /:id/recusadas?pagina=1    refused rows, 50 at a time                            → recusadasAnswer
 * PATCH  /:id/recusadas             mended cells (emendas); rehearses again               → ensaioAnswer
 * GET    /:id/recusadas.csv         all refused rows, to mend in a spreadsheet
 * POST   /:id/publicar              publishes what was seen (publicacao)                  → ensaioAnswer, `publicando`
 *                                   409 ENSAIO_MUDOU: something changed since; the sentence says what, and it is being rehearsed again
 */

const name = z
  .string('é um texto')
  .trim()
  .min(1, 'não pode ficar vazio')
  .max(LONGEST_NAME, `tem no máximo ${LONGEST_NAME} caracteres`);

const announced = z.strictObject({
  nome: name.describe('O nome do arquivo; de uma pasta, com o caminho dentro dela'),
  tamanho: z
    .int('é um número inteiro de bytes')
    .positive('é maior que zero: o arquivo está vazio')
    .max(LARGEST_UPLOAD, 'é de no máximo 2 GB: divida o arquivo por período'),
});

const announcedFiles = z
  .array(announced, 'é uma lista de arquivos')
  .min(1, 'tem pelo menos um arquivo')
  .max(MOST_FILES, `tem no máximo ${MOST_FILES} arquivos`);

export const novoEnsaio = z.strictObject({
  arquivos: announcedFiles,
  dataset: name.nullable().default(null).describe('O conjunto, quando a pessoa o escolheu; nulo, o conteúdo diz'),
});
export type NovoEnsaio = z.output<typeof novoEnsaio>;

export const maisArquivos = z.strictObject({ arquivos: announcedFiles });

/** What a person says of how the file is written; null leaves it to be found out. */
export const leituraPedida = z.strictObject({
  codificacao: z.enum(CODIFICACOES, `é ${CODIFICACOES.join(', ')}`).nullable(),
  separador: z.string('é um texto').length(1, 'é um sinal só').nullable(),
  planilha: name.nullable(),
  datas: z.enum(['dma', 'mda'], 'é dma ou mda').nullable(),
  decimais: z.enum(['br', 'us'], 'é br ou us').nullable(),
});
export type LeituraPedida = z.output<typeof leituraPedida>;

/** A change of an ensaio: what is absent stays as it was. */
export const mudancaDoEnsaio = z.strictObject({
  dataset: name.optional(),
  leitura: leituraPedida.partial().optional(),
  /** Column → field; null leaves the column out. Columns that are not named stay as they are; `undefined` is not sent. */
  colunas: z
    .record(z.string().max(500), name.nullable())
    .refine((map) => Object.keys(map).length <= 500, 'tem no máximo 500 colunas')
    .optional(),
  /** Forgets what was said of the columns, here and in the memory of the body, before `colunas` is applied. */
  esquecerColunas: z.boolean().optional(),
  periodo: z.array(name).max(600, 'tem no máximo 600 períodos').optional(),
  referencia: name
    .refine((value) => parseDay(value).ok, 'é uma data como 2026-11-30')
    .nullable()
    .optional(),
  acrescenta: z.boolean('é true ou false').optional(),
  repetidas: z.enum(['manter', 'descartar'], 'é manter ou descartar').nullable().optional(),
});
export type MudancaDoEnsaio = z.output<typeof mudancaDoEnsaio>;

/** Mended rows that one request may bring. */
const MOST_MENDED = 500;

export const emendas = z.strictObject({
  linhas: z
    .array(
      z.strictObject({
        arquivo: name,
        linha: z.int().positive(),
        /**
         * The cells of the line in the order of its columns; null keeps the cell as the file has it, which is how a masked
         * one stays. A shorter or longer list mends a line with too many or too few cells. Null instead of the list takes
         * the mending back.
         */
        celulas: z.array(z.string().max(20_000, 'é texto demais para uma célula').nullable()).max(2_000).nullable(),
      }),
    )
    .min(1, 'tem pelo menos uma linha')
    .max(MOST_MENDED, `tem no máximo ${MOST_MENDED} linhas`),
});
export type Emendas = z.output<typeof emendas>;

/** What may have to be confirmed before an ensaio is published. */
export const DECISOES = [
  /** Refused rows stay out. */
  'recusadas',
  /** A period loses half of its rows or of a sum, or more: most often a file that was cut or is of another body. */
  'queda',
  /** A period loses some rows. */
  'perde',
  /** A period is left without rows. */
  'vazio',
  /** The file has no row of a period that was asked for. */
  'ausente',
  /** Many letters were saved in one encoding and read in another. */
  'letras',
  /** A whole register, as the CNEP, would be left without rows in a period. */
  'registro',
  /** The rows are put beside those that are published instead of in their place. */
  'acrescenta',
] as const;
export type DecisaoId = (typeof DECISOES)[number];

export const publicacao = z.strictObject({
  ficha: name.describe('A do ensaio que a pessoa viu'),
  confirmadas: z.array(z.enum(DECISOES)).default([]),
});
export type Publicacao = z.output<typeof publicacao>;
