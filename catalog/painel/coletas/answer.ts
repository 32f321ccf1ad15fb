import { z } from 'zod';
import { integer, moment, ok, text } from '../../contract/schema.ts';
import { FREQUENCIAS } from './agenda.ts';
import { FONTES } from './fontes.ts';

/** The request that makes a harvest or changes it. */
export const coletaBody = z
  .strictObject({
    nome: z.string().trim().min(3, 'precisa ter ao menos 3 letras').max(80, 'tem mais de 80 letras'),
    fonte: z.enum(FONTES, 'deve ser portal, sapl ou arquivo'),
    endereco: z.string().trim().min(1, 'deve ser informado').max(2_000, 'é longo demais'),
    conjuntos: z.array(z.string().max(80)).max(100).describe('Vazio, todos os que a fonte tem'),
    frequencia: z.enum(FREQUENCIAS, 'deve ser diaria, semanal ou mensal'),
    hora: z.int().min(0, 'vai de 0 a 23').max(23, 'vai de 0 a 23'),
    dia: z.int().min(0, 'vai de 0 a 28').max(28, 'vai de 0 a 28'),
  })
  .refine(({ frequencia, dia }) => frequencia !== 'semanal' || dia <= 6, {
    path: ['dia'],
    message: 'é um dia da semana, de domingo (0) a sábado (6)',
  })
  .refine(({ frequencia, dia }) => frequencia !== 'mensal' || dia >= 1, {
    path: ['dia'],
    message: 'é um dia do mês, de 1 a 28',
  });

export type ColetaBody = z.output<typeof coletaBody>;

export const coletaPausaBody = z.strictObject({ pausada: z.boolean() });

const conjuntoColetado = z.strictObject({
  dataset: text,
  titulo: text,
  estado: text,
  linhas: integer.describe('As que vieram'),
  mensagens: z.array(text),
});

/** What came of the last reading. */
const resultado = z.strictObject({
  estado: z.enum(['certo', 'em parte', 'falhou']),
  mensagem: text,
  conjuntos: z.array(conjuntoColetado),
  documentos: z
    .strictObject({ resumo: text, mensagens: z.array(text).describe('O que alguém precisa olhar') })
    .optional()
    .describe('Fotos, textos, pautas e atas, das fontes que os têm'),
});

export type ColetaResultado = z.output<typeof resultado>;

const coleta = z.strictObject({
  id: text,
  nome: text,
  fonte: z.enum(FONTES),
  endereco: text,
  conjuntos: z.array(text),
  frequencia: z.enum(FREQUENCIAS),
  hora: integer,
  dia: integer,
  quando: text.describe('A agenda em palavras'),
  pausada: z.boolean(),
  rodando: z.boolean().describe('Está sendo lida agora, ou na fila'),
  proximaEm: moment.nullable().describe('Nula enquanto está pausada'),
  terminouEm: moment.nullable(),
  resultado: resultado.nullable().describe('Nulo até a primeira leitura'),
});

export const coletasAnswer = z.strictObject({
  ok,
  data: z.array(coleta),
  /** Which datasets each source can bring to this body. */
  fontes: z.array(
    z.strictObject({ fonte: z.enum(FONTES), conjuntos: z.array(z.strictObject({ id: text, titulo: text })) }),
  ),
});
export const coletaAnswer = z.strictObject({ ok, data: coleta });

export type Coleta = z.output<typeof coleta>;
export type ColetasAnswer = z.output<typeof coletasAnswer>;
export type ColetaAnswer = z.output<typeof coletaAnswer>;
