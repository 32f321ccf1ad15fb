import { z } from 'zod';
import type { EmAtendimento } from '../../mensagens/answer.ts';
import { CANAIS, RESULTADOS, SITUACOES, type Situacao, TIPOS } from '../../mensagens/canal.ts';
import { relatorioParameters } from '../../mensagens/relatorio.ts';
import { encaminharBody, identidadeBody, motivoBody, perguntarBody, responderBody } from '../../mensagens/request.ts';

/** States that the inbox may be narrowed to; `abertas` are those that wait for the body. */
export const ESTADOS = ['abertas', 'todas', ...(Object.keys(SITUACOES) as Situacao[])] as const;
export const QUEM = ['todos', 'mim', 'ninguem'] as const;

const day = z.iso.date('deve ser um dia, como 2026-11-18');
const TIPO_NAMES = [...new Set(Object.values(TIPOS).flatMap((some) => some.map(({ nome }) => nome)))];

export const caixaParameters = z.strictObject({
  canal: z.enum(CANAIS, `deve ser ${CANAIS.join(', ')}`).optional(),
  estado: z.enum(ESTADOS, `deve ser ${ESTADOS.join(', ')}`).default('abertas'),
  tipo: z.enum(TIPO_NAMES, 'deve ser um tipo de mensagem').optional(),
  unidade: z.string().max(200).optional(),
  quem: z.enum(QUEM, `deve ser ${QUEM.join(', ')}`).default('todos'),
  de: day.optional(),
  ate: day.optional(),
  busca: z.string().trim().max(100, 'deve ter até 100 letras').default(''),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type CaixaQuestion = z.output<typeof caixaParameters>;

/** A person of the body who may answer. */
export interface Atendente {
  id: string;
  nome: string;
}

/** One line of the inbox. */
export interface CaixaLinha {
  id: string;
  protocolo: string;
  canal: (typeof CANAIS)[number];
  tipo: z.output<typeof caixaParameters>['tipo'] & string;
  situacao: Situacao;
  unidade: string | null;
  prazo: string | null;
  prorrogada: boolean;
  criadaEm: string;
  /** The subject, else the beginning of the text; null once it was erased. */
  assunto: string | null;
  atendente: Atendente | null;
  /** Whether a question waits for who wrote, or has just been answered. */
  pergunta: 'espera' | 'respondida' | null;
}

export interface CaixaAnswer {
  ok: true;
  data: CaixaLinha[];
  total: number;
  page: number;
  size: number;
  /** How many messages a search looked into, where it did not look into all. */
  procuradas: number | null;
  /** The channels of the person, and the units that messages may be about. */
  canais: (typeof CANAIS)[number][];
  unidades: { slug: string; nome: string }[];
}

/** A text that is kept to be inserted into answers. */
export interface Modelo {
  id: string;
  /** The channel that it is for; null for all of them. */
  canal: (typeof CANAIS)[number] | null;
  titulo: string;
  texto: string;
  quem: string;
  alteradoEm: string;
}

export const modeloBody = z.strictObject({
  canal: z.enum(CANAIS, 'é um dos canais').nullable().default(null),
  titulo: z.string('é um texto').trim(),
  texto: z.string('é um texto'),
});
export type ModeloBody = z.output<typeof modeloBody>;

export interface ModelosAnswer {
  ok: true;
  data: Modelo[];
}

/** Acts on a message by a text of their own, besides the answer. */
export const ATOS_ESCRITOS = ['perguntar', 'parecer', 'prorrogar', 'encaminhar', 'encerrar'] as const;
export type AtoEscrito = (typeof ATOS_ESCRITOS)[number];

/** What is being written to a message, kept sealed: the answer, and the texts of other acts. */
export interface Minuta {
  texto: string;
  resultado: string;
  outros: Partial<Record<AtoEscrito, string>>;
  gravadaEm: string;
}

export const minutaBody = z.strictObject({
  texto: z.string('é um texto').max(30_000, 'é longo demais'),
  resultado: z.enum(['', ...RESULTADOS.map(({ nome }) => nome)], 'é um dos resultados').default(''),
  outros: z
    .partialRecord(z.enum(ATOS_ESCRITOS, 'não é um ato'), z.string('é um texto').max(30_000, 'é longo demais'))
    .default({}),
});

/** A message at the desk: what everybody who answers sees, and who is on it. */
export interface AtendimentoDesk {
  mensagem: EmAtendimento;
  atendente: Atendente | null;
  colegas: Atendente[];
  /** Others who have an answer to it begun. */
  escrevendo: { nome: string; desde: string }[];
  minuta: Minuta | null;
  modelos: Modelo[];
}

export interface AtendimentoDeskAnswer {
  ok: true;
  data: AtendimentoDesk;
}

export const atendenteBody = z.strictObject({ pessoa: z.uuid('é o número de uma pessoa').nullable() });

const WITHOUT = { autor: true } as const;

/** What each act of the desk brings: the same as by a link, but for the name, which the session tells. */
export const ATO_BODIES = {
  responder: responderBody.omit(WITHOUT),
  perguntar: perguntarBody.omit(WITHOUT),
  prorrogar: motivoBody.omit(WITHOUT),
  encerrar: motivoBody.omit(WITHOUT),
  encaminhar: encaminharBody.omit(WITHOUT),
  identidade: identidadeBody.omit(WITHOUT),
} as const;

export const numerosParameters = relatorioParameters.extend({
  canal: z.enum(CANAIS, `deve ser ${CANAIS.join(', ')}`).optional(),
});
