/** The small pieces that a description of the API is made of. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: object, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
export const parameter = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  required: false,
  schema,
  description,
});

export const segment = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'path',
  required: true,
  schema,
  description,
});

export const text = { type: 'string' } as const;
export const integer = { type: 'integer' } as const;
export const number = { type: 'number' } as const;
export const yes = { type: 'boolean' } as const;
export const day = { type: 'string', format: 'date' } as const;
export const moment = { type: 'string', format: 'date-time' } as const;

export const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
export const list = (items: object) => ({ type: 'array', items });
export const told = (schema: object, description: string) => ({ ...schema, description });
/** An object by names that only the data know. */
export const named = (values: object) => ({ type: 'object', additionalProperties: values });

/** An object that always has the first properties, and sometimes the others. */
export const object = (properties: object, sometimes: object = {}) => ({
  type: 'object',
  properties: { ...properties, ...sometimes },
  required: Object.keys(properties),
});

/** The envelope of an answer: what was asked for is in `data`. */
export const answer = (data: object, more: object = {}, sometimes: object = {}) =>
  object({ ok: { const: true }, data, ...more }, sometimes);

const BAD = json(ref('erro'), 'Um nome ou valor que não existe');

/** A question that is read: what it asks, what it answers, and what it says where there is nothing. */
export const get = (summary: string, parameters: object[], schema: object, description: string, missing?: string) => ({
  get: {
    summary,
    ...(parameters.length > 0 && { parameters }),
    responses: { 200: json(schema, description), 400: BAD, ...(missing && { 404: json(ref('erro'), missing) }) },
  },
});
