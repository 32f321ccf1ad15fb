import { z } from 'zod';
import type { FormGroup, FormValue } from './campos.ts';

/** Any value of a form; its part says what it must be. */
const value: z.ZodType<FormValue> = z.json();
const group: z.ZodType<FormGroup> = z.record(z.string(), value);

const edition = z.object({
  numero: z.int(),
  quem: z.string(),
  quando: z.string(),
  /** The version that it returned to, if it did. */
  volta: z.int().nullable(),
});
/** A version of a part: who wrote it, and when. */
export type EdicaoHead = z.output<typeof edition>;

const change = z.object({ onde: z.string(), antes: z.string().nullable(), depois: z.string().nullable() });

/** What can be edited, each with its last change. */
export const textosAnswer = z.object({
  ok: z.literal(true),
  data: z.array(z.object({ id: z.string(), titulo: z.string(), sobre: z.string(), ultima: edition.nullable() })),
});
export type TextosAnswer = z.output<typeof textosAnswer>;

/** A part as it stands, and the number of its last version: a save says on top of which it was written. */
export const textoAnswer = z.object({
  ok: z.literal(true),
  data: z.object({ valor: group, edicao: z.int(), ultima: edition.nullable() }),
});
export type TextoAnswer = z.output<typeof textoAnswer>;

export const salvarTextoBody = z.strictObject({ valor: group, base: z.int().min(0) });
export const conferirTextoBody = z.strictObject({ valor: group });

/** What came of a save: a version, nothing to change, or somebody else's version in between. */
export const salvarTextoAnswer = z.object({
  ok: z.literal(true),
  data: z.discriminatedUnion('estado', [
    z.object({ estado: z.literal('salvo'), numero: z.int() }),
    z.object({ estado: z.literal('igual'), numero: z.int() }),
    z.object({
      estado: z.literal('conflito'),
      /** Their version, and what stands now. */
      deles: edition,
      atual: group,
      /** What each of the two changed since the version that both began from. */
      mudaramEles: z.array(change),
      mudouVoce: z.array(change),
      /** Both together, and where they contradict each other. */
      juntas: group,
      conflitos: z.array(z.string()),
    }),
  ]),
});
export type SalvarTextoAnswer = z.output<typeof salvarTextoAnswer>;
export type TextConflict = Extract<SalvarTextoAnswer['data'], { estado: 'conflito' }>;

/** The pages on which a draft can be seen before it is saved. */
export const previaTextoAnswer = z.object({
  ok: z.literal(true),
  data: z.object({ paginas: z.array(z.string()), mudancas: z.array(change) }),
});
export type PreviaTextoAnswer = z.output<typeof previaTextoAnswer>;

/** The versions of a part, the newest first. */
export const edicoesAnswer = z.object({ ok: z.literal(true), data: z.array(edition) });
export type EdicoesAnswer = z.output<typeof edicoesAnswer>;

/** One version with what it changed. */
export const edicaoAnswer = z.object({
  ok: z.literal(true),
  data: edition.extend({ mudancas: z.array(change), temAntes: z.boolean(), vigente: z.boolean() }),
});
export type EdicaoAnswer = z.output<typeof edicaoAnswer>;

/** To which side of a version one returns: as it left the part, or as it found it. */
export const voltarTextoBody = z.strictObject({ para: z.enum(['depois', 'antes']) });

export const prosaBody = z.strictObject({ texto: z.string().max(80_000) });
export const prosaAnswer = z.object({ ok: z.literal(true), data: z.object({ html: z.string() }) });
export type ProsaAnswer = z.output<typeof prosaAnswer>;

/** A photo of a person, in bare base64. */
export const fotoBody = z.strictObject({ imagem: z.base64('não é uma imagem').min(1, 'não pode ficar vazia') });

/** Where a photo was put, below the files of the body. */
export interface FotoAnswer {
  ok: true;
  data: { caminho: string };
}
