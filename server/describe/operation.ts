import type { z } from 'zod';
import type { Operation, Reply } from '../../catalog/contract/operation.ts';
import { convertSchemas, type JsonSchema } from './convert.ts';

interface Described {
  paths: Record<string, Record<string, object>>;
  schemas: Record<string, JsonSchema>;
}

/** The paths of OpenAPI and the components that they refer to. */
export function describeOperations(operations: readonly Operation[]): Described {
  const answers = operations.flatMap((one) => Object.values(one.replies).flatMap(({ schema }) => schema ?? []));
  const taken = operations.flatMap((one) =>
    [...parametersOf(one).map(({ schema }) => schema), one.body?.schema ?? []].flat(),
  );
  const { schemas: given, components } = convertSchemas(answers, 'output');
  const { schemas: asked, components: more } = convertSchemas(taken, 'input');
  const next = { answer: () => given.shift() ?? {}, input: () => asked.shift() ?? {} };
  const paths: Described['paths'] = {};
  for (const one of operations) paths[one.path] = { ...paths[one.path], [one.method]: describeOne(one, next) };
  return { paths, schemas: { ...components, ...more } };
}

/** The converted schemas in the order in which they were collected. */
interface Next {
  answer(): JsonSchema;
  input(): JsonSchema;
}

function describeOne(one: Operation, next: Next): object {
  const parameters = parametersOf(one).map((parameter) => describeParameter(one, parameter, next.input()));
  return {
    operationId: operationId(one),
    tags: [one.tag],
    summary: one.summary,
    ...(one.description && { description: one.description }),
    ...(parameters.length > 0 && { parameters }),
    ...(one.body && { requestBody: { required: true, content: contentOf(one.body, next.input) } }),
    responses: Object.fromEntries(
      Object.entries(one.replies).map(([status, reply]) => [
        status,
        { description: reply.description, ...(hasContent(reply) && { content: contentOf(reply, next.answer) }) },
      ]),
    ),
  };
}

/** 204 has nothing but its description. */
const hasContent = ({ schema, media }: Reply): boolean => schema !== undefined || media !== undefined;

const contentOf = (
  { schema, media = 'application/json' }: Pick<Reply, 'schema' | 'media'>,
  next: () => JsonSchema,
) => ({
  [media]: schema ? { schema: next() } : {},
});

/** A name of its own, from which programs make the names of functions. */
export function operationId({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  const words = path
    .replace(/^\/v1/, '')
    .replace(/[^a-z0-9]+/gi, '_')
    .replace(/^_|_$/g, '');
  return [method, words].filter(Boolean).join('_');
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: z.ZodType;
}

const parametersOf = ({ segments = {}, query, headers = {} }: Operation): Parameter[] => [
  ...Object.entries(segments).map(([name, schema]): Parameter => ({ name, in: 'path', schema })),
  ...Object.entries(query?.shape ?? {}).map(([name, schema]): Parameter => ({ name, in: 'query', schema })),
  ...Object.entries(headers).map(([name, schema]): Parameter => ({ name, in: 'header', schema })),
];

function describeParameter({ examples = [] }: Operation, parameter: Parameter, converted: JsonSchema): object {
  const { description, ...schema } = converted;
  const [example] = examples.flatMap(({ parameters, status = 200 }) =>
    status < 300 ? (parameters[parameter.name] ?? []) : [],
  );
  return {
    name: parameter.name,
    in: parameter.in,
    required: !parameter.schema.safeParse(undefined).success,
    schema,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
  };
}
