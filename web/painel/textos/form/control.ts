import type { FormField, FormValue } from '../../../../catalog/painel/textos/campos.ts';
import type { Problem } from '../../../../catalog/query.ts';

/** What every control of a form is given. */
export interface ControlProps<F extends FormField = FormField> {
  field: F;
  /** Where it stands in the form: `avisos.0.title`, by which problems name it. */
  path: string;
  value: FormValue;
  problems: readonly Problem[];
  change(value: FormValue): void;
}

/** The problem of one field. */
export const problemAt = (problems: readonly Problem[], path: string): string | undefined =>
  problems.find(({ field }) => field === path)?.message;

/** Whether a field or something below it has a problem. */
export const hasProblem = (problems: readonly Problem[], path: string): boolean =>
  problems.some(({ field }) => field === path || field.startsWith(`${path}.`));
