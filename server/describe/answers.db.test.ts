import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import type { Operation } from '../../catalog/contract/operation.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { ReleasePackage } from '../../catalog/ocds/answer.ts';
import { type Asking, addressOf, ask, askingsOf, nameOf, type Way } from '../../test/asking.ts';
import { type Described, Judge } from '../../test/described.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { isRepeatable } from '../http/parameters.ts';
import { operationsOf } from './operations.ts';

const TOWN = 'localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';

/** Groups whose requests follow one from another: `sent.db.test.ts` goes through them in their order. */
const JOURNEYS: readonly string[] = ['Mensagens', 'Publicação', 'Webhooks'];

const operations = operationsOf(datasets).filter(({ tag }) => !JOURNEYS.includes(tag));

const byId = new Map(datasets.map((set) => [set.id, set]));
const setOf = ({ path }: Pick<Operation, 'path'>): Dataset | undefined =>
  byId.get(path.split('/')[2]?.split('.')[0] ?? '');

/** An operation without the name of its dataset: what has the same shape is answered by the same lines. */
const shapeOf = (one: Pick<Operation, 'path'> & { method: string }): string =>
  `${one.method} ${one.path}`.replace(`/${setOf(one)?.id}`, '/conjunto').replace(/\{[^}]+\}/g, '{}');

const sizeOf = (one: Operation): number => Object.keys(setOf(one)?.fields ?? {}).length;

/** One operation of each shape, of the dataset that has most fields. */
const shapes: readonly Operation[] = [
  ...new Map(operations.toSorted((a, b) => sizeOf(a) - sizeOf(b)).map((one) => [shapeOf(one), one])).values(),
];

/**
 * What a body is asked: one operation of each shape, and of its datasets those whose answer is described by their fields, the
 * chamber only of those that are its alone. The files of every dataset, which have no such description, are tried elsewhere.
 */
function askedOf(host: string): readonly Operation[] {
  const isOfTowns = (one: Operation): boolean => concerns(setOf(one) ?? {}, 'prefeitura');
  const isOwn = (one: Operation): boolean =>
    isOfTowns(one) === (host === TOWN) && one.replies[200]?.schema !== undefined;
  return operations.filter((one) => shapes.includes(one) || isOwn(one));
}

/** The requests of operations that need something to be there first: by method and path. */
const WAYS: Readonly<Record<string, Way>> = {
  'get /v1/arquivos/{pasta}/{nome}': documentOf,
  'get /v1/ocds/{ocid}': processOf,
};

/** A process of the first page of releases. */
async function processOf(portal: Portal, host: string): Promise<readonly Asking[]> {
  const { releases }: ReleasePackage = JSON.parse((await portal.ask('/api/v1/ocds/releases.json?_size=1', host)).text);
  return releases.map(({ ocid }) => ({ parameters: { ocid }, status: 200 }));
}

/** A published document that lies in one folder. */
async function documentOf(portal: Portal, host: string): Promise<readonly Asking[]> {
  const { json } = await portal.ask('/api/v1/arquivos?_size=1000', host);
  const [pasta, nome] =
    json.data.map(({ caminho }) => String(caminho).split('/')).find((parts) => parts.length === 2) ?? [];
  return pasta && nome ? [{ parameters: { pasta, nome }, status: 200 }] : [];
}

let portal: Portal;
let described: Described;
let judge: Judge;

beforeAll(async () => {
  portal = await sharePortal();
  described = JSON.parse((await portal.ask('/api/v1/openapi.json')).text);
  judge = new Judge(described);
});

afterAll(() => portal.close());

describe.each([TOWN, CHAMBER])('asked of %s', (host) => {
  it.each(askedOf(host).map((one) => [nameOf(one), one] as const))(
    '%s answers as described',
    async (name, operation) => {
      const askings = await askingsOf(portal, host, operation, WAYS);
      expect({ name, askings: askings.length }).not.toEqual({ name, askings: 0 });
      for (const asking of askings) {
        const answer = await ask(portal, host, operation, asking);
        const faults = judge.faults({ ...operation, ...answer }).slice(0, 5);
        const asked = addressOf(operation.path, asking.parameters);
        expect({ asked, status: answer.status, faults }).toEqual({ asked, status: asking.status, faults: [] });
      }
    },
  );
});

it('every operation of openapi.json is asked, or one of its shape', () => {
  const asked = new Set([TOWN, CHAMBER].flatMap(askedOf).map(shapeOf));
  const all = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags }]) => ({ name: shapeOf({ method, path }), tags })),
  );
  const forgotten = all.filter(({ name, tags }) => !asked.has(name) && !tags.some((tag) => JOURNEYS.includes(tag)));
  expect(forgotten).toEqual([]);
});

/** Only the calls of the reference system overlook what they do not know, as the original does. */
const strict = shapes.filter(({ query }) => query?._zod.def.catchall?._zod.def.type === 'never');

describe('an address that is asked for what it does not know', () => {
  const addressTo = async (operation: Operation): Promise<URL> => {
    const askings = await askingsOf(portal, TOWN, operation, WAYS);
    const { parameters = {} } = askings.find(({ status }) => status < 300) ?? askings.at(-1) ?? {};
    return new URL(`http://${TOWN}/api${addressOf(operation.path, parameters)}`);
  };

  const refusal = async (operation: Operation, name: string, value: string, times: number) => {
    const url = await addressTo(operation);
    url.searchParams.delete(name);
    for (let i = 0; i < times; i++) url.searchParams.append(name, value);
    const { statusCode, body } = await portal.app.inject({
      method: operation.method,
      url: `${url.pathname}${url.search}`,
      headers: { host: TOWN },
    });
    return { status: statusCode, ...JSON.parse(body) };
  };

  it.each(strict.map((one) => [nameOf(one), one] as const))('%s refuses an unknown name', async (_, operation) => {
    expect(await refusal(operation, 'nada', '1', 1)).toMatchObject({
      status: 400,
      type: 'BAD_QUERY',
      message: expect.stringMatching(/“nada”.*\.$/),
    });
  });

  const single = strict.flatMap((one) => {
    const found = Object.entries(one.query?.shape ?? {}).flatMap(([name, schema]) =>
      isRepeatable(schema) ? [] : [name],
    );
    // Of a filter, the same value said twice is one value: what is ours has one alone.
    const name = found.find((own) => own.startsWith('_')) ?? found[0];
    return name === undefined ? [] : [[nameOf(one), name, one] as const];
  });

  it.each(single)('%s refuses a repeated %s', async (_, name, operation) => {
    expect(await refusal(operation, name, '1', 2)).toMatchObject({
      status: 400,
      type: 'BAD_QUERY',
      message: expect.stringContaining(`“${name}” aparece mais de uma vez`),
    });
  });
});
