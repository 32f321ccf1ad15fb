import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import type { Condition } from '../../catalog/query.ts';
import { row, TwoTenants } from '../../test/loads.ts';
import { redact } from '../import/redact.ts';
import { loadsFeed } from './cargas.ts';
import { readEntries } from './changes.ts';
import type { FeedPlace } from './place.ts';

let desk: TwoTenants;
beforeAll(async () => {
  desk = await TwoTenants.open();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const PLACE: FeedPlace = {
  self: 'https://x.example/api/v1/contratos.atom',
  site: 'https://x.example',
  body: 'Órgão',
  tag: (specific) => `tag:x.example,2026:${specific}`,
};

const told = (where: readonly Condition[] = [], page = 1, size = 50, tenant = desk.here) =>
  desk.read(tenant, (client) => readEntries(client, PLACE, tenant, { set: contratos, where, page, size }));

const titles = async (...asked: Parameters<typeof told>) => (await told(...asked)).entries.map(({ title }) => title);

it('the feed of loads has the newest first, although one begun later was numbered before it', async () => {
  await desk.send([row('1', '2024')]);
  await desk.send([row('1', '2025')]);
  await desk.client.query(`UPDATE portal.cargas SET "publicadaEm" = now() - id * interval '1 hour'`);
  const asked = { datasets: [contratos], set: null, tenant: desk.here, page: 1, size: 1 };
  const { entries } = await desk.read(desk.here, (client) => loadsFeed(client, PLACE, asked));
  expect(entries.map(({ title }) => title)).toEqual([expect.stringContaining('2024')]);
});

describe('the entries of a feed', () => {
  it('say what became of each record, and lead to its page', async () => {
    await desk.send([row('1', '2025', '1,00'), row('2', '2025', '1,00'), row('3', '2025', '1,00')]);
    await desk.send([row('1', '2025', '9,50'), row('2', '2025', '1,00'), row('4/5', '2025')], { force: true });
    const { entries } = await told();
    expect(entries.map(({ title }) => title).toSorted()).toEqual([
      'Contrato 1: alteração (valor)',
      'Contrato 2: registro novo',
      'Contrato 3: registro retirado',
      'Contrato 4/5: registro novo',
    ]);
    const changed = entries.find(({ title }) => title.includes('alteração'));
    expect(changed?.content.text).toContain('(alterado)</dt><dd>R$\u00a09,50</dd>');
    expect(entries.flatMap(({ links }) => links.map(({ href }) => href))).toContain(
      'https://x.example/contratos/4%2F5/2025',
    );
  });

  it('are those of the filter alone, and of the body alone', async () => {
    await desk.send([row('1', '2025', '1,00'), row('2', '2025', '5,00')]);
    const dear: Condition = { field: 'vlrContrato', operator: 'gte', values: [5] };
    expect(await titles([dear])).toEqual(['Contrato 2: registro novo']);
    expect(await titles([], 1, 50, desk.there)).toEqual([]);
  });

  it('stay the same while the records do: a load that changes nothing is no news', async () => {
    await desk.send([row('1', '2025'), row('2', '2025')]);
    const before = (await told()).entries.map(({ id }) => id).toSorted();
    await desk.send([row('2', '2025'), row('1', '2025')], { reference: '2026-11-13' });
    expect((await told()).entries.map(({ id }) => id).toSorted()).toEqual(before);
    await desk.send([row('2', '2025'), row('1', '2025', '7,00')]);
    const after = (await told()).entries.map(({ id }) => id);
    expect(after.filter((id) => !before.includes(id))).toHaveLength(1);
    expect(after.filter((id) => before.includes(id))).toHaveLength(1);
  });

  it('come in pages, each of them once', async () => {
    await desk.send([row('1', '2024')]);
    await desk.send(['1', '2', '3', '4', '5'].map((number) => row(number, '2025')));
    const first = await told([], 1, 2);
    const second = await told([], 2, 2);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect({ different: new Set(ids).size, more: first.hasNext }).toEqual({ different: 4, more: true });
    expect((await told([], 4, 2)).hasNext).toBe(false);
  });

  it('of a record that was withdrawn say that, and nothing of it', async () => {
    await desk.send([{ ...row('1', '2025'), txtObjeto: 'segredo' }, row('2', '2025')]);
    await redact(desk.client, {
      dataset: contratos,
      tenant: desk.here,
      key: { numContrato: '1', numAnoPub: '2025' },
      reason: 'Publicado por engano.',
      values: null,
      author: 'teste',
    });
    const { entries } = await told();
    expect(entries.map(({ title }) => title).toSorted()).toEqual([
      'Contrato 1: registro retirado',
      'Contrato 2: registro novo',
    ]);
    expect(JSON.stringify(entries)).not.toContain('segredo');
  });
});
