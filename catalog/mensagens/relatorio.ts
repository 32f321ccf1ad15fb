import { z } from 'zod';
import { integer, number, ok, text } from '../contract/schema.ts';
import { CANAIS } from './canal.ts';

const conta = z.strictObject({ rotulo: text, total: integer });

/** One line of a count: what, and how many. */
export type Conta = z.output<typeof conta>;

const contas = z.array(conta);

const relatorio = z.strictObject({
  canal: z.enum(CANAIS),
  ano: integer,
  anos: z.array(integer).describe('Os anos desde a primeira mensagem, o último primeiro'),
  recebidas: integer.describe('As respondidas, as encerradas sem resposta e as em andamento'),
  respondidas: integer,
  noPrazo: integer.describe('Das respondidas, as que o foram no prazo'),
  semResposta: integer,
  emAndamento: integer,
  atrasadas: integer.describe('Das em andamento, as que passaram do prazo'),
  prorrogadas: integer,
  recursos: integer,
  dias: number.nullable().describe('Dias até a resposta, em média; nulo antes da primeira'),
  porMes: contas,
  porTipo: contas,
  porUnidade: contas,
  porSituacao: contas,
  porResultado: contas,
  perfil: z
    .array(z.strictObject({ rotulo: text, contas }))
    .describe('O que quem pediu disse de si; grupos de poucas pessoas aparecem juntos'),
  satisfacao: z.strictObject({ respostas: integer, media: number.nullable(), notas: contas }),
});

/** A year of a channel in figures. Nobody can be told from them: groups of few people are not split. */
export type Relatorio = z.output<typeof relatorio>;

export const relatorioAnswer = z.strictObject({ ok, data: relatorio });
export type RelatorioAnswer = z.output<typeof relatorioAnswer>;

export const relatorioParameters = z.strictObject({
  ano: text
    .regex(/^20\d\d$/, 'deve ser um ano com quatro algarismos, como 2026')
    .transform(Number)
    .optional()
    .describe('O ano; sem ele, o último que tem mensagens'),
});
