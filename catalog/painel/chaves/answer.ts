import { z } from 'zod';

/** What a key is for, and its words. */
export const USOS_CHAVE = ['publicar', 'webhooks'] as const;

/** What becomes of the keys of somebody who may make none any more. */
export const destinoChaves = z.enum(['revogar', 'manter'], 'é revogar ou manter').default('revogar');
export type DestinoChaves = z.output<typeof destinoChaves>;

export const chaveVista = z.object({
  id: z.int(),
  nome: z.string(),
  /** Datasets that it publishes; null means all. */
  conjuntos: z.array(z.string()).nullable(),
  usos: z.array(z.enum(USOS_CHAVE)),
  estado: z.enum(['válida', 'vencida', 'revogada']),
  criadaEm: z.string(),
  expiraEm: z.string(),
  revogadaEm: z.string().nullable(),
  usadaEm: z.string().nullable(),
  /** Who made it; null where that was not written down yet. */
  criadaPor: z.string().nullable(),
  /** The person of the body who answers for it; null where nobody of the panel does. */
  responde: z.string().nullable(),
});
export type ChaveVista = z.output<typeof chaveVista>;

export const chavesAnswer = z.object({
  ok: z.literal(true),
  data: z.object({
    chaves: z.array(chaveVista),
    /** Datasets that a key can be kept to. */
    conjuntos: z.array(z.object({ id: z.string(), titulo: z.string() })),
    /** First and last day that the end of a key may be, and the usual one. */
    prazo: z.object({ de: z.string(), ate: z.string(), usual: z.string() }),
  }),
});
export type ChavesAnswer = z.output<typeof chavesAnswer>;

/** A key that is asked for. */
export const chaveBody = z.strictObject({
  nome: z.string('é um texto').trim().min(1, 'não pode ficar vazio: diga quem vai usar a chave'),
  usos: z.array(z.enum(USOS_CHAVE, 'é publicar ou webhooks')).min(1, 'diz para que a chave serve: marque ao menos um'),
  conjuntos: z.array(z.string()).min(1, 'pede ao menos um conjunto, ou todos').nullable(),
  ate: z.iso.date('é uma data'),
});
export type ChaveBody = z.input<typeof chaveBody>;

/** A new key with its secret, which is told this once. */
export const chaveFeita = z.object({
  ok: z.literal(true),
  data: chaveVista.extend({ segredo: z.string(), servidor: z.string() }),
});
export type ChaveFeita = z.output<typeof chaveFeita>;
