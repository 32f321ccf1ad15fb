import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Field, JsonSchema } from '../../catalog/fields/field.ts';

/** Where the types of the TypeScript client are written, one file a dataset. */
export const CLIENT_TYPES = 'clients/typescript/src/datasets';

const HEAD = '// Gerado do catálogo por npm run generate. Não edite.\n';

/** A comment over a declaration; what would end it is taken apart. */
const comment = (text: string): string => `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */`;

const SCALARS: Readonly<Record<string, string>> = { integer: 'number', number: 'number', boolean: 'boolean' };

/** The type of a value in TypeScript, by what its kind says of it in JSON. */
const scalarOf = (schema: JsonSchema): string =>
  Array.isArray(schema.enum) ? schema.enum.map(quoted).join(' | ') : (SCALARS[String(schema.type)] ?? 'string');

const quoted = (text: unknown): string => `'${String(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A name as a property: bare where it may be. */
const property = (name: string): string => (/^\w+$/.test(name) ? name : quoted(name));

const union = (names: readonly string[]): string => (names.length > 0 ? names.map(quoted).join(' | ') : 'never');

const rowLine = ([name, { label, required, schema }]: [string, Field]): string[] => [
  `    ${comment(label)}`,
  `    ${property(name)}: ${scalarOf(schema)}${required ? '' : ' | null'};`,
];

/** The filters of a field: a value or several, the ends of a range, words. */
const filterLines = ([name, { operators, schema }]: [string, Field]): string[] =>
  operators.map((operator) => {
    const type = scalarOf(schema);
    if (operator === 'eq') return `    ${property(name)}?: ${type} | readonly (${type})[];`;
    return `    ${property(`${name}.${operator}`)}?: ${operator === 'has' ? 'string' : type};`;
  });

/** What rows may be grouped by: a field that sorts, or a slice of a date. */
const groupsOf = ([name, { sortable, grains }]: [string, Field]): string[] => [
  ...(sortable ? [name] : []),
  ...grains.map((grain) => `${name}.${grain}`),
];

const typeName = (file: string): string => `${file.charAt(0).toUpperCase()}${file.slice(1)}Dataset`;

/** The types of one dataset: its rows, filters, key, sums and groups. */
function datasetTypes(set: Dataset, file: string): string {
  const fields = Object.entries(set.fields);
  const key = set.key.map((name) => `${name}: ${scalarOf(fieldOf(set, name).schema)}`).join(', ');
  return [
    `${HEAD}`,
    comment(`${set.title}: ${set.about}`),
    `export interface ${typeName(file)} {`,
    '  row: {',
    ...fields.flatMap(rowLine),
    '  };',
    '  filters: {',
    ...fields.flatMap(filterLines),
    '  };',
    `  key: [${key}];`,
    `  total: ${union(set.list.totals)};`,
    `  group: ${union(fields.flatMap(groupsOf))};`,
    '}',
    '',
  ].join('\n');
}

/** The types of the TypeScript client by their paths, straight from the definitions. */
export function clientTypes(
  datasets: readonly Dataset[],
  fileOf: (id: string) => string,
): Readonly<Record<string, string>> {
  const files = datasets.map((set) => ({ set, file: fileOf(set.id) }));
  const index = [
    HEAD,
    ...files.map(({ file }) => `import type { ${typeName(file)} } from './datasets/${file}.ts';`),
    '',
    comment('Os conjuntos de dados, pelo nome que têm no endereço.'),
    'export interface Datasets {',
    ...files.map(({ set, file }) => `  ${property(set.id)}: ${typeName(file)};`),
    '}',
    '',
  ].join('\n');
  return {
    [`${CLIENT_TYPES}.ts`]: index,
    ...Object.fromEntries(files.map(({ set, file }) => [`${CLIENT_TYPES}/${file}.ts`, datasetTypes(set, file)])),
  };
}
