import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { noParameters } from '../../catalog/contract/parameters.ts';
import { brief, type Pairs, type Problem } from '../../catalog/query.ts';
import { Fault } from './fault.ts';
import { pairsOf } from './request.ts';

/** Unknown names that a refusal tells of: an answer never echoes a novel. */
const MOST_TOLD = 5;

/**
 * The parameters of an address as its schema reads them. A name that it does not know, a name said twice and a value that
 * it does not take are refused, each with a sentence: one that is ignored would look answered.
 */
export function readParameters<T extends z.ZodObject>(schema: T, request: FastifyRequest): z.output<T> {
  const pairs = pairsOf(request);
  refuse([...unknownNames(schema, pairs), ...repeatedNames(schema, pairs)]);
  const given = Object.fromEntries(
    pairs.map(([name, value]) => [name, isRepeatable(schema.shape[name]) ? valuesOf(pairs, name) : value]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? '');
    return problemOf(field, valuesOf(pairs, field)[0], message);
  });
  throw refusalOf(problems);
}

/** For an address that takes no parameter at all. */
export function refuseParameters(request: FastifyRequest): void {
  readParameters(noParameters, request);
}

const valuesOf = (pairs: Pairs, name: string): string[] =>
  pairs.filter(([own]) => own === name).map(([, value]) => value);

/** `“_page”: “0” deve ser um número inteiro a partir de 1.` */
const problemOf = (field: string, value: string | undefined, message: string): Problem => ({
  field,
  value: brief(value ?? ''),
  message: value === undefined ? `“${field}” ${message}.` : `“${field}”: “${brief(value)}” ${message}.`,
});

function unknownNames(schema: z.ZodObject, pairs: Pairs): Problem[] {
  const known = Object.keys(schema.shape);
  const use = known.length > 0 ? `: use ${known.join(', ')}` : ', que não aceita nenhum';
  return pairs
    .filter(([name]) => !known.includes(name))
    .slice(0, MOST_TOLD)
    .map(([name, value]) => ({
      field: brief(name),
      value: brief(value),
      message: `“${brief(name)}” não é um parâmetro deste endereço${use}.`,
    }));
}

function repeatedNames(schema: z.ZodObject, pairs: Pairs): Problem[] {
  const names = Object.keys(schema.shape).filter((name) => !isRepeatable(schema.shape[name]));
  return names
    .filter((name) => valuesOf(pairs, name).length > 1)
    .map((name) => {
      const values = valuesOf(pairs, name).map((value) => `“${brief(value)}”`);
      return {
        field: name,
        value: brief(valuesOf(pairs, name).join(', ')),
        message: `“${name}” aparece mais de uma vez (${brief(values.join(' e '))}): informe um só valor.`,
      };
    });
}

/** A list may be said many times, also one that may be left out. */
export const isRepeatable = (schema: unknown): boolean =>
  schema instanceof z.ZodArray || (schema instanceof z.ZodOptional && isRepeatable(schema.unwrap()));

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusalOf(problems);
}

const refusalOf = (problems: readonly Problem[]): Fault =>
  new Fault(400, 'BAD_QUERY', problems.map(({ message }) => message).join(' '), problems);
