import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { dotted } from '../../catalog/samples/digits.ts';
import { Desk } from '../../test/loads.ts';
import { MADE } from '../../test/made/cases.ts';
import { type Made, PESSOA } from '../../test/made/file.ts';
import { lines } from '../cli/report.ts';
import { load } from './load.ts';
import type { Report } from './report.ts';
import { one } from './source.ts';

const setOf = (id: string): Dataset => datasets.find((set) => set.id === id) ?? expect.fail(`no dataset ${id}`);

let desk: Desk;
const printed: string[] = [];
beforeAll(async () => {
  desk = await Desk.open();
});
afterAll(() => desk.close());

async function* piece(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function tenantOf(name: string): Promise<number> {
  const text = "INSERT INTO portal.tenants (slug, tipo, dados) VALUES ($1, 'prefeitura', '{}') RETURNING id";
  return (await desk.client.query(text, [name])).rows[0].id;
}

type Sent = Pick<Made, 'set' | 'name' | 'bytes' | 'period'>;

async function send(made: Sent, tenant: number): Promise<Report> {
  const dataset = setOf(made.set);
  const period = made.period === undefined ? null : fieldOf(dataset, dataset.period).parse(made.period, 'br');
  const report = await load(desk.client, {
    tenant,
    dataset,
    files: one(made.name, piece(made.bytes)),
    name: made.name,
    reference: '2026-11-12',
    author: 'teste',
    ...(period?.ok && { period: [period.value] }),
  });
  printed.push(...lines(dataset, report));
  return report;
}

/** Rows as JSON, in which a day is a text. */
async function stored(id: string, tenant: number): Promise<Record<string, unknown>[]> {
  const text = `SELECT to_jsonb(t) AS row FROM dados."${id}" t WHERE tenant = $1 ORDER BY id`;
  return (await desk.client.query(text, [tenant])).rows.map(({ row }) => row);
}

describe('a file like a public one', () => {
  it.each(MADE)('$name gives $rows rows of $set, as they are told', async (made) => {
    const tenant = await tenantOf(made.name);
    const report = await send(made, tenant);
    expect(report).toMatchObject({ accepted: made.rows, refused: 0, sums: made.sums ?? {} });
    expect(report.warnings.map(({ mensagem }) => mensagem).join('\n')).toContain(made.told ?? '');
    const rows = await stored(made.set, tenant);
    expect(rows).toHaveLength(made.rows);
    expect(rows[0]).toMatchObject(made.first);
  });

  it('leaves no whole CPF in a table, an archive or a report', async () => {
    const tables = [...new Set(MADE.map(({ set }) => set))];
    const stored = await Promise.all(tables.map((id) => desk.client.query(`SELECT t::text FROM dados."${id}" t`)));
    const archives = await desk.client.query(
      "SELECT string_agg(bytes, '' ORDER BY parte) AS b FROM portal.arquivadas GROUP BY carga",
    );
    const texts = [
      ...stored.flatMap(({ rows }) => rows.map(({ t }) => String(t))),
      ...archives.rows.map(({ b }) => gunzipSync(b).toString('utf8')),
      ...printed,
    ];
    expect(texts.length).toBeGreaterThan(MADE.length * 2);
    expect(texts.filter((text) => text.includes(PESSOA) || text.includes(dotted(PESSOA)))).toEqual([]);
    expect(texts.some((text) => text.includes('***.456.789-**'))).toBe(true);
  });
});
