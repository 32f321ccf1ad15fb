import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { definitionFiles } from '../../server/cli/samples.ts';
import { type Interceptor, type ListeningPortal, listeningPortal } from '../../test/listening.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { PortalClient, PortalError, type RowOf } from './src/index.ts';

let portal: Portal;
let listening: ListeningPortal;
let site: string;
/** Seconds that the next calls are told to wait, as a busy portal does. */
const refusals: number[] = [];

const refuseBusy: Interceptor = (_request, response) => {
  const wait = refusals.shift();
  if (wait === undefined) return false;
  response
    .writeHead(429, { 'retry-after': String(wait), 'content-type': 'application/json' })
    .end('{"ok":false,"type":"TOO_MANY_REQUESTS","message":"Pedidos demais.","problems":[]}');
  return true;
};

beforeAll(async () => {
  portal = await sharePortal();
  listening = await listeningPortal(portal, refuseBusy);
  // A slash at the end is what a person copies from the address bar.
  site = `${listening.site}/`;
});

afterAll(async () => {
  listening.close();
  await portal.close();
});

const cents = (value: number): number => Math.round(value * 100);

describe('a program that reads a portal', () => {
  it('gets every row of a list, page after page, and their sum is the one that the list tells', async () => {
    const client = new PortalClient(site);
    const query = { filters: { 'numAnoPub.gte': 2021 }, sort: ['-vlrContrato'], size: 20 } as const;
    const { total, totals, says } = await client.list('contratos', query);
    let rows = 0;
    let sum = 0;
    for await (const row of client.all('contratos', query)) {
      rows += 1;
      sum += cents(row.vlrContrato);
    }
    expect({ rows, sum }).toEqual({ rows: total, sum: cents(totals.vlrContrato) });
    expect(total).toBeGreaterThan(60);
    expect(says).toContain('2021');
    expect(listening.asked.filter((url) => url.includes('_apos='))).not.toEqual([]);
    expect(listening.asked.filter((url) => url.includes('_page='))).toEqual([]);
  });

  it('chooses fields, and gets no other', async () => {
    const { data } = await new PortalClient(site).list('contratos', {
      fields: ['numContrato', 'vlrContrato'],
      size: 1,
    });
    expectTypeOf(data).items.toEqualTypeOf<{ numContrato: string; vlrContrato: number }>();
    expect(Object.keys(data[0] ?? {})).toEqual(['numContrato', 'vlrContrato']);
  });

  it('gets a record by its key, slashes included, and groups that add up to the list', async () => {
    const client = new PortalClient(site);
    const { data, totals } = await client.list('contratos', { filters: { numAnoPub: [2025, 2026] } });
    const [first] = data;
    if (!first) throw new Error('no contract');
    const found = await client.get('contratos', first.numContrato, first.numAnoPub);
    expect(found.data).toContainEqual(first);
    const groups = await client.groups('contratos', 'txtModalidade', {
      filters: { numAnoPub: [2025, 2026] },
      sort: '-vlrContrato',
    });
    const sum = groups.data.reduce((all, { vlrContrato }) => all + cents(vlrContrato), 0);
    expect(sum).toBe(cents(totals.vlrContrato));
  });

  it('gets all rows as a file', async () => {
    const client = new PortalClient(site);
    const filters = { numAnoPub: 2026, 'vlrContrato.gte': 1 };
    const { total } = await client.list('contratos', { filters });
    const file = await client.file('contratos', 'csv', { filters, fields: ['numContrato'] });
    expect((await file.text()).trim().split('\n')).toHaveLength(total + 1);
  });
});

describe('a refusal', () => {
  const failure = async (call: Promise<unknown>): Promise<PortalError> => {
    const error = await call.catch((reason: unknown) => reason);
    if (error instanceof PortalError) return error;
    throw new Error(`no refusal: ${error}`);
  };

  it('says what was wrong, by its field', async () => {
    const error = await failure(new PortalClient(site).list('contratos', { filters: { dtAssinatura: 'ontem' } }));
    expect(error).toMatchObject({ status: 400, type: 'BAD_QUERY', problems: [{ field: 'dtAssinatura' }] });
  });

  it('tells of a record that there is not', async () => {
    const error = await failure(new PortalClient(site).get('contratos', 'nenhum/9999', 1999));
    expect(error).toMatchObject({ status: 404, type: 'NOT_FOUND', retryAfter: null });
  });

  it('to wait is obeyed, and the answer comes', async () => {
    refusals.push(1);
    const begun = performance.now();
    const { total } = await new PortalClient(site).list('contratos', { size: 1 });
    expect(total).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
  });

  it('to wait longer than one may is passed on at once, with the time', async () => {
    refusals.push(600);
    const error = await failure(new PortalClient(site).list('contratos', { size: 1 }));
    expect(error).toMatchObject({ status: 429, type: 'TOO_MANY_REQUESTS', retryAfter: 600 });
    refusals.push(1);
    expect(await failure(new PortalClient(site, { retries: 0 }).list('contratos'))).toMatchObject({ retryAfter: 1 });
  });
});

it('the types are those of the definitions: required values are there, others may be null', () => {
  expectTypeOf<RowOf<'contratos'>['numContrato']>().toEqualTypeOf<string>();
  expectTypeOf<RowOf<'contratos'>['dtInicioVigencia']>().toEqualTypeOf<string | null>();
  expectTypeOf<RowOf<'licitacao'>['blnCovid']>().toEqualTypeOf<boolean | null>();
});

it('every dataset has its types, and none that is gone', async () => {
  const files = await definitionFiles();
  const written = await readdir(new URL('./src/datasets', import.meta.url));
  expect(written.sort()).toEqual(datasets.map(({ id }) => `${files.get(id)}.ts`).sort());
});
