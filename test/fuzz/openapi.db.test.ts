import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Described, Judge } from '../described.ts';
import { type Portal, sharePortal } from '../portal.ts';
import { ForeignTexts } from './foreign.ts';
import { addressOfFuzzed, type FuzzedRequest, fuzzedOperations, fuzzedRequest, type KnownValues } from './requests.ts';

const HOSTS = ['localhost', 'cmdemo.transparencia.localhost'];
const TENANTS: Readonly<Record<string, number>> = { localhost: 1, 'cmdemo.transparencia.localhost': 2 };

/** More requests, or another seed: FUZZ_RUNS=50000 FUZZ_SEED=7. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_200);
const SEED = Number(process.env.FUZZ_SEED ?? 17);

/** Statuses that any operation may have, whatever else is said of it. */
const ANYWHERE = [400, 401, 403, 404, 405, 406, 409, 411, 413, 414, 415, 416, 422, 429, 431, 503];

let portal: Portal;
let described: Described;
let judge: Judge;
let foreign: ForeignTexts;
let known: KnownValues;

beforeAll(async () => {
  portal = await sharePortal();
  described = JSON.parse((await portal.ask('/api/v1/openapi.json')).text);
  judge = new Judge(described);
  foreign = await portal.db.own((client) => ForeignTexts.read(client, datasets));
  known = await valuesOfBoth();
});

afterAll(() => portal.close());

/** Values of the first rows of both bodies: each is asked for what only the other has. */
async function valuesOfBoth(): Promise<KnownValues> {
  const found = new Map<string, string[]>();
  const places = HOSTS.flatMap((host) => datasets.map(({ id }) => ({ host, id })));
  for (const { host, id } of places) {
    const { json } = await portal.ask(`/api/v1/${id}?_size=2`, host);
    const cells = (json.data ?? []).flatMap((row) => Object.entries(row));
    for (const [name, value] of cells)
      if (value) found.set(name, [...(found.get(name) ?? []), String(value)].slice(-40));
  }
  return found;
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE', patch: 'PATCH', head: 'HEAD' } as const;

const methodOf = (name: string) => Object.entries(METHODS).find(([own]) => own === name)?.[1] ?? 'GET';

/** What is wrong with the answer to a request; empty where nothing is. */
async function faultsOf(request: FuzzedRequest): Promise<string[]> {
  const { operation, host, headers, payload } = request;
  const url = addressOfFuzzed(request);
  const {
    statusCode: status,
    headers: got,
    body,
  } = await portal.app.inject({
    method: methodOf(operation.method),
    url,
    headers: { host, ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
  const type = String(got['content-type'] ?? '');
  const isJson = type.startsWith('application/json');
  const asked = JSON.stringify(request);
  const seen = isJson || type.startsWith('text/csv') ? foreign.inAnswer(TENANTS[host] ?? 0, body, isJson, asked) : [];
  return [
    ...(status >= 500 && status !== 503 ? [`${status}: ${body.slice(0, 300)}`] : []),
    ...seen.slice(0, 3).map((one) => `another body's ${one}`),
    ...shapeFaults(operation, status, type, body),
  ];
}

/** A refusal that every address may give has the shape of every refusal; what is said of the operation is held to it. */
function shapeFaults(operation: FuzzedRequest['operation'], status: number, type: string, text: string): string[] {
  const isSaid = described.paths[operation.path]?.[operation.method]?.responses[String(status)] !== undefined;
  if (isSaid && status !== 304) return judge.faults({ ...operation, status, type, text }).slice(0, 3);
  if (!ANYWHERE.includes(status))
    return status === 304 || status === 206 ? [] : [`${operation.path} is not described with ${status}`];
  return text === '' || JSON.parse(text).ok === false ? [] : [`${status} without the words of a refusal`];
}

it('thousands of made-up requests meet no failure of ours, no other body’s row and no answer off its schema', async () => {
  expect(foreign.size).toBeGreaterThan(1_000);
  const requests = fuzzedRequest(fuzzedOperations(described), HOSTS, known);
  const holds = fc.asyncProperty(requests, async (request) => {
    const faults = await faultsOf(request);
    if (faults.length > 0)
      throw new Error(`${request.operation.method} ${addressOfFuzzed(request)}\n${faults.join('\n')}`);
  });
  console.info(`fuzz: ${RUNS} requests, FUZZ_SEED=${SEED}`);
  await fc.assert(holds, { numRuns: RUNS, seed: SEED, endOnFailure: false, interruptAfterTimeLimit: 3_600_000 });
}, 3_700_000);

it('the check for other bodies’ rows sees one that is there', async () => {
  const { text } = await portal.ask('/api/v1/contratos?_size=5', HOSTS[1]);
  expect(foreign.inAnswer(1, text, true, '')).not.toEqual([]);
  expect(foreign.inAnswer(2, text, true, '')).toEqual([]);
});
