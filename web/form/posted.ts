import type { FormRefusal } from '../../catalog/site/posted.ts';
import { ApiError } from '../api.ts';
import { usePortal } from '../portal.ts';
import { useLocation } from '../ui/router.tsx';
import type { RefusedForm } from './submission.ts';

/** The key of the address that the page was opened at: later steps of a visit have keys of their own. */
const FIRST = 'default';

/** The outcome that this page was opened with; none after another step of the visit. */
export function usePosted() {
  const { posted } = usePortal();
  return useLocation().key === FIRST ? posted : undefined;
}

/** The refusal that a posted form begins with; nothing where it was not refused. */
export function refusedBy({ problems, failure }: FormRefusal): RefusedForm | undefined {
  if (problems.length === 0 && !failure) return undefined;
  return { problems, failure: failure && new ApiError(failure.status, failure) };
}
