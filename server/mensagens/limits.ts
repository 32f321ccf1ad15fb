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
 * The limits of one of an installation's processes. Those of one address are enough for a neighbourhood behind it and for
 * no flood; `times` (MESSAGE_LIMIT) multiplies them, for addresses with a school or an untold proxy behind them. What is
 * counted in memory is divided among the processes; what the database counts is the same for all.
 */
export function messageLimits(times: number, limits: Limits, processes = 1): MessageLimits {
  const part = (count: number): number => Math.ceil(count / processes);
  const each = (count: number): number => part(count * times);
  const share = (parts: number): number => Math.min(1, times / parts) / processes;
  return {
    envios: each(20),
    enviosDia: each(100),
    formularios: each(20),
    formulariosDia: each(10),
    anexos: each(60),
    bytesDia: each(100 * MB),
    chegando: each(3),
    consultas: each(30),
    atender: each(300),
    links: each(5),
    orgao: limits.messagesPerBody,
    orgaoDia: limits.messagesPerBodyPerDay,
    orgaoFormularios: part(limits.formsPerBodyPerDay),
    parteFormularios: share(50),
    orgaoSoltos: limits.attachmentRoomPerBody * MB,
    orgaoBytes: limits.attachmentsPerBodyPerDay * MB,
    todosChegando: limits.attachments,
    parteMensagens: share(100),
    parteArquivos: share(10),
    bits: 16,
  };
}

/** Limits of an installation that says nothing. */
export const MESSAGE_LIMITS: MessageLimits = messageLimits(1, USUAL_LIMITS);
