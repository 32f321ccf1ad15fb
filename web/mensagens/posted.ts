import type { Canal } from '../../catalog/mensagens/canal.ts';
import {
  isPostedMessage,
  isPostedTicket,
  type PostedForm,
  type PostedMessage,
  type PostedTicket,
} from '../../catalog/mensagens/formulario.ts';
import { ApiError } from '../api.ts';
import type { RefusedForm } from '../form/submission.ts';
import { usePortal } from '../portal.ts';
import { useLocation } from '../ui/router.tsx';

/** The key of the address that the page was opened at: later steps of a visit have keys of their own. */
const FIRST = 'default';

/** The outcome that this page was opened with; none after another step of the visit. */
function usePosted() {
  const { posted } = usePortal();
  return useLocation().key === FIRST ? posted : undefined;
}

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

/** The refusal that a posted form begins with; nothing where it was not refused. */
export function refusedBy({ problems, failure }: PostedForm): RefusedForm | undefined {
  if (problems.length === 0 && !failure) return undefined;
  return { problems, failure: failure && new ApiError(failure.status, failure) };
}
