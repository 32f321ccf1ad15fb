import { z } from 'zod';
import { integer, norma, ok, text } from '../contract/schema.ts';

const balcao = z.strictObject({
  unidade: text,
  responsavel: text.nullable(),
  endereco: text,
  telefone: text,
  email: text,
  horario: text.nullable(),
  norma: norma.nullable(),
});

/** How and where a channel hears people beside its form. */
export type Balcao = z.output<typeof balcao>;

const atendimento = z.strictObject({
  canais: z.strictObject({ 'fale-conosco': balcao, ouvidoria: balcao, 'e-sic': balcao }),
  externo: z
    .strictObject({ ouvidoria: text.nullable(), esic: text.nullable() })
    .describe('Os endereços do canal que atende em outro sistema: aqui o formulário dele fica fechado'),
  autoridadeRecursal: text.nullable().describe('Quem decide o recurso de um pedido de informação'),
  retencao: integer.nullable().describe('Anos em que se guarda o que foi dito; nulo, para sempre'),
  cartaDeServicos: text.nullable(),
  unidades: z.array(z.strictObject({ slug: text, nome: text })).describe('As unidades que se podem escolher'),
});

/** How and where a body hears people. */
export type Atendimento = z.output<typeof atendimento>;

export const atendimentoAnswer = z.strictObject({ ok, data: atendimento });
export type AtendimentoAnswer = z.output<typeof atendimentoAnswer>;
