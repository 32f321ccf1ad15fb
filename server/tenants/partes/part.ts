import type { z } from 'zod';
import type { FormGroup } from '../../../catalog/painel/textos/campos.ts';
import type { TenantFolder } from '../folder.ts';
import { meantIssues } from '../yaml.ts';

/** What is wrong with a value of a form, and where: the rest of a sentence that begins with the field's label. */
export interface TextProblem {
  path: readonly PropertyKey[];
  message: string;
}

/** A form that cannot be stored as it is. */
export class TextProblems extends Error {
  readonly problems: readonly TextProblem[];

  constructor(problems: readonly TextProblem[]) {
    super('the form has problems');
    this.problems = problems;
  }
}

/** Between a form of the desk and what is stored of a body: the same schemas that read its folder. */
export interface StoredPart {
  id: string;
  /** Names of the body's values that it holds. */
  holds: readonly (keyof TenantFolder)[];
  /** What stands, as the form shows it. */
  form(body: TenantFolder): Promise<FormGroup> | FormGroup;
  /** What a form says, as it is stored; throws `TextProblems`. */
  parse(value: FormGroup, body: TenantFolder): Promise<Partial<TenantFolder>> | Partial<TenantFolder>;
}

/** Reads a value by its schema; `under` is where it stands in the form. */
export function parseText<S extends z.ZodType>(
  schema: S,
  value: unknown,
  under: readonly PropertyKey[] = [],
): z.output<S> {
  const read = schema.safeParse(withoutNulls(value));
  if (read.success) return read.data;
  throw new TextProblems(
    read.error.issues.flatMap(meantIssues).map(({ path, message }) => ({ path: [...under, ...path], message })),
  );
}

/** Runs some readings and throws the problems of all of them together. */
export async function parseAll<T>(readings: readonly (() => T | Promise<T>)[]): Promise<T[]> {
  const problems: TextProblem[] = [];
  const values: T[] = [];
  for (const read of readings)
    try {
      values.push(await read());
    } catch (error) {
      if (!(error instanceof TextProblems)) throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new TextProblems(problems);
  return values;
}

/** A value in which what is not said is absent, as in a file. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_name, own) => (own === null ? undefined : own));

/** A stored value as one of a form. */
export const formOf = (value: object): FormGroup => JSON.parse(JSON.stringify(value));
