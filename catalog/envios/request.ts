import { z } from 'zod';
import { parseDay } from '../fields/date.ts';
import { LARGEST_UPLOAD } from './limits.ts';

const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;

const text = z.string('é um texto').trim().min(1, 'não pode ficar vazio').max(200, 'tem no máximo 200 caracteres');
const flag = z.boolean('é true ou false').default(false);

/** Options of a load, under the names that the command line has for them. */
const manner = {
  periodo: z
    .array(text, 'é uma lista, como ["2025"]')
    .max(600, 'tem no máximo 600 períodos')
    .nullable()
    .default(null)
    .describe('Publica só estes períodos; sem ele, os das linhas'),
  referencia: text
    .refine((value) => parseDay(value).ok, 'é uma data como 2026-11-30')
    .nullable()
    .default(null)
    .describe('O dia dos dados; sem ele, o último dia de cada período, ou hoje no que está em curso'),
  maxRecusadas: z
    .number('é um número')
    .min(0, 'vai de 0 a 100')
    .max(100, 'vai de 0 a 100')
    .nullable()
    .default(null)
    .describe('A porcentagem de linhas recusadas acima da qual nada é publicado; sem ela, 1'),
  forcar: flag.describe('Publica mesmo que um período perca a maior parte das linhas ou dos valores'),
  conferir: flag.describe('Confere e devolve o relatório, sem publicar'),
  acrescenta: flag.describe('Junta as linhas às publicadas em vez de substituí-las'),
  ignorar: z
    .array(text, 'é uma lista de colunas')
    .max(500, 'tem no máximo 500 colunas')
    .default([])
    .describe('Colunas do arquivo que não se publicam'),
  separador: z.string('é um texto').length(1, 'é um sinal só').nullable().default(null),
  codificacao: z
    .enum(ENCODINGS, `é ${ENCODINGS.join(', ')}`)
    .nullable()
    .default(null),
  decimal: z.enum(['br', 'us'], 'é br ou us').nullable().default(null),
  data: z.enum(['dma', 'mda'], 'é dma ou mda').nullable().default(null),
  planilha: text.nullable().default(null),
  repetidas: z
    .enum(['manter', 'descartar'], 'é manter ou descartar')
    .nullable()
    .default(null)
    .describe('O que fazer de um trecho que repete outro, linha por linha'),
};

export const loadManner = z.strictObject(manner);
export type LoadManner = z.output<typeof loadManner>;

const sha256 = z
  .string('é um texto')
  .regex(/^[0-9a-f]{64}$/, 'tem 64 algarismos hexadecimais minúsculos (sha256sum)')
  .describe('A soma do arquivo');

export const envioBody = z.strictObject({
  conjunto: text.describe('Nome do conjunto de dados'),
  nome: text.describe('Nome do arquivo'),
  tamanho: z
    .int('é um número inteiro de bytes')
    .positive('é maior que zero: o arquivo está vazio')
    .max(LARGEST_UPLOAD, 'é de no máximo 2 GB: divida o arquivo por período'),
  sha256,
  orgao: text.nullable().default(null),
  ...manner,
});

/** The announcement of a file. One that comes in a single request need not say its sum. */
export interface UploadOrder extends Omit<z.output<typeof envioBody>, 'sha256'> {
  sha256: string | null;
}

const list = (text: unknown): unknown => (typeof text === 'string' ? text.split(',') : text);
const number = (text: unknown): unknown => (typeof text === 'string' && text.trim() !== '' ? Number(text) : text);
const yesOrNo = (text: unknown): unknown => (text === '1' ? true : text === '0' ? false : text);

/** An option of `manner` as an address writes it. */
const written = <T extends z.ZodType>(read: (text: unknown) => unknown, schema: T) => z.preprocess(read, schema);

/** The same options in an address: `?periodo=2024,2025&forcar=1`. */
export const envioParameters = z.strictObject({
  ...manner,
  periodo: written(list, manner.periodo),
  ignorar: written(list, manner.ignorar),
  maxRecusadas: written(number, manner.maxRecusadas),
  forcar: written(yesOrNo, manner.forcar),
  conferir: written(yesOrNo, manner.conferir),
  acrescenta: written(yesOrNo, manner.acrescenta),
  sha256: sha256.nullable().default(null),
});
