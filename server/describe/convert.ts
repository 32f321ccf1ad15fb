import { z } from 'zod';
import type { JsonSchema } from '../../catalog/fields/field.ts';

interface Converted {
  schemas: ReadonlyMap<z.ZodType, JsonSchema>;
  /** By its id, each schema that others refer to. */
  components: Record<string, JsonSchema>;
}

/**
 * JSON Schema of many Zod schemas at once: as parts of one tuple they share their components, and each is converted a
 * single time. What we answer is converted as output, what we take as input.
 */
export function convertSchemas(all: readonly z.ZodType[], io: 'input' | 'output'): Converted {
  const [first, ...rest] = new Set(all);
  if (!first) return { schemas: new Map(), components: {} };
  const made = z.toJSONSchema(z.tuple([first, ...rest]), {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.described) describeByKind(jsonSchema);
      else simplify(zodSchema, jsonSchema, io);
    },
  });
  const placed: { prefixItems: JsonSchema[]; $defs?: Record<string, JsonSchema> } = JSON.parse(
    JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  const schemas = new Map([first, ...rest].map((schema, i) => [schema, placed.prefixItems[i] ?? {}]));
  return { schemas, components: placed.$defs ?? {} };
}

/** A value is described by the kind of its field, which knows more of it than its type. */
function describeByKind(json: z.core.JSONSchema.BaseSchema): void {
  const { title, description, described } = json;
  for (const name of Object.keys(json)) delete json[name];
  Object.assign(json, title && { title }, described, description && { description });
}

/**
 * Takes away what Zod writes for validators and a reader has no use for: the pattern of a format, the limits of whole
 * numbers in JavaScript. An answer may get more properties with time, so none is forbidden to whoever holds an older
 * description.
 */
function simplify(zodSchema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  delete json.parameter;
  if (json.format !== undefined) delete json.pattern;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
  if (zodSchema._zod.def.type === 'default') json.default = zodSchema._zod.def.defaultValue;
}
