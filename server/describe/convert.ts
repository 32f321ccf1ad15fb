import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

interface Converted {
  /** One for each schema, in their order. */
  schemas: JsonSchema[];
  /** By its id, each schema that others refer to. */
  components: Record<string, JsonSchema>;
}

/**
 * JSON Schema of many Zod schemas at once: as parts of one tuple they share their components, and each is converted a
 * single time. What we answer is converted as output, what we take as input.
 */
export function convertSchemas(schemas: readonly z.ZodType[], io: 'input' | 'output'): Converted {
  const [first, ...rest] = schemas;
  if (!first) return { schemas: [], components: {} };
  const made = z.toJSONSchema(z.tuple([first, ...rest]), {
    io,
    override: ({ zodSchema, jsonSchema }) => plainer(zodSchema, jsonSchema, io),
  });
  const placed: { prefixItems: JsonSchema[]; $defs?: Record<string, JsonSchema> } = JSON.parse(
    JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  return { schemas: placed.prefixItems, components: placed.$defs ?? {} };
}

/**
 * What Zod writes for validators and a reader has no use for: the pattern of a format, the limits of whole numbers in
 * JavaScript. An answer may get more properties with time, so none is forbidden to whoever holds an older description.
 */
function plainer(zodSchema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  if (json.format !== undefined) delete json.pattern;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
  if (zodSchema._zod.def.type === 'default') json.default = zodSchema._zod.def.defaultValue;
}
