import type { FormRefusal } from '../../catalog/site/posted.ts';
import type { PostedPage } from '../../catalog/site/render.ts';
import { type Fault, faultOf } from '../http/fault.ts';

/** What a form came to: the status of the answer, and what its page shows. */
export interface FormOutcome<T extends PostedPage = PostedPage> {
  status: number;
  posted: T;
}

/** A refusal as its page tells it: beside the fields, or over the form where it is of none of them. */
export const refusedForm = <T extends PostedPage & FormRefusal>(
  page: T,
  { status, type, message, problems }: Fault,
): FormOutcome<T> => ({
  status,
  posted: { ...page, problems, failure: problems.length > 0 ? null : { status, type, message } },
});

/**
 * The refusal that an error is to one who sent a form, whose page comes back with what was typed: also where the database
 * failed. A fault of ours stays one, and is logged.
 */
export function refusalOf(error: unknown): Fault {
  const fault = faultOf(error);
  if (fault.status === 500) throw error;
  return fault;
}
