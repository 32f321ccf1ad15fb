import { z } from 'zod';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { Fault } from '../http/fault.ts';
import { readShape } from '../http/shape.ts';
import { ENCODINGS } from '../import/decode.ts';
import { type Forced, REPEATED } from '../import/table.ts';

/** The largest file: a year of payroll of a capital is a tenth of it. */
export const LARGEST_UPLOAD = 2 * 1024 ** 3;

const text = z.string('é um texto').trim().min(1, 'não pode ficar vazio').max(200, 'tem no máximo 200 caracteres');
const day = text.refine((value) => parseDay(value).ok, 'é uma data como 2026-11-30');

/** How the file is to be loaded: what the command line says with the same names. */
const manner = {
  periodo: z.array(text, 'é uma lista, como ["2025"]').max(600, 'tem no máximo 600 períodos').nullable().default(null),
  referencia: day.nullable().default(null),
  maxRecusadas: z.number('é um número').min(0, 'vai de 0 a 100').max(100, 'vai de 0 a 100').nullable().default(null),
  forcar: z.boolean('é true ou false').default(false),
  conferir: z.boolean('é true ou false').default(false),
  acrescenta: z.boolean('é true ou false').default(false),
  ignorar: z.array(text, 'é uma lista de colunas').max(500, 'tem no máximo 500 colunas').default([]),
  separador: z.string('é um texto').length(1, 'é um sinal só').nullable().default(null),
  codificacao: z
    .enum(ENCODINGS, `é ${ENCODINGS.join(', ')}`)
    .nullable()
    .default(null),
  decimal: z.enum(['br', 'us'], 'é br ou us').nullable().default(null),
  data: z.enum(['dma', 'mda'], 'é dma ou mda').nullable().default(null),
  planilha: text.nullable().default(null),
  repetidas: z.enum(REPEATED, 'é manter ou descartar').nullable().default(null),
};

const order = z.strictObject({
  conjunto: text,
  nome: text,
  tamanho: z
    .int('é um número inteiro de bytes')
    .positive('é maior que zero: o arquivo está vazio')
    .max(LARGEST_UPLOAD, 'é de no máximo 2 GB: divida o arquivo por período'),
  sha256: z.string('é um texto').regex(/^[0-9a-f]{64}$/, 'tem 64 algarismos hexadecimais minúsculos (sha256sum)'),
  orgao: text.nullable().default(null),
  ...manner,
});

/** A file sent in one piece need not say its sum. */
export interface UploadOrder extends Omit<z.output<typeof order>, 'sha256'> {
  sha256: string | null;
}

export type LoadManner = Pick<UploadOrder, keyof typeof manner>;

/** What somebody wants to send, or a sentence for each thing that is wrong with it. */
export function readUploadOrder(body: unknown): UploadOrder {
  return readShape(order, body, 'BAD_REQUEST');
}

/** The same from an address: `?periodo=2024,2025&forcar=1`. */
export function readLoadManner(pairs: readonly (readonly [string, string])[]): LoadManner {
  const named = Object.fromEntries(pairs.map(([name, value]) => [name, typed(name, value)]));
  return readShape(z.strictObject(manner), named, 'BAD_REQUEST');
}

const FLAGS = new Set(['forcar', 'conferir', 'acrescenta']);

function typed(name: string, value: string): unknown {
  if (name === 'periodo' || name === 'ignorar') return value.split(',');
  if (name === 'maxRecusadas') return value.trim() === '' ? value : Number(value);
  if (FLAGS.has(name)) return { 1: true, 0: false }[value] ?? value;
  return value;
}

/** The periods as values of the dataset. */
export function parsePeriods(set: Dataset, { periodo }: LoadManner): Value[] | null {
  return (
    periodo?.map((word) => {
      const parsed = fieldOf(set, set.period).parse(word, 'br');
      if (parsed.ok) return parsed.value;
      throw new Fault(400, 'BAD_REQUEST', `periodo: “${word}” ${parsed.message}.`);
    }) ?? null
  );
}

/** What the sender says of how the file is written; the rest is found out. */
export function forcedFormat({ separador, codificacao, decimal, data, planilha, repetidas }: LoadManner): Forced {
  return {
    ...(separador && { separador }),
    ...(codificacao && { codificacao }),
    ...(decimal && { decimal }),
    ...(data && { data }),
    ...(planilha && { planilha }),
    ...(repetidas && { repetidas }),
  };
}
