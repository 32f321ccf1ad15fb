import { z } from 'zod';
import { day, integer, moment, ok, text } from '../contract/schema.ts';
import { CANAIS, IDENTIDADES, RESULTADOS, SITUACOES, type Situacao, TIPOS } from './canal.ts';

const desafio = z.strictObject({
  desafio: text,
  bits: integer.describe('Bits zero com que deve começar o SHA-256 de “desafio.n”'),
  expira: moment,
});

/** A small piece of work that a sender does before a message is taken. */
export type Desafio = z.output<typeof desafio>;

export const desafioAnswer = z.strictObject({ ok, data: desafio });
export type DesafioAnswer = z.output<typeof desafioAnswer>;

const anexo = z.strictObject({
  id: z.uuid(),
  nome: text,
  tipo: text,
  tamanho: integer,
  de: z.enum(['cidadao', 'orgao']).describe('De quem é'),
});

/** A file of a message. */
export type Anexo = z.output<typeof anexo>;

export const anexoAnswer = z.strictObject({ ok, data: anexo });
export type AnexoAnswer = z.output<typeof anexoAnswer>;

const enviada = z.strictObject({
  protocolo: text,
  chave: text.describe('Dita só aqui: com o protocolo, abre a mensagem'),
  criadaEm: moment,
  prazo: day.nullable(),
  copia: z.boolean().describe('Se uma cópia vai por e-mail'),
});

/** What the sender learns once, when a message was received. */
export type Enviada = z.output<typeof enviada>;

export const enviadaAnswer = z.strictObject({ ok, data: enviada });
export type EnviadaAnswer = z.output<typeof enviadaAnswer>;

const ACOES = [
  'recebida',
  'lida',
  'complementada',
  'perguntada',
  'esclarecida',
  'encaminhada',
  'atendente',
  'parecer',
  'prorrogada',
  'respondida',
  'recurso',
  'recurso-respondido',
  'avaliada',
  'encerrada',
  'identidade-vista',
  'email-falhou',
  'eliminada',
] as const;

export type Acao = (typeof ACOES)[number];

const passo = z.strictObject({
  quando: moment,
  acao: z.enum(ACOES),
  autor: text,
  texto: text.nullable(),
  publico: z.boolean().describe('Se quem escreveu o vê'),
});

/** Something that was done to a message. */
export type Passo = z.output<typeof passo>;

const namesOf = <Name extends string>(choices: readonly { nome: Name }[]): Name[] => choices.map(({ nome }) => nome);

const mensagem = z.strictObject({
  protocolo: text,
  canal: z.enum(CANAIS),
  tipo: z.enum(namesOf(Object.values(TIPOS).flat())),
  identidade: z.enum(namesOf(IDENTIDADES)),
  unidade: text.nullable().describe('O nome da unidade de que se trata'),
  criadaEm: moment,
  prazo: day.nullable(),
  prorrogada: z.boolean(),
  situacao: z.enum(Object.keys(SITUACOES) as Situacao[]),
  atrasada: z.boolean(),
  resultado: z.enum(namesOf(RESULTADOS)).nullable(),
  assunto: text.nullable().describe('Nulo depois do prazo em que se guarda'),
  texto: text.nullable(),
  sobre: z.strictObject({ caminho: text, titulo: text }).nullable(),
  anexos: z.array(anexo),
  passos: z.array(passo),
});

/** What both sides see of a message. */
export type Mensagem = z.output<typeof mensagem>;

const acompanhada = mensagem
  .extend({
    recurso: z.strictObject({ pode: z.boolean(), ate: day.nullable().describe('O último dia para recorrer') }),
    complemento: z.strictObject({ pode: z.boolean() }),
    pergunta: text.nullable().describe('O que o órgão perguntou e ainda espera resposta'),
    avaliacao: z.strictObject({ pode: z.boolean(), nota: integer.nullable() }),
  })
  .meta({ id: 'mensagem', description: 'Uma mensagem como a acompanha quem a escreveu' });

/** A message as its sender follows it. */
export type Acompanhada = z.output<typeof acompanhada>;

export const acompanhadaAnswer = z.strictObject({ ok, data: acompanhada });
export type AcompanhadaAnswer = z.output<typeof acompanhadaAnswer>;

const pessoa = z.strictObject({ nome: text, email: text.nullable(), telefone: text.nullable() });

/** The sender of a message who gave a name. */
export type Pessoa = z.output<typeof pessoa>;

const PAPEIS = ['ouvidoria', 'unidade'] as const;
export type AttendantPapel = (typeof PAPEIS)[number];

const emAtendimento = mensagem.extend({
  papel: z.enum(PAPEIS),
  setor: text.nullable().describe('A unidade que recebeu o link encaminhado'),
  pessoa: pessoa.nullable(),
  oculta: z.boolean().describe('Há um nome, que só se mostra a quem o pede, ou não se mostra aqui'),
  pode: z.strictObject({
    responder: z.boolean(),
    perguntar: z.boolean(),
    prorrogar: z.boolean(),
    encaminhar: z.boolean(),
    encerrar: z.boolean(),
    parecer: z.boolean(),
    identidade: z.boolean(),
  }),
  unidades: z.array(z.strictObject({ slug: text, nome: text })).describe('As que podem receber a mensagem'),
});

/** A message as whoever answers for the body sees it, by a link or at the desk. */
export type EmAtendimento = z.output<typeof emAtendimento>;

const atendida = emAtendimento
  .extend({ expira: moment.describe('Quando o link vence') })
  .meta({ id: 'atendida', description: 'Uma mensagem como a vê quem a atende' });

/** The same by the link of a letter. */
export type Atendida = z.output<typeof atendida>;

export const atendidaAnswer = z.strictObject({ ok, data: atendida });
export type AtendidaAnswer = z.output<typeof atendidaAnswer>;
