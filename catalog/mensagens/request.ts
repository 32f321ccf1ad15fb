import { z } from 'zod';
import { CANAIS, RESULTADOS } from './canal.ts';

/** Bodies of the requests about messages. Their sentences say what is wrong with the shape; the words are checked apart. */
const text = z.string('é um texto').default('');
const fileId = z.uuid('não é o número de um arquivo');
const fileIds = z.array(fileId, 'é uma lista de arquivos').max(50, 'tem arquivos demais').default([]);

const prova = z.strictObject(
  { desafio: z.string('é o texto do desafio'), n: z.int('é o número inteiro achado') },
  'é a verificação automática',
);

/** The challenge and the number that was found for it. */
export type Prova = z.output<typeof prova>;

export const enviarBody = z.strictObject({
  canal: z.enum(CANAIS, `é ${CANAIS.join(', ')}`),
  tipo: text,
  identidade: text,
  nome: text,
  email: text,
  telefone: text,
  assunto: text,
  unidade: text,
  texto: text,
  sobre: text,
  sobreTitulo: text,
  pessoa: text,
  faixa: text,
  genero: text,
  anexos: fileIds.describe('Os números dos arquivos enviados antes'),
  site: text.describe('Sempre vazio: um campo que ninguém vê, e que só uma máquina preenche'),
  prova,
});

const ticket = { protocolo: z.string('é um texto'), chave: z.string('é um texto') };

export const consultaBody = z.strictObject(ticket);
export const textoBody = z.strictObject({ ...ticket, texto: text });
export const avaliacaoBody = z.strictObject({
  ...ticket,
  nota: z.number('é um número').describe('De 1, a pior, a 5'),
  comentario: text,
});
export const anexoBody = z.strictObject({ ...ticket, id: fileId });

const autor = text.describe('O nome de quem atende: fica no registro do passo');

export const responderBody = z.strictObject({
  autor,
  texto: text,
  resultado: z
    .enum(['', ...RESULTADOS.map(({ nome }) => nome)], 'é um dos resultados')
    .default('')
    .describe('Como termina um pedido do e-SIC; vazio nos outros canais'),
  anexos: fileIds,
});
export const motivoBody = z.strictObject({ autor, motivo: text });
export const encaminharBody = z.strictObject({ autor, unidade: text, texto: text });
export const parecerBody = z.strictObject({ autor, texto: text });
export const perguntarBody = z.strictObject({ autor, texto: text });
export const identidadeBody = z.strictObject({ autor });

const PARA = ['mensagem', 'anexo'] as const;

/** What a proof of work pays for: one message, or one file. */
export type ProofPurpose = (typeof PARA)[number];

export const desafioParameters = z.strictObject({
  para: z
    .enum(PARA, `deve ser ${PARA.join(' ou ')}`)
    .default('mensagem')
    .describe('O que a conta paga: uma mensagem ou um arquivo'),
});

/** The name of a file is cut where it is longer than any honest one. */
export const anexoParameters = z.strictObject({
  nome: z
    .string()
    .default('')
    .transform((name) => name.slice(0, 300) || 'arquivo')
    .describe('Nome do arquivo'),
});
