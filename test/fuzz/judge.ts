import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Described, Judge } from '../described.ts';
import type { Portal } from '../portal.ts';
import { ForeignTexts, type FuzzedAnswer } from './foreign.ts';
import { addressOfFuzzed, type FuzzedRequest, type KnownValues } from './requests.ts';

/** Hosts of the two bodies, and their numbers. */
export const FUZZED_HOSTS: Readonly<Record<string, number>> = { localhost: 1, 'cmdemo.transparencia.localhost': 2 };

/** Statuses of refusals that any operation may give, whatever else is said of it. */
const ANYWHERE = [400, 401, 403, 404, 405, 406, 409, 411, 413, 414, 415, 416, 422, 429, 431, 503];

/** Statuses of what a client already has, or of a part that it asked for. */
const PARTIAL = [304, 206];

/** The answers that are looked through, by their content type. */
const KINDS: readonly (readonly [type: string, kind: FuzzedAnswer])[] = [
  ['application/json', 'json'],
  ['application/jsonl', 'lines'],
  ['text/csv', 'csv'],
];

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE', patch: 'PATCH', head: 'HEAD' } as const;
const methodOf = (name: string) => Object.entries(METHODS).find(([own]) => own === name)?.[1] ?? 'GET';

/** An answer as it was before it was compressed, as many are asked to be. */
function unpacked(payload: Buffer, coding: unknown): Buffer {
  if (payload.length === 0) return payload;
  if (coding === 'br') return brotliDecompressSync(payload);
  return coding === 'gzip' ? gunzipSync(payload) : payload;
}

/**
 * What the portal or a body says of itself, and no row does: its words may also stand in somebody's row.
 * The parts of a dataset that a statement can name are such words too.
 */
const COMMON = ['/api/glossario/glossarioasync', '/api/v1/datapackage.json', '/api/v1/estrutura'];

/** Sends made-up requests and holds the answers to what is promised of all of them. */
export class FuzzJudge {
  readonly #portal: Portal;
  readonly #described: Described;
  readonly #judge: Judge;
  readonly foreign: ForeignTexts;

  private constructor(portal: Portal, described: Described, foreign: ForeignTexts) {
    this.#portal = portal;
    this.#described = described;
    this.#judge = new Judge(described);
    this.foreign = foreign;
  }

  static async open(portal: Portal, described: Described): Promise<FuzzJudge> {
    const own = COMMON.flatMap((path) => Object.keys(FUZZED_HOSTS).map((host) => portal.ask(path, host)));
    const answered = (await Promise.all(own)).map(({ json }) => json);
    const common = [...answered, ...datasets.map(({ pntp }) => pntp)];
    const foreign = await portal.db.own((client) => ForeignTexts.read(client, datasets, common));
    return new FuzzJudge(portal, described, foreign);
  }

  /** What is wrong with the answer to a request; empty where nothing is. */
  async faults(request: FuzzedRequest): Promise<string[]> {
    const { operation, host, headers, payload } = request;
    const {
      statusCode,
      headers: got,
      rawPayload,
    } = await this.#portal.app.inject({
      method: methodOf(operation.method),
      url: addressOfFuzzed(request),
      headers: { host, ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload }),
    });
    const type = String(got['content-type'] ?? '');
    const body = unpacked(rawPayload, got['content-encoding']).toString();
    return [
      ...(statusCode >= 500 && statusCode !== 503 ? [`${statusCode}: ${body.slice(0, 300)}`] : []),
      ...this.#strangers(request, type, body),
      ...this.#shape(request, statusCode, type, body),
    ];
  }

  #strangers(request: FuzzedRequest, type: string, body: string): string[] {
    const kind = KINDS.find(([start]) => type === start || type.startsWith(`${start};`))?.[1];
    if (body === '' || !kind) return [];
    const found = this.foreign.inAnswer(FUZZED_HOSTS[request.host] ?? 0, body, kind, JSON.stringify(request));
    return found.slice(0, 3).map((one) => `another body's ${one}`);
  }

  /** A refusal that every address may give has the words of every refusal; what is said of the operation is held to it. */
  #shape({ operation }: FuzzedRequest, status: number, type: string, text: string): string[] {
    if (PARTIAL.includes(status)) return [];
    const isSaid = this.#described.paths[operation.path]?.[operation.method]?.responses[String(status)] !== undefined;
    if (isSaid) return this.#judge.faults({ ...operation, status, type, text }).slice(0, 3);
    if (!ANYWHERE.includes(status)) return [`${operation.path} is not described with ${status}`];
    return text === '' || JSON.parse(text).ok === false ? [] : [`${status} without the words of a refusal`];
  }
}

/** Values of the first rows of both bodies: each is asked for what only the other has. */
export async function valuesOfBoth(portal: Portal): Promise<KnownValues> {
  const found = new Map<string, string[]>();
  const places = Object.keys(FUZZED_HOSTS).flatMap((host) => datasets.map(({ id }) => ({ host, id })));
  for (const { host, id } of places) {
    const { json } = await portal.ask(`/api/v1/${id}?_size=2`, host);
    const cells = (json.data ?? []).flatMap((row) => Object.entries(row));
    for (const [name, value] of cells)
      if (value) found.set(name, [...(found.get(name) ?? []), String(value)].slice(-40));
  }
  return found;
}
