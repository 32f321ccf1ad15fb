import { z } from 'zod';
import { PAPEIS } from './papeis.ts';

/** Who is signed in, where, and the token that each of their writes carries. */
export const euAnswer = z.object({
  ok: z.literal(true),
  data: z.object({
    pessoa: z.object({ id: z.string(), nome: z.string(), email: z.string(), papeis: z.array(z.enum(PAPEIS)) }),
    orgao: z.object({
      slug: z.string(),
      nome: z.string(),
      tipo: z.string(),
      /** What the public reads while the body is suspended; null while it is not. */
      suspenso: z.string().nullable(),
    }),
    token: z.string(),
  }),
});
export type EuAnswer = z.output<typeof euAnswer>;

/** A draft of the person who asks, as it was last saved; null where there is none. */
export const rascunhoAnswer = z.object({
  ok: z.literal(true),
  data: z.object({ conteudo: z.json(), gravadoEm: z.string() }).nullable(),
});
export type RascunhoAnswer = z.output<typeof rascunhoAnswer>;

/** A draft is whatever its form holds. */
export const rascunhoBody = z.object({ conteudo: z.json() });
