import type { InjectOptions } from 'fastify';
import type { Example, KeySource, Operation } from '../catalog/contract/operation.ts';
import type { Row } from '../catalog/fields/field.ts';
import type { Portal } from './portal.ts';

/** One request of an operation, and the status that it must get. */
export interface Asking {
  parameters: Readonly<Record<string, string>>;
  status: number;
  /** What goes with a request besides its address. */
  payload?: InjectOptions['payload'];
  headers?: Readonly<Record<string, string>>;
}

/** Makes the requests of an operation that no example can write down, as what it asks must be there first. */
export type Way = (portal: Portal, host: string) => Promise<readonly Asking[]>;

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

/** All the ways in which an operation is asked: by its examples, by the key of a row that is there, by a way of its own. */
export async function askingsOf(
  portal: Portal,
  host: string,
  operation: Operation,
  ways: Readonly<Record<string, Way>>,
): Promise<readonly Asking[]> {
  const own = ways[nameOf(operation)];
  return [
    ...examplesOf(operation).map(({ parameters, status = 200 }) => ({ parameters, status })),
    ...(operation.keys ? [await byKey(portal, host, operation, operation.keys)] : []),
    ...(own ? await own(portal, host) : []),
  ];
}

/** An address without parameters of its own is asked bare. */
function examplesOf({ method, path, examples, keys }: Operation): readonly Example[] {
  if (examples) return examples;
  return method === 'get' && !path.includes('{') && !keys ? [{ parameters: {} }] : [];
}

/** A body that has no row with such a key is asked for one that is nobody's. */
async function byKey(
  portal: Portal,
  host: string,
  { path, replies }: Operation,
  { list, fields }: KeySource,
): Promise<Asking> {
  const { json } = await portal.ask(`/api${list}`, host);
  const row = json.data.find((one) => Object.values(fields).every((name) => !isAbsent(one[name])));
  if (row) return { parameters: keyOf(row, fields), status: 200 };
  if (!path.includes('{')) return { parameters: {}, status: 200 };
  if (!replies[404]) throw new Error(`${path} has no key in ${list}, and no answer for one that is not there`);
  return { parameters: Object.fromEntries(Object.keys(fields).map((name) => [name, 'nada'])), status: 404 };
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

const keyOf = (row: Row, fields: KeySource['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, String(row[field])]));

/** Sends a request to an operation. */
export async function ask(portal: Portal, host: string, { method, path }: Operation, asking: Asking) {
  const { payload, headers } = asking;
  const {
    statusCode,
    headers: got,
    body,
  } = await portal.app.inject({
    method,
    url: `/api${addressOf(path, asking.parameters)}`,
    headers: { host, ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { status: statusCode, type: String(got['content-type'] ?? ''), text: body };
}

/** The address of an operation with its parameters: those that the path does not name are the query. */
export function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(parameters[name] ?? ''));
  const query = Object.entries(parameters).filter(([name]) => !path.includes(`{${name}}`));
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}
