import type { Canal, Identidade, Resultado, Situacao, Tipo } from './canal.ts';

/** The shapes that travel between the pages and the API. Moments are ISO with the hour, days are `2026-11-30`. */
export interface Desafio {
  desafio: string;
  /** Zero bits with which the SHA-256 of `desafio.n` has to begin. */
  bits: number;
  expira: string;
}

/** What proves that some work was done: the challenge and the number found. */
export interface Prova {
  desafio: string;
  n: number;
}

export interface Anexo {
  id: string;
  nome: string;
  tipo: string;
  tamanho: number;
  /** Whose it is. */
  de: 'cidadao' | 'orgao';
}

/** Told once, when a message was received. */
export interface Enviada {
  protocolo: string;
  chave: string;
  criadaEm: string;
  prazo: string | null;
  /** Whether a copy goes by e-mail. */
  copia: boolean;
}

export type Acao =
  | 'recebida'
  | 'lida'
  | 'complementada'
  | 'encaminhada'
  | 'parecer'
  | 'prorrogada'
  | 'respondida'
  | 'recurso'
  | 'recurso-respondido'
  | 'avaliada'
  | 'encerrada'
  | 'identidade-vista'
  | 'email-falhou'
  | 'eliminada';

export interface Passo {
  quando: string;
  acao: Acao;
  autor: string;
  texto: string | null;
  /** Whether the citizen sees it. */
  publico: boolean;
}

/** What both sides see of a message. */
export interface Mensagem {
  protocolo: string;
  canal: Canal;
  tipo: Tipo;
  identidade: Identidade;
  /** The unit it is about, by name. */
  unidade: string | null;
  criadaEm: string;
  prazo: string | null;
  prorrogada: boolean;
  situacao: Situacao;
  atrasada: boolean;
  resultado: Resultado | null;
  /** Null once the time to keep it is over. */
  assunto: string | null;
  texto: string | null;
  sobre: { caminho: string; titulo: string } | null;
  anexos: Anexo[];
  passos: Passo[];
}

/** On the follow-up page. */
export interface Acompanhada extends Mensagem {
  /** `ate`: the last day to appeal. */
  recurso: { pode: boolean; ate: string | null };
  complemento: { pode: boolean };
  avaliacao: { pode: boolean; nota: number | null };
}

export interface Pessoa {
  nome: string;
  email: string | null;
  telefone: string | null;
}

export type Papel = 'ouvidoria' | 'unidade';

/** On the page of the person in charge. */
export interface Atendida extends Mensagem {
  papel: Papel;
  /** The unit that a forwarded link was sent to. */
  setor: string | null;
  pessoa: Pessoa | null;
  /** There is a name, which is not shown without asking for it (or not shown here at all). */
  oculta: boolean;
  pode: {
    responder: boolean;
    prorrogar: boolean;
    encaminhar: boolean;
    encerrar: boolean;
    parecer: boolean;
    identidade: boolean;
  };
  unidades: { slug: string; nome: string }[];
  expira: string;
}
