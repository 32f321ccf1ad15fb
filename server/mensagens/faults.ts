import type { Problem } from '../../catalog/query.ts';
import { Fault } from '../http/fault.ts';

/** Refuses a form with one sentence for each field that is wrong; passes when none is. */
export function refuseFields(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'Falta corrigir 1 campo' : `Falta corrigir ${problems.length} campos`;
  throw new Fault(400, 'BAD_FIELDS', `${count}: ${problems.map(({ message }) => message).join('; ')}.`, problems);
}

/** A refusal of one field of a form. */
export const fieldFault = (field: string, message: string): Fault =>
  new Fault(400, 'BAD_FIELDS', `${message}.`, [{ field, value: '', message }]);
