import type { Canal } from '../../catalog/mensagens/canal.ts';
import {
  isPostedMessage,
  isPostedTicket,
  type PostedMessage,
  type PostedTicket,
} from '../../catalog/mensagens/formulario.ts';
import { usePosted } from '../form/posted.ts';

/** The form of a channel that this page answers, where a browser without scripts sent it. */
export function usePostedMessage(canal: Canal): PostedMessage | null {
  const posted = usePosted();
  return isPostedMessage(posted) && posted.rascunho.canal === canal ? posted : null;
}

/** The form of a protocol that this page answers. */
export function usePostedTicket(): PostedTicket | null {
  const posted = usePosted();
  return isPostedTicket(posted) ? posted : null;
}
