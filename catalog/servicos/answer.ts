import { z } from 'zod';
import { oneOf, wholeNumber } from '../contract/parameters.ts';
import { day, integer, norma, number, ok, text } from '../contract/schema.ts';
import { CANAIS_DE_SERVICO } from './canal.ts';

const notas = z.strictObject({
  respostas: integer,
  media: number.nullable().describe('De 1, a pior, a 5; nula sem nenhuma avaliação'),
});

/** How many people rated a service, and the mean of what they gave. */
export type MediaDeNotas = z.output<typeof notas>;

const resumido = z.strictObject({
  slug: text.describe('O lugar dele no portal: /servicos/segunda-via-do-iptu'),
  titulo: text,
  resumo: text,
  assunto: text,
  canais: z.array(z.enum(CANAIS_DE_SERVICO)).describe('Como se pede'),
  digital: z.boolean().describe('Se o serviço se pede pela internet'),
  link: text.nullable().describe('Onde se pede pela internet: uma página do portal ou um endereço de fora'),
  prazo: text.describe('Prazo máximo'),
  custo: text,
  unidade: text.describe('Quem presta o serviço'),
  avaliacao: notas,
});

/** A service as lists show it. */
export type ServicoResumido = z.output<typeof resumido>;

const servico = resumido.extend({
  publico: text.describe('Quem pode pedir'),
  requisitos: z.array(text),
  documentos: z.array(text),
  etapas: z.array(text).describe('Os passos, na ordem'),
  local: text,
  horario: text.nullable(),
  telefone: text.nullable(),
  email: text.nullable(),
  unidadePara: text.nullable().describe('A página da unidade na estrutura organizacional'),
  reclamacao: text.describe('Onde e como reclamar do serviço'),
  normas: z.array(norma),
  texto: text.describe('HTML seguro: palavras, listas, tabelas e links'),
  atualizado: day.nullable(),
  notas: z.array(integer).describe('Quantas pessoas deram cada nota, de 1 a 5'),
});

/** A service with everything that the charter says of it. */
export type Servico = z.output<typeof servico>;

/** An empty field of a form asks for nothing. */
const orAll = <T extends z.ZodType>(schema: T) =>
  z.preprocess((written) => (written === '' ? undefined : written), schema.optional());

export const servicosParameters = z.strictObject({
  termo: orAll(text).describe('Palavras do serviço, sem diferença de maiúsculas e acentos'),
  canal: orAll(oneOf(CANAIS_DE_SERVICO, 'não é um canal')).describe('Só os que se pedem assim'),
  assunto: orAll(text).describe('Só os de um assunto, como `assuntos` o escreve'),
});

export type FiltroDeServicos = z.output<typeof servicosParameters>;

export const servicosAnswer = z.strictObject({
  ok,
  data: z.array(resumido),
  total: integer.describe('Quantos respondem'),
  publicados: integer.describe('Quantos serviços a carta tem'),
  digitais: integer.describe('Quantos da carta se pedem pela internet'),
  assuntos: z.array(text),
  governoDigital: norma.nullable().describe('A norma local do governo digital (Lei 14.129/2021)'),
});
export type ServicosAnswer = z.output<typeof servicosAnswer>;

export const servicoAnswer = z.strictObject({ ok, data: servico });
export type ServicoAnswer = z.output<typeof servicoAnswer>;

const avaliado = notas.extend({ slug: text, titulo: text, notas: z.array(integer) });

/** What people think of a service in a year. */

export const avaliacoesParameters = z.strictObject({
  ano: orAll(wholeNumber(2000, 2999, 'deve ser um ano, como 2026')).describe('O ano; sem ele, o último avaliado'),
});

export const avaliacoesAnswer = z.strictObject({
  ok,
  data: z.array(avaliado),
  ano: integer,
  anos: z.array(integer).describe('Os anos que têm avaliações, o último primeiro'),
  geral: notas,
});
export type AvaliacoesAnswer = z.output<typeof avaliacoesAnswer>;

export const avaliacaoDeServicoBody = z.strictObject({
  nota: z.number('é um número').describe('De 1, a pior, a 5'),
  comentario: z.string('é um texto').default('').describe('Só o órgão o lê; um CPF escrito nele é mascarado'),
  site: z.string('é um texto').default('').describe('Fica vazio'),
});
