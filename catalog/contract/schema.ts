import { z } from 'zod';
import type { Problem } from '../query.ts';

/** Pieces that the schemas of many answers are made of. Only types of a schema reach the browser, never this code. */
export const ok = z.literal(true);
export const text = z.string();
export const integer = z.int();
export const number = z.number();
export const day = z.iso.date();
export const moment = z.iso.datetime();
/** A month as the data write it: `2026-03`. */
export const month = z.string();

const problem: z.ZodType<Problem> = z.strictObject({ field: text, value: text, message: text });

/** The answer to every question that is refused, here and in the calls of the reference system. */
export const failure = z
  .strictObject({
    ok: z.literal(false),
    type: text.describe('Um nome que não muda, para programas'),
    message: text.describe('O que houve e o que fazer, para pessoas'),
    problems: z.array(problem),
    metadata: z.strictObject({ message: text }),
    fila: z
      .strictObject({
        lugar: integer.optional().describe('O lugar na fila; 1 é o próximo'),
        segundos: integer.describe('O mesmo que Retry-After'),
      })
      .optional()
      .describe('Só em 429 e 503 que terminam com a espera'),
    codigo: text.optional().describe('De uma falha do portal (500): o código pelo qual o operador a encontra'),
  })
  .meta({ id: 'erro' });

/** The law or act that something rests on. */
export const norma = z.strictObject({
  titulo: text,
  url: text.nullable().describe('Uma página do portal ou um endereço de fora'),
});

export type Norma = z.output<typeof norma>;
