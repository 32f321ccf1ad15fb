import { afterAll, beforeAll, expect, it } from 'vitest';
import { row, TwoTenants } from '../../../test/loads.ts';
import { expectedRows, refreshStatistics } from '../../database/statistics.ts';

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
});

afterAll(() => desk.close());

const TABLE = 'dados.contratos';

/** Contracts of a year, told apart by their number. */
const contracts = (count: number, year: string) => Array.from({ length: count }, (_, i) => row(`${i}`, year));

/** How many rows the planner expects of a body, or of a year of it. */
const expected = (tenant: number, year?: string): Promise<number> =>
  expectedRows(desk.client, {
    table: TABLE,
    tenant,
    ...(year && { periods: { column: 'numAnoPub', values: [year] } }),
  });

it('the first rows of a body, among many of another, are planned for as many as they are', async () => {
  await desk.send(contracts(12_000, '2025'));
  expect(await expected(desk.there)).toBeLessThan(10);
  await desk.send(contracts(900, '2025'), { tenant: desk.there });
  expect(await expected(desk.there)).toBeGreaterThan(450);
  expect(await expected(desk.there)).toBeLessThan(1_800);
});

it('so are those of a body that has grown, and those of a year that nobody had', async () => {
  await desk.send(contracts(4_000, '2025'), { tenant: desk.there, force: true });
  expect(await expected(desk.there)).toBeGreaterThan(2_000);
  await desk.send(contracts(1_000, '2026'), { tenant: desk.there });
  expect(await expected(desk.there, '2026')).toBeGreaterThan(100);
});

it('a load that changes nothing of that has nothing measured', async () => {
  await desk.client.query(`ANALYZE ${TABLE}`);
  const share = { table: TABLE, tenant: desk.there };
  expect(await refreshStatistics(desk.client, share)).toBe(false);
  await desk.client.query(`DELETE FROM ${TABLE} WHERE tenant = $1 AND id % 10 <> 0`, [desk.there]);
  expect(await refreshStatistics(desk.client, share)).toBe(true);
  expect(await refreshStatistics(desk.client, share)).toBe(false);
});
