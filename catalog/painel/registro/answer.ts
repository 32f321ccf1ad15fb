import { z } from 'zod';

export const atoVisto = z.object({
  numero: z.number(),
  quando: z.string(),
  /** Name of who did it, as it was then. */
  quem: z.string(),
  /** Their address, which nobody chooses or changes; null where a program did it. */
  email: z.string().nullable(),
  /** Noun and participle: `chave.criada`. */
  acao: z.string(),
  alvo: z.string(),
  antes: z.json().nullable(),
  depois: z.json().nullable(),
  /** Digest of this act and of all before it. */
  resumo: z.string(),
});
export type AtoVisto = z.output<typeof atoVisto>;

export const registroAnswer = z.object({
  ok: z.literal(true),
  data: z.object({
    atos: z.array(atoVisto),
    /** Number to go on from; null at the end. */
    mais: z.number().nullable(),
  }),
});
export type RegistroAnswer = z.output<typeof registroAnswer>;

/** Who acted and what kinds of acts there are, for the filters. */
export const registroOpcoes = z.object({
  ok: z.literal(true),
  data: z.object({ pessoas: z.array(z.string()), acoes: z.array(z.string()) }),
});
export type RegistroOpcoes = z.output<typeof registroOpcoes>;

const empty = z.literal('').transform(() => undefined);
const text = z.string('é um texto').max(200, 'tem no máximo 200 caracteres');
const day = z.union([empty, z.iso.date('é uma data como 2026-11-18')]).optional();

/** What the log is asked for. */
export const registroQuery = z.strictObject({
  quem: text.optional(),
  acao: text.optional(),
  de: day,
  ate: day,
  texto: text.optional(),
  /** Acts before this number. */
  antes: z.coerce
    .number('é o número de um ato')
    .int('é o número de um ato')
    .positive('é o número de um ato')
    .optional(),
});
export type RegistroQuery = z.output<typeof registroQuery>;

/** Whether the log is as it was written. */
export const conferenciaAnswer = z.object({
  ok: z.literal(true),
  data: z.object({
    atos: z.number(),
    resumo: z.string(),
    problemas: z.array(z.object({ numero: z.number(), texto: z.string() })),
    conferidoEm: z.string(),
  }),
});
export type ConferenciaAnswer = z.output<typeof conferenciaAnswer>;
