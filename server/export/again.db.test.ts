import { Readable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dataset, sourceOf, storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { oddRows } from '../../test/odd.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { csv } from '../demo/csv.ts';
import { load } from '../import/load.ts';
import type { Report } from '../import/report.ts';
import { one } from '../import/source.ts';
import { ident } from '../sql/names.ts';

let portal: Portal;
/** Who exports, and who takes the file in. */
let here: Body;
let there: Body;

interface Body {
  host: string;
  tenant: number;
}

beforeAll(async () => {
  portal = await openBodies();
  [here, there] = await Promise.all([bodyAt('localhost'), bodyAt('cmdemo.transparencia.localhost')]);
});

afterAll(() => portal.close());

async function bodyAt(host: string): Promise<Body> {
  const site = await portal.setting.tenants.of(host);
  return { host, tenant: site?.tenant.id ?? 0 };
}

/** The dataset that takes the rows in: itself, unless it only shows some of another's. */
const home = (set: Dataset): Dataset => datasets.find(({ id }) => id === sourceOf(set)) ?? set;

const send = (client: pg.ClientBase, { tenant }: Body, set: Dataset, bytes: Readable): Promise<Report> =>
  load(client, {
    tenant,
    dataset: home(set),
    files: one(set.id, bytes),
    name: set.id,
    reference: '2026-10-31',
    author: 'teste',
    maxRefused: 0,
    force: true,
    search: 'later',
  });

/** What is stored, sorted: a file may bring its rows in any order. */
async function stored(client: pg.ClientBase, { tenant }: Body, set: Dataset): Promise<string[]> {
  const names = storedOf(set).map(([name]) => ident(name));
  await client.query("SELECT set_config('app.tenant', $1, false)", [String(tenant)]);
  const { rows } = await client.query(`SELECT ${names.join(', ')} FROM pub.${ident(set.id)}`);
  return rows.map((row) => JSON.stringify(row)).sort();
}

async function totals({ host }: Body, set: Dataset): Promise<object> {
  const { json } = await portal.ask(`/api/v1/${set.id}?_size=1`, host);
  return { total: json.total, totals: json.totals };
}

/** Every file that a dataset leaves the portal in. A view of another dataset has no loads of its own. */
const filesOf = ({ id, cut }: Dataset, carga: number | null): string[] => [
  `${id}.csv`,
  `${id}.csv?_planilha=1`,
  `${id}.xlsx`,
  `${id}.json`,
  ...(cut ? [] : [`${id}/cargas/${carga}.csv`]),
];

it.each(datasets.map((set) => [set.id, set] as const))(
  '%s enters again from every file it leaves in, with the same rows, values and sums',
  (_, set) =>
    portal.db.own(async (client) => {
      const { carga } = await send(client, here, set, csv(oddRows(set), home(set)));
      const before = await stored(client, here, set);
      expect(before.length).toBeGreaterThan(10);
      for (const file of filesOf(set, carga)) {
        const { rawPayload } = await portal.app.inject({ url: `/api/v1/${file}`, headers: { host: here.host } });
        const { refusals } = await send(client, there, set, Readable.from([rawPayload]));
        expect({ file, refusals, rows: await stored(client, there, set) }).toEqual({
          file,
          refusals: [],
          rows: before,
        });
      }
      expect(await totals(there, set)).toEqual(await totals(here, set));
    }),
);
