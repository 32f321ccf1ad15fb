import type { ReferenceLine } from '../../catalog/abertos/reference.ts';
import type { JsonSchema } from '../../catalog/fields/field.ts';

/** The named schemas of the description, by name. */
export type Components = Readonly<Record<string, JsonSchema>>;

/** Levels of an answer that are told: what lies deeper is of another address, or a tree. */
const DEEPEST = 4;
/** Values of an enumeration that are told one by one. */
const MOST_OPTIONS = 12;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** What a list holds; undefined of what is no list. */
export const itemsOf = ({ type, items }: JsonSchema): JsonSchema | undefined =>
  type === 'array' && isSchema(items) ? items : undefined;

/** The schema itself, where it is only referred to. */
export function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : { ...components[name], ...schema, $ref: undefined };
}

/** The alternatives of a schema that may be one thing or another, without the absence of a value. */
function alternatives(schema: JsonSchema, components: Components): JsonSchema[] {
  const all = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)].map((one) => resolved(one, components));
  return all.filter(({ type }) => type !== 'null');
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'dia (aaaa-mm-dd)',
  'date-time': 'data e hora (ISO 8601)',
  uri: 'endereço',
};
const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'true ou false',
  array: 'lista',
  object: 'objeto',
  null: 'nulo',
};

/** What a schema holds, in words. */
export function typeWords(own: JsonSchema, components: Components): string {
  const schema = resolved(own, components);
  const options = optionsIn(schema, components);
  if (schema.const !== undefined) return `sempre ${String(schema.const)}`;
  if (options.length > 0) return `um destes: ${options.join(', ')}`;
  const others = alternatives(schema, components);
  if (others.length > 0) {
    const isNullable = schemasIn(schema.anyOf).some(({ type }) => type === 'null');
    const words = [...new Set(others.map((one) => typeWords(one, components)))].join(' ou ');
    return isNullable ? `${words}, ou nulo` : words;
  }
  const items = itemsOf(schema);
  // What no value can be is what a list never holds.
  if (items?.not) return 'lista vazia';
  if (items) return `lista de ${typeWords(items, components)}`;
  const types = [schema.type].flat().map((type) => TYPES[String(type)]);
  return FORMATS[String(schema.format)] ?? (types.filter(Boolean).join(' ou ') || 'qualquer valor');
}

/** The few values that a schema allows. */
export function optionsIn(own: JsonSchema, components: Components): string[] {
  const schema = resolved(own, components);
  const options = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  return options.length <= MOST_OPTIONS ? options : [];
}

/** An answer field by field, each by its path: `data[].numContrato`. Of alternatives, what each has besides is told too. */
export function schemaLines(own: JsonSchema, components: Components, path = '', depth = 0): ReferenceLine[] {
  const schema = resolved(own, components);
  if (depth > DEEPEST) return [];
  const items = itemsOf(schema);
  if (items) return schemaLines(items, components, `${path}[]`, depth);
  const found = alternatives(schema, components).flatMap((one) => schemaLines(one, components, path, depth));
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const lines = properties.flatMap(([name, value]) =>
    isSchema(value) ? propertyLines(value, components, path === '' ? name : `${path}.${name}`, depth) : [],
  );
  const all = [...lines, ...found];
  return all.filter(({ nome }, i) => all.findIndex((line) => line.nome === nome) === i);
}

function propertyLines(own: JsonSchema, components: Components, nome: string, depth: number): ReferenceLine[] {
  const schema = resolved(own, components);
  const descricao = [schema.title, schema.description].filter((text) => typeof text === 'string').join('. ');
  const line = { nome, tipo: typeWords(schema, components), descricao };
  return [line, ...schemaLines(schema, components, nome, depth + 1)];
}
