import { z } from 'zod';
import { day, ok, text } from '../../contract/schema.ts';
import { pntpAtesto } from '../../pntp/answer.ts';
import { CLASSES } from '../../pntp/matrix.ts';

/** How an attestation stands, the most urgent first: ended, about to end, never given, in force. */
export const ATESTO_ESTADOS = ['vencido', 'vence', 'falta', 'vale'] as const;

/** The criteria of a body that somebody has to answer for, the most urgent first. */
export const atestosAnswer = z.strictObject({
  ok,
  data: z.array(
    z.strictObject({
      numero: text,
      pede: text,
      classe: z.enum(CLASSES),
      onde: z.enum(['site', 'conteudo']).describe('Fora do portal, ou no que dizem os documentos'),
      estado: z.enum(ATESTO_ESTADOS),
      atesto: pntpAtesto.nullable(),
    }),
  ),
  prazo: z.strictObject({ de: day, ate: day }).describe('O primeiro e o último dia até os quais se atesta hoje'),
});

/** What somebody saw at one address, and until when that holds. */
export const atestoBody = z.strictObject({
  criterios: z
    .array(z.string().max(10, 'não é o número de um critério'))
    .min(1, 'precisa de ao menos um critério')
    .max(100, 'tem critérios demais'),
  endereco: z.string().max(500, 'tem mais de 500 letras'),
  ate: z.iso.date('deve ser um dia como 2026-01-31'),
});

export const atestoRetiradoBody = z.strictObject({ criterio: z.string().max(10, 'não é o número de um critério') });

export type AtestosAnswer = z.output<typeof atestosAnswer>;
export type AtestoListado = AtestosAnswer['data'][number];
export type AtestoBody = z.input<typeof atestoBody>;
