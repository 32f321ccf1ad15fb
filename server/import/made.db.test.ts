import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { dotted } from '../../catalog/samples/digits.ts';
import { TwoTenants } from '../../test/loads.ts';
import { MADE } from '../../test/made/cases.ts';
import { type Made, PESSOA } from '../../test/made/file.ts';
import { ceis, cnep } from '../../test/made/sancoes.ts';
import { lines } from '../cli/report.ts';
import { load } from './load.ts';
import type { LoadOptions } from './options.ts';
import type { LoadReport } from './publish/report.ts';
import { oneFile } from './read/files.ts';

const setOf = (id: string): Dataset => datasets.find((set) => set.id === id) ?? expect.fail(`no dataset ${id}`);

let desk: TwoTenants;
const printed: string[] = [];
beforeAll(async () => {
  desk = await TwoTenants.open();
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

async function send(made: Sent, tenant: number, more: Partial<LoadOptions> = {}): Promise<LoadReport> {
  const dataset = setOf(made.set);
  const period = made.period === undefined ? null : fieldOf(dataset, dataset.period).parse(made.period, 'br');
  const report = await load(desk.client, {
    tenant,
    dataset,
    files: oneFile(made.name, piece(made.bytes)),
    name: made.name,
    reference: '2026-11-12',
    author: 'teste',
    ...(period?.ok && { period: [period.value] }),
    ...more,
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

describe('CEIS and CNEP', () => {
  const set = 'empresas-inidoneas';
  const month = (day: string) => ({
    ceis: { set, name: `${day}_CEIS.csv`, bytes: ceis(['1', '2', '3']) },
    cnep: { set, name: `${day}_CNEP.csv`, bytes: cnep() },
  });

  it('stand side by side when they come together, and take the place of the copy before', async () => {
    const tenant = await tenantOf('juntos');
    const { ceis: oneFile, cnep: other } = month('20260930');
    await send({ ...oneFile, bytes: ceis(['8', '9', '10']) }, tenant);
    const dataset = setOf(set);
    const files = (async function* () {
      for (const { name, bytes } of [oneFile, other]) yield { name, bytes: piece(bytes) };
    })();
    const report = await load(desk.client, {
      tenant,
      dataset,
      files,
      name: 'pasta',
      reference: '2026-09-30',
      author: 'teste',
    });
    expect(report).toMatchObject({ accepted: 5, before: { linhas: 3 }, periods: ['2026'] });
    const found = (await stored(set, tenant)).map(({ txtCadastro, codSancao }) => `${txtCadastro} ${codSancao}`);
    expect(found).toEqual(['CEIS 1', 'CEIS 2', 'CEIS 3', 'CNEP 289393', 'CNEP 289394']);
  });

  it('do not take each other away: the second alone is refused, and added when asked', async () => {
    const tenant = await tenantOf('separados');
    const { ceis: oneFile, cnep: other } = month('20260930');
    await send(oneFile, tenant);
    await expect(send(other, tenant)).rejects.toThrow(
      'o arquivo não traz, e sairiam do portal, as linhas de CEIS em 2026 (3). Envie tudo junto',
    );
    expect(await stored(set, tenant)).toHaveLength(3);
    expect(await send(other, tenant, { append: true })).toMatchObject({ accepted: 2, append: true });
    expect(await stored(set, tenant)).toHaveLength(5);
    expect(await send(oneFile, tenant, { force: true })).toMatchObject({ accepted: 3 });
    expect(await stored(set, tenant)).toHaveLength(3);
  });

  it('of another year leave those of this one', async () => {
    const tenant = await tenantOf('anos');
    await send(month('20251231').ceis, tenant);
    await send(month('20260930').cnep, tenant);
    expect(await stored(set, tenant)).toHaveLength(5);
  });
});
