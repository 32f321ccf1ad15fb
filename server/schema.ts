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
