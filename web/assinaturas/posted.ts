import {
  isPostedConfirmation,
  isPostedManagement,
  isPostedSubscription,
  type PostedConfirmation,
  type PostedManagement,
  type PostedSubscription,
} from '../../catalog/assinaturas/formulario.ts';
import { usePosted } from '../form/posted.ts';

/** The form to be told that this page answers. */
export function usePostedSubscription(): PostedSubscription | null {
  const posted = usePosted();
  return isPostedSubscription(posted) ? posted : null;
}

/** What the page of a confirmation was opened with. */
export function usePostedConfirmation(): PostedConfirmation | null {
  const posted = usePosted();
  return isPostedConfirmation(posted) ? posted : null;
}

/** The subscriptions that this page was opened with. */
export function usePostedManagement(): PostedManagement | null {
  const posted = usePosted();
  return isPostedManagement(posted) ? posted : null;
}
