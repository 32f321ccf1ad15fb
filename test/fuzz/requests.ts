import fc from 'fast-check';
import type { Described } from '../described.ts';
import { bodyValue, hostileText, schemaText, type ValueSchema } from './values.ts';

/** A parameter of an operation, as the document describes it. */
interface DescribedParameter {
  name: string;
  in: string;
  schema?: ValueSchema;
}

/** An operation of the document, with what requests are made from. */
export interface FuzzedOperation {
  method: string;
  /** As the document writes it. */
  path: string;
  parameters: readonly DescribedParameter[];
  body: ValueSchema | undefined;
}

/** A request that was made up. */
export interface FuzzedRequest {
  operation: FuzzedOperation;
  host: string;
  /** Values of the path's own parameters, and pairs of the query. */
  places: Readonly<Record<string, string>>;
  pairs: readonly (readonly [name: string, value: string])[];
  headers: Readonly<Record<string, string>>;
  payload: string | undefined;
}

/** Values that the bodies have, by the name of the field. */
export type KnownValues = ReadonlyMap<string, readonly string[]>;

type DescribedOperation = {
  operationId: string;
  parameters?: DescribedParameter[];
  requestBody?: { content: Record<string, { schema?: ValueSchema }> };
};

/** The operations of a document, references in bodies resolved. */
export function fuzzedOperations(described: Described): FuzzedOperation[] {
  const schemas: Record<string, unknown> = described.components.schemas;
  return Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters = [], requestBody }: DescribedOperation = operation;
      const [content] = Object.values(requestBody?.content ?? {});
      return { method, path, parameters, body: content?.schema && resolved(content.schema, schemas) };
    }),
  );
}

function resolved(schema: object, schemas: Readonly<Record<string, unknown>>): ValueSchema {
  const ref = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined;
  const found = ref === undefined ? schema : schemas[ref];
  return typeof found === 'object' && found !== null ? found : {};
}

/** Whole files: asked for, but rarely. Of those that take minutes none is: their parameters are read as those of a CSV. */
const HEAVY = /\.(?:csv|json|xml)$|\/cargas\//;
const SLOW = /\.(?:xlsx|pdf|zip|parquet)$/;

/** Requests to all operations: parameters that are valid, at the edge, hostile, repeated, unknown or another body's. */
export function fuzzedRequest(
  operations: readonly FuzzedOperation[],
  hosts: readonly string[],
  known: KnownValues,
): fc.Arbitrary<FuzzedRequest> {
  const asked = operations.filter(({ path }) => !SLOW.test(path));
  const light = asked.filter(({ path }) => !HEAVY.test(path));
  const heavy = asked.filter(({ path }) => HEAVY.test(path));
  const operation = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...light) },
    { weight: 1, arbitrary: fc.constantFrom(...heavy) },
  );
  // What makes the requests to an operation is made once: it costs more than the requests.
  const made = new Map<FuzzedOperation, fc.Arbitrary<FuzzedRequest>>();
  return operation.chain((one) => {
    const requests = made.get(one) ?? requestTo(one, hosts, known);
    made.set(one, requests);
    return requests;
  });
}

function requestTo(
  operation: FuzzedOperation,
  hosts: readonly string[],
  known: KnownValues,
): fc.Arbitrary<FuzzedRequest> {
  const textOf = ({ name, schema = {} }: DescribedParameter): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 5, arbitrary: schemaText(schema, known.get(name) ?? []) },
      { weight: 2, arbitrary: hostileText() },
    );
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  const pair = (name: string, value: fc.Arbitrary<string>) => value.map((text) => [name, text] as const);
  const asked = inQuery.map((one) => pair(one.name, textOf(one)));
  const strange = fc.tuple(
    fc.oneof(fc.constantFrom('tenant', '_', '__proto__', '_size', '_sort'), hostileText()),
    hostileText(),
  );
  const pairs =
    asked.length > 0
      ? fc.oneof({ weight: 12, arbitrary: fc.oneof(...asked) }, { weight: 1, arbitrary: strange })
      : strange;
  return fc.record({
    operation: fc.constant(operation),
    host: fc.constantFrom(...hosts),
    places: fc.record(Object.fromEntries(inPath.map((one) => [one.name, textOf(one)]))),
    pairs: fc.array(pairs, { maxLength: 5 }),
    headers: strangeHeaders(),
    payload: payloadOf(operation),
  });
}

/** Headers that decide something, with values that are not meant for them. */
function strangeHeaders(): fc.Arbitrary<Record<string, string>> {
  const name = fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'if-none-match',
    'if-modified-since',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
    'x-http-method-override',
  );
  const value = fc.oneof(
    fc.constantFrom(
      '*',
      'gzip;q=0, br',
      'bytes=0-',
      'bytes=5-1,-1',
      'Bearer x',
      'https',
      'cmdemo.transparencia.localhost',
      '"a", W/"b"',
      ',',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  );
  const some = fc.array(fc.tuple(name, value), { maxLength: 3 }).map((found) => Object.fromEntries(found));
  return fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: some });
}

function payloadOf({ method, body }: FuzzedOperation): fc.Arbitrary<string | undefined> {
  if (method === 'get') return fc.constant(undefined);
  return fc.oneof(
    { weight: 6, arbitrary: bodyValue(body).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: hostileText() },
  );
}

/** The address of a request. */
export function addressOfFuzzed({ operation, places, pairs }: FuzzedRequest): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name) => encoded(places[name] ?? ''));
  const query = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return query === '' ? `/api${path}` : `/api${path}?${query}`;
}

/** A text in an address. Half a character cannot be written: what stands for it goes. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
