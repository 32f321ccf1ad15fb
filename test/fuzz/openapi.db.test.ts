import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Described } from '../described.ts';
import { type Portal, sharePortal } from '../portal.ts';
import { FUZZED_HOSTS, FuzzJudge, valuesOfBoth } from './judge.ts';
import { addressOfFuzzed, type FuzzedRequest, fuzzedOperations, fuzzedRequest } from './requests.ts';

/** More requests, or another seed: FUZZ_RUNS=50000 FUZZ_SEED=7. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_200);
const SEED = Number(process.env.FUZZ_SEED ?? 17);

let portal: Portal;
let judge: FuzzJudge;
let requests: fc.Arbitrary<FuzzedRequest>;

beforeAll(async () => {
  portal = await sharePortal();
  const described: Described = JSON.parse((await portal.ask('/api/v1/openapi.json')).text);
  judge = await FuzzJudge.open(portal, described);
  requests = fuzzedRequest(fuzzedOperations(described), Object.keys(FUZZED_HOSTS), await valuesOfBoth(portal));
});

afterAll(() => portal.close());

it('thousands of made-up requests meet no failure of ours, no other body’s row and no answer off its schema', async () => {
  const holds = fc.asyncProperty(requests, async (request) => {
    const faults = await judge.faults(request);
    if (faults.length > 0)
      throw new Error(`${request.operation.method} ${addressOfFuzzed(request)}\n${faults.join('\n')}`);
  });
  console.info(`fuzz: ${RUNS} requests, FUZZ_SEED=${SEED}`);
  await fc.assert(holds, { numRuns: RUNS, seed: SEED });
}, 3_700_000);

it('the check for other bodies’ rows sees one that is there', async () => {
  expect(judge.foreign.size).toBeGreaterThan(1_000);
  const { text } = await portal.ask('/api/v1/contratos?_size=5', 'cmdemo.transparencia.localhost');
  expect(judge.foreign.inAnswer(1, text, 'json', '')).not.toEqual([]);
  expect(judge.foreign.inAnswer(2, text, 'json', '')).toEqual([]);
});
