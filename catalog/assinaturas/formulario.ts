import type { FormRefusal } from '../site/posted.ts';

/** The form by which somebody asks to be told, after it was sent. */
export interface PostedSubscription extends FormRefusal {
  page: 'assinaturas';
  /** The address that is to be watched, and what it shows in words; empty where it could not be read. */
  de: string;
  frase: string;
  /** What was typed, where it was refused. */
  email: string;
  /** Whether the request was taken. What the page says is the same for every address. */
  pedida: boolean;
}

/** The page that a letter opens to confirm a subscription. */
export interface PostedConfirmation extends FormRefusal {
  page: 'assinaturas/confirmar';
  chave: string;
  frase: string;
  confirmada: boolean;
  /** The address of the page where subscriptions are managed, once one is confirmed. */
  gerir: string | null;
}

/** A subscription as its holder sees it. */
export interface AssinaturaVista {
  id: string;
  /** What is watched, in words; of an address that means nothing any more, the address. */
  frase: string;
  caminho: string;
  criadaEm: string;
  confirmada: boolean;
}

/** The page where an address sees and stops its subscriptions. */
export interface PostedManagement extends FormRefusal {
  page: 'assinaturas/gerir';
  chave: string;
  assinaturas: readonly AssinaturaVista[];
  /** What was just done. */
  feito: 'nada' | 'parada' | 'apagado';
}

/** What a page of subscriptions brings along. It goes into no cache. */

/** Whether the outcome that a page brings along is of the form that asks to be told. */
export const isPostedSubscription = (posted: { page: string } | undefined): posted is PostedSubscription =>
  posted?.page === 'assinaturas';

export const isPostedConfirmation = (posted: { page: string } | undefined): posted is PostedConfirmation =>
  posted?.page === 'assinaturas/confirmar';

export const isPostedManagement = (posted: { page: string } | undefined): posted is PostedManagement =>
  posted?.page === 'assinaturas/gerir';
