import type { FormRefusal } from '../site/posted.ts';
import type { Acompanhada, Enviada } from './answer.ts';
import type { Rascunho } from './rascunho.ts';

/** The page of a channel after its form was sent: to be corrected, to be confirmed, or received. */
export interface PostedMessage extends FormRefusal {
  page: 'canal';
  rascunho: Rascunho;
  /** The name of this sending, which the form carries to its confirmation: sent twice with it, a message is one. */
  envio: string;
  enviada: Enviada | null;
}

/** What somebody who follows a message may do on its page, by the name that the form sends. */
export const ATOS = ['complemento', 'esclarecimento', 'recurso', 'avaliacao'] as const;
export type AtoCidadao = (typeof ATOS)[number];

/** The page of a protocol after it was asked for, or after something was added to it. */
export interface PostedTicket extends FormRefusal {
  page: 'acompanhar';
  protocolo: string;
  chave: string;
  encontrada: Acompanhada | null;
  /** The act that was sent, with what was typed where it did not succeed. */
  ato: { nome: AtoCidadao; texto: string; nota: string } | null;
}

/** What a page brings along that was sent to it. It goes into no cache, no address and no log. */

/** The name by which a form carries the name of its sending. */
export const ENVIO = 'envio';

/** Whether the outcome that a page brings along is of the form of a channel. */
export const isPostedMessage = (posted: { page: string } | undefined): posted is PostedMessage =>
  posted?.page === 'canal';

/** Whether it is of the form of a protocol. */
export const isPostedTicket = (posted: { page: string } | undefined): posted is PostedTicket =>
  posted?.page === 'acompanhar';
