import { Readable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dataset, sourceOf, storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { said, shown } from '../../test/agree.ts';
import { hostOf, type Portal } from '../../test/portal.ts';
import { openSamples, send } from '../../test/samples.ts';
import { ident } from '../database/sql/names.ts';

interface Body {
  host: string;
  tenant: number;
}

let portal: Portal;

beforeAll(async () => {
  portal = await openSamples();
});

afterAll(() => portal.close());

/** Who exports, and who takes the file in. */
async function between(set: Dataset): Promise<[Body, Body]> {
  const hosts = ['localhost', 'cmdemo.transparencia.localhost'].sort((host) => (host === hostOf(set) ? -1 : 1));
  const [here = '', there = ''] = hosts;
  return [await bodyAt(here), await bodyAt(there)];
}

async function bodyAt(host: string): Promise<Body> {
  const site = await portal.setting.tenants.of(host);
  return { host, tenant: site?.tenant.id ?? 0 };
}

/** The dataset that takes the rows in: itself, unless it only shows some of another's. */
const home = (set: Dataset): Dataset => datasets.find(({ id }) => id === sourceOf(set)) ?? set;

/** What is stored, sorted: a file may bring its rows in any order. */
async function stored(client: pg.ClientBase, { tenant }: Body, set: Dataset): Promise<string[]> {
  const names = storedOf(set).map(([name]) => ident(name));
  await client.query("SELECT set_config('app.tenant', $1, false)", [String(tenant)]);
  const { rows } = await client.query(`SELECT ${names.join(', ')} FROM pub.${ident(set.id)}`);
  return rows.map((row) => JSON.stringify(row)).sort();
}

const ask = (path: string, { host }: Body) => portal.ask(`/api/v1/${path}`, host);

/** What the list adds up, but for what follows from other datasets. */
async function totals(set: Dataset, body: Body): Promise<object> {
  const { total, totals: sums } = (await ask(`${set.id}?_size=1`, body)).json;
  const own = storedOf(set).filter(([name]) => name in sums);
  return { total, ...Object.fromEntries(own.map(([name]) => [name, sums[name]])) };
}

/**
 * The files that a dataset leaves the portal in. One in eight is tried with all of them, the others with those that differ in
 * how a cell is written. A view of another dataset has no loads of its own.
 */
async function filesOf(set: Dataset, here: Body): Promise<string[]> {
  const { id, cut } = set;
  const differing = [`${id}.csv?_planilha=1`, `${id}.xlsx`, `${id}.json`];
  if (datasets.indexOf(set) % 8 > 0) return differing;
  const { carga } = (await ask(`${id}?_size=1`, here)).json.dados;
  const archived = cut ? [] : [`${id}/cargas/${carga}.csv`, `${id}/cargas/${carga}.csv?_planilha=1`];
  return [`${id}.csv`, ...differing, ...archived];
}

it.each(datasets.map((set) => [set.id, set] as const))(
  '%s enters again from every file it leaves in, with the same rows, values and sums, which its list shows as the import tells them',
  (_, set) =>
    portal.db.own(async (client) => {
      const [here, there] = await between(set);
      const rows = await stored(client, here, set);
      expect(rows.length).toBeGreaterThan(10);
      for (const file of await filesOf(set, here)) {
        const { rawPayload } = await portal.app.inject({ url: `/api/v1/${file}`, headers: { host: here.host } });
        const report = await send(client, there.tenant, home(set), Readable.from([rawPayload]));
        const { refusals } = report;
        expect({ file, refusals, rows: await stored(client, there, set) }).toEqual({ file, refusals: [], rows });
        if (!set.cut) expect(await shown(portal, set, there.host)).toEqual(said(set, report));
      }
      expect(await totals(set, there)).toEqual(await totals(set, here));
    }),
);
