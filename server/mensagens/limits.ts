import { type Limits, USUAL_LIMITS } from '../limits/limits.ts';

const MB = 1024 ** 2;

/** Limits of the routes of messages. Those of one address are counts in ten minutes, except where a day is said. */
export interface MessageLimits {
  /** Messages from one address. */
  envios: number;
  /** Messages from one address to one body, in a day. */
  enviosDia: number;
  /** Forms from one address without scripts, each attempt counted. */
  formularios: number;
  /** Messages without scripts from one address to one body, in a day. */
  formulariosDia: number;
  /** Files from one address. */
  anexos: number;
  /** Bytes of files from one address to one body, in a day. */
  bytesDia: number;
  /** Files that one address sends at the same time. */
  chegando: number;
  /** Questions with a protocol and a key from one address. */
  consultas: number;
  /** Requests of those who answer, from one address. */
  atender: number;
  /** Fresh links for old ones, to one address. */
  links: number;
  /** Messages to one body in ten minutes from which on the proof of work grows harder. */
  orgao: number;
  /** Messages to one body in a day. */
  orgaoDia: number;
  /** Messages without scripts to one body in a day, and the part of what is free of them that one address may have. */
  orgaoFormularios: number;
  parteFormularios: number;
  /** Bytes of files that wait for their message, of one body. */
  orgaoSoltos: number;
  /** Bytes of files to one body in a day, from each side. */
  orgaoBytes: number;
  /** Files that arrive at the same time, for all bodies. */
  todosChegando: number;
  /** Part of what is free of a body's messages of a day, and of its room for files, that one address may have. */
  parteMensagens: number;
  parteArquivos: number;
  /** Zero bits of the proof of work where nobody floods: each doubles the work. */
  bits: number;
}

/**
 * The limits of an installation. Those of one address are enough for a neighbourhood behind it and for no flood; `times`
 * (MESSAGE_LIMIT) multiplies them, for addresses with a school or an untold proxy behind them.
 */
export const messageLimits = (times: number, limits: Limits): MessageLimits => ({
  envios: 20 * times,
  enviosDia: 100 * times,
  formularios: 20 * times,
  formulariosDia: 10 * times,
  anexos: 60 * times,
  bytesDia: 100 * MB * times,
  chegando: 3 * times,
  consultas: 30 * times,
  atender: 300 * times,
  links: 5 * times,
  orgao: limits.messagesPerBody,
  orgaoDia: limits.messagesPerBodyPerDay,
  orgaoFormularios: limits.formsPerBodyPerDay,
  parteFormularios: Math.min(1, times / 50),
  orgaoSoltos: limits.attachmentRoomPerBody * MB,
  orgaoBytes: limits.attachmentsPerBodyPerDay * MB,
  todosChegando: limits.attachments,
  parteMensagens: Math.min(1, times / 100),
  parteArquivos: Math.min(1, times / 10),
  bits: 16,
});

/** Limits of an installation that says nothing. */
export const MESSAGE_LIMITS: MessageLimits = messageLimits(1, USUAL_LIMITS);
