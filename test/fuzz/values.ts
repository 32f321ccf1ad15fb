import fc from 'fast-check';

/** A description of a value, as far as values are made from it. */
export interface ValueSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  examples?: unknown[];
  items?: ValueSchema;
  properties?: Record<string, ValueSchema>;
  anyOf?: ValueSchema[];
  minimum?: number;
  maximum?: number;
}

/** Values at the edges of what numbers, days and texts can be. */
const EDGES = [
  '',
  '0',
  '-1',
  '1',
  '00',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '1e309',
  'NaN',
  'Infinity',
  '0.1',
  '1,5',
  '1.234,56',
  '2024',
  '0000',
  '99999',
  '2024-02-30',
  '2023-02-29',
  '0001-01-01',
  '9999-12-31',
  '2024-13',
  'true',
  'false',
  'null',
  '[]',
  '{}',
  '_',
  '-',
  '*',
  '%',
  ' ',
  '\t',
  '+',
  '>=',
  '>0',
  '<',
  '1..2',
  '2020..2030',
  '..',
  ',',
  ',,',
];

/** Values that break programs: of SQL, of paths, of markup, of encodings, of regular expressions. */
const HOSTILE = [
  "'",
  "' OR 1=1 --",
  "1'; DROP TABLE dados.contratos; --",
  '"; SELECT pg_sleep(10); --',
  '$1',
  '\\',
  "\\'",
  '{{7*7}}',
  '%00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff',
  '\u202e',
  'e\u0301',
  'İ',
  'ﬀ',
  '💸'.repeat(50),
  '../../etc/passwd',
  '..%2f..%2f',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '(a+)+$',
  '.*',
  '(',
  '[',
  '%_%',
  '_%'.repeat(100),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'tenant',
  'app.tenant',
  'A'.repeat(5_000),
  '1'.repeat(400),
  '-'.repeat(300),
  'tenant=2',
  'pub._cargas',
  '\r\nSet-Cookie: a=b',
  '& ! | : * <->',
  "a & !b | 'c",
  ':*',
  '\\:*',
];

/** Texts that no schema allows: every one is refused or finds nothing. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  );

/** A value as a schema wants it, or nearly so. */
export function schemaText(schema: ValueSchema, known: readonly string[]): fc.Arbitrary<string> {
  const listed = [
    ...(schema.enum ?? []),
    ...(schema.examples ?? []),
    ...(schema.const === undefined ? [] : [schema.const]),
  ];
  const given = [...listed.map(String), ...known];
  const made = (schema.anyOf ?? [schema]).map(typedText);
  return given.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...given) }, ...made) : fc.oneof(...made);
}

function typedText({ type, format, items, minimum = 0, maximum = 3_000 }: ValueSchema): fc.Arbitrary<string> {
  if (items) return typedText(items);
  if (format === 'date') return day();
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 3_000) }).map(String);
  if (type === 'number') return fc.float({ noNaN: true, noDefaultInfinity: true }).map(String);
  if (type === 'boolean') return fc.constantFrom('true', 'false', '0', '1');
  return fc.oneof(fc.string({ maxLength: 12 }), day(), fc.integer({ min: 1990, max: 2035 }).map(String));
}

const day = (): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Any value of JSON for the body of a request: mostly of the described shape, with some parts replaced. */
export function bodyValue(schema: ValueSchema | undefined, depth = 0): fc.Arbitrary<unknown> {
  const wild = fc.oneof(hostileText(), fc.jsonValue({ maxDepth: 2 }));
  if (!schema || depth > 3) return wild;
  return fc.oneof({ weight: 6, arbitrary: shaped(schema, depth) }, { weight: 1, arbitrary: wild });
}

function shaped(schema: ValueSchema, depth: number): fc.Arbitrary<unknown> {
  const { properties, items, anyOf } = schema;
  if (anyOf?.[0]) return fc.oneof(...anyOf.map((one) => bodyValue(one, depth + 1)));
  if (properties) {
    const inner = Object.fromEntries(
      Object.entries(properties).map(([name, own]) => [name, bodyValue(own, depth + 1)]),
    );
    return fc.record(inner, { requiredKeys: [] });
  }
  if (items) return fc.array(bodyValue(items, depth + 1), { maxLength: 4 });
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer(), fc.double());
  if (schema.type === 'boolean') return fc.boolean();
  return fc.oneof(schemaText(schema, []), hostileText());
}
