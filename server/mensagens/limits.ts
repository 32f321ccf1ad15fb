import { Refusal } from '../refusal.ts';

/** Limits of the routes of messages: counts in ten minutes, except where another unit is said. */
export interface MessageLimits {
  /** Messages from one address. */
  envios: number;
  /** Files from one address. */
  anexos: number;
  /** Questions with a protocol and a key from one address. */
  consultas: number;
  /** Requests of those who answer, from one address. */
  atender: number;
  /** Fresh links for old ones, to one address. */
  links: number;
  /** Messages to one body, from wherever they come. */
  orgao: number;
  /** Bytes of files to one body in a day, from each side. */
  bytes: number;
  /** Zero bits of the proof of work: each doubles the work. */
  bits: number;
}

/** Limits of an installation that says nothing: enough for a neighbourhood behind one address, and for no flood. */
export const MESSAGE_LIMITS: MessageLimits = {
  envios: 20,
  anexos: 60,
  consultas: 30,
  atender: 300,
  links: 5,
  orgao: 300,
  bytes: 1024 ** 3,
  bits: 16,
};

/** Limits multiplied by MESSAGE_LIMIT, for addresses with a school or an untold proxy behind them. */
export function parseMessageLimits(text: string | undefined): MessageLimits {
  const times = Number(text?.trim() || 1);
  if (!Number.isInteger(times) || times < 1 || times > 1_000)
    throw new Refusal(`MESSAGE_LIMIT é quantas vezes o limite comum, de 1 a 1000, e não “${text}”.`);
  const { envios, anexos, consultas, atender, links } = MESSAGE_LIMITS;
  return {
    ...MESSAGE_LIMITS,
    envios: envios * times,
    anexos: anexos * times,
    consultas: consultas * times,
    atender: atender * times,
    links: links * times,
  };
}
