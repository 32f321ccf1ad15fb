import type { FormRefusal } from '../site/posted.ts';

/** The form by which somebody rates a service, after a browser sent it by itself. */
export interface PostedAvaliacao extends FormRefusal {
  page: 'servicos';
  slug: string;
  /** What was typed, where it was refused. */
  nota: string;
  comentario: string;
  contada: boolean;
}

/** Whether the outcome that a page brings along is of that form. */
export const isPostedAvaliacao = (posted: { page: string } | undefined): posted is PostedAvaliacao =>
  posted?.page === 'servicos';
