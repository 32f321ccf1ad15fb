import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { samples } from '../../catalog/samples/index.ts';
import { csv } from '../../demo/csv.ts';
import { said, shown } from '../../test/agree.ts';
import { hostOf, openBodies, type Portal } from '../../test/portal.ts';
import { load } from './load.ts';
import { oneFile } from './read/files.ts';

describe('what an import says of the sample of every dataset is what its list shows', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await openBodies();
  });
  afterAll(() => portal.close());

  it.each(datasets.filter(({ cut }) => !cut))('$id', async (dataset) => {
    const host = hostOf(dataset);
    const slug = host === 'localhost' ? 'pmdemo' : 'cmdemo';
    const rows = (samples[dataset.id] ?? []).filter(({ refused }) => !refused).map(({ cells }) => cells);
    const report = await portal.db.own(async (client) => {
      const { rows: found } = await client.query('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
      return load(client, {
        tenant: found[0].id,
        dataset,
        files: oneFile('amostra.csv', csv(rows, dataset)),
        name: 'amostra.csv',
        reference: '2026-11-12',
        author: 'teste',
      });
    });
    expect(report.accepted).toBe(rows.length);
    expect(await shown(portal, dataset, host)).toEqual(said(dataset, report));
  });
});
