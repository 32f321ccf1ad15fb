import type { z } from 'zod';
import { Fault } from './fault.ts';

/** Parses a request body by its schema, or refuses with a sentence for each problem. */
export function readShape<T extends z.ZodType>(schema: T, value: unknown, type: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message, ...issue }) => {
    if ('keys' in issue) return { field: someOf(issue.keys), value: '', message: 'não é um nome deste pedido' };
    return { field: path.join('.'), value: '', message: path.length > 0 ? message : 'O pedido não é um JSON' };
  });
  const sentences = problems.map(({ field, message }) => `${field} ${message}.`.trim());
  throw new Fault(400, type, sentences.join(' '), problems);
}

/** The first of some unknown names, shortened: a caller may send many and long ones. */
const someOf = (names: readonly string[]): string =>
  names
    .slice(0, 5)
    .map((name) => name.slice(0, 60))
    .join(', ');
