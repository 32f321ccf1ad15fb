import type { z } from 'zod';
import type { Operation, OperationReply } from '../../catalog/contract/operation.ts';
import type { JsonSchema } from '../../catalog/fields/field.ts';
import { convertSchemas } from './convert.ts';
import { RATE_HEADERS, WAITING_COMPONENTS, WAITING_REPLIES } from './waiting.ts';

type Schemas = ReadonlyMap<z.ZodType, JsonSchema>;

interface Described {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, object> } & typeof WAITING_COMPONENTS;
}

/** What the description of an operation is put together from. */
interface Parts {
  answers: Schemas;
  inputs: Schemas;
  /** Grows while operations are described: the parameters that many of them refer to. */
  shared: Record<string, object>;
}

/** The paths of OpenAPI and the components that they refer to. */
export function describeOperations(operations: readonly Operation[]): Described {
  const answers = operations.flatMap(({ replies }) => Object.values(replies).flatMap(({ schema }) => schema ?? []));
  const inputs = operations.flatMap((one) => [
    ...parametersOf(one).map(({ schema }) => schema),
    ...(one.body?.schema ? [one.body.schema] : []),
  ]);
  const given = convertSchemas(answers, 'output');
  const taken = convertSchemas(inputs, 'input');
  const parts: Parts = { answers: given.schemas, inputs: taken.schemas, shared: {} };
  const paths: Described['paths'] = {};
  for (const one of operations) paths[one.path] = { ...paths[one.path], [one.method]: describeOperation(one, parts) };
  const schemas = { ...taken.components, ...given.components };
  return { paths, components: { schemas, parameters: parts.shared, ...WAITING_COMPONENTS } };
}

function describeOperation(one: Operation, parts: Parts): object {
  const parameters = parametersOf(one).map((parameter) => describeParameter(one, parameter, parts));
  const responses = Object.entries(one.replies).map(([status, reply]) => {
    const { description, schema, media } = reply;
    const content = (schema ?? media) && { content: contentOf(reply, parts.answers) };
    return [status, { description, headers: RATE_HEADERS, ...content }];
  });
  return {
    operationId: operationId(one),
    tags: [one.tag],
    summary: one.summary,
    ...(one.description && { description: one.description }),
    ...(parameters.length > 0 && { parameters }),
    ...(one.body && { requestBody: { required: true, content: contentOf(one.body, parts.inputs) } }),
    responses: { ...WAITING_REPLIES, ...Object.fromEntries(responses) },
  };
}

const contentOf = (
  { schema, media = 'application/json' }: Pick<OperationReply, 'schema' | 'media'>,
  schemas: Schemas,
) => ({
  [media]: schema ? { schema: schemas.get(schema) } : {},
});

/** A name of its own, from which programs make the names of functions. */
export function operationId({ method, path }: { method: string; path: string }): string {
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

/** A parameter that many operations take has a name of its own: it is described once, and referred to. */
function describeParameter({ examples = [] }: Operation, parameter: Parameter, { inputs, shared }: Parts): object {
  const { description, ...schema } = inputs.get(parameter.schema) ?? {};
  const [example] = examples.flatMap(({ parameters, status = 200 }) =>
    status < 300 ? (parameters[parameter.name] ?? []) : [],
  );
  const described = {
    name: parameter.name,
    in: parameter.in,
    required: parameter.in === 'path' || !parameter.schema.isOptional(),
    schema,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
  };
  const name = parameter.schema.meta()?.parameter;
  if (typeof name !== 'string') return described;
  shared[name] = described;
  return { $ref: `#/components/parameters/${name}` };
}
