import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dataset, fieldOf, storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { validCpf } from '../../catalog/texto/privacy.ts';
import { said, shown } from '../../test/agree.ts';
import { openBodies, openPortal, type Portal } from '../../test/portal.ts';
import { REAL_CASES, REAL_DATA_MARK, type RealCase, realDataThere, realFile } from '../../test/realdata.ts';
import { lines } from '../cli/report.ts';
import { load } from './load.ts';
import type { LoadOptions } from './options.ts';
import type { LoadReport } from './publish/report.ts';
import { filesAt } from './read/files.ts';

const setOf = (id: string): Dataset => {
  const found = datasets.find((set) => set.id === id);
  if (!found) throw new Error(`no dataset ${id}`);
  return found;
};

function optionsOf({ set: id, path, period, maxRefused }: RealCase, tenant: number): LoadOptions {
  const set = setOf(id);
  const parsed = period === undefined ? null : fieldOf(set, set.period).parse(period, 'br');
  return {
    tenant,
    dataset: set,
    files: filesAt(realFile(path)),
    name: basename(path),
    reference: '2026-11-12',
    author: 'teste',
    ...(parsed?.ok && { period: [parsed.value] }),
    ...(maxRefused && { maxRefused }),
  };
}

describe.skipIf(!realDataThere)(`the files of real bodies${REAL_DATA_MARK}`, () => {
  let portal: Portal;
  let client: pg.Client;
  let folder: string;
  /** Each file is of a body of its own. */
  const bodies = new Map<string, number>();
  const printed: string[] = [];

  beforeAll(async () => {
    portal = await openBodies();
    client = new pg.Client(portal.place.owner);
    await client.connect();
    folder = await mkdtemp(join(tmpdir(), 'portal-'));
  });
  afterAll(async () => {
    await client.end();
    await portal.close();
    await rm(folder, { recursive: true });
  });

  async function send(one: RealCase): Promise<LoadReport> {
    const text = "INSERT INTO portal.tenants (slug, tipo, dados) VALUES ($1, 'prefeitura', '{}') RETURNING id";
    const tenant: number = (await client.query(text, [one.map])).rows[0].id;
    bodies.set(one.map, tenant);
    portal.setting.tenants.forget();
    const refusedPath = join(folder, `${one.map}.csv`);
    const report = await load(client, { ...optionsOf(one, tenant), refusedPath });
    printed.push(...lines(setOf(one.set), report).map((line) => line.replaceAll('\u00a0', ' ')));
    return report;
  }

  it.each(REAL_CASES)('$path gives $rows rows of $set, to the cent', async (one) => {
    const report = await send(one);
    expect(report, report.refusals[0]?.message).toMatchObject({
      accepted: one.rows,
      refused: one.refused ?? 0,
      sums: one.sums ?? {},
    });
    expect(await stored(one)).toEqual({ rows: one.rows, sums: one.sums ?? {} });
    const set = setOf(one.set);
    expect(await shown(portal, set, `${one.map}.transparencia.localhost`)).toEqual(said(set, report));
  });

  /** What the database says, added up by itself. */
  async function stored({ map, set, sums = {} }: RealCase) {
    const columns = Object.keys(sums).map((name) => `, sum("${name}")::float8 AS "${name}"`);
    const text = `SELECT count(*)::int AS rows${columns.join('')} FROM dados."${set}" WHERE tenant = $1`;
    const { rows, ...found } = (await client.query(text, [bodies.get(map)])).rows[0];
    return { rows, sums: found };
  }

  const ask = async (map: string, text: string) => (await client.query(text, [bodies.get(map)])).rows;

  it('Tucano pays from four units', async () => {
    const units = 'SELECT count(DISTINCT "codOrgao")::int AS n FROM dados.pagamentos WHERE tenant = $1';
    expect(await ask('tucano-pagamentos', units)).toEqual([{ n: 4 }]);
  });

  it('the revenue of Tucano is net of five deductions, and no month but the last has any', async () => {
    const text =
      'SELECT count(*) FILTER (WHERE "vlrArrecadacao" < 0)::int AS n, max("dtMes") AS mes FROM dados.receitas WHERE tenant = $1 AND "blnDeducao"';
    expect(await ask('tucano-receitas', text)).toEqual([{ n: 5, mes: '2019-12' }]);
  });

  it('every allowance of Tucano is its days times its rate, and no pasted HTML is left', async () => {
    const text = `SELECT 1 FROM dados.diarias WHERE tenant = $1 AND ("qtdDiarias" * "vlrUnitario" <> "vlrTotal" OR "txtMotivo" ~ '[<>]')`;
    expect(await ask('tucano-diarias', text)).toEqual([]);
  });

  it('the payroll of Tibau has the bonds that were counted', async () => {
    const text =
      'SELECT "txtVinculo" AS v, count(*)::int AS n FROM dados.servidores WHERE tenant = $1 GROUP BY 1 ORDER BY 2 DESC LIMIT 3';
    expect(await ask('tibau-folha', text)).toEqual([
      { v: 'Contratado temporário', n: 444 },
      { v: 'Efetivo', n: 359 },
      { v: 'Comissionado', n: 147 },
    ]);
  });

  it('the PNCP has homologated what its page totals: all but one suspended purchase, and the import says both', () => {
    expect(printed.join('\n')).toMatch(
      /homologado: R\$ 259\.717\.182,07.*; no total da lista contam R\$ 259\.603\.182,07 \(Situação: Homologada e Ratificada\)/,
    );
  });

  it('the PNCP numbers each of its purchases once', async () => {
    const text = 'SELECT count(DISTINCT "numControlePncp")::int AS n FROM dados.licitacao WHERE tenant = $1';
    expect(await ask('pncp-contratacoes', text)).toEqual([{ n: 233 }]);
  });

  it.each([
    ['tcm-ba-pessoal', 'tcm-ba-pessoal-limpo', 'servidores'],
    ['mg-compras', 'mg-compras-limpo', 'licitacao-itens'],
  ])('%s gives row by row what was cleaned by hand in %s', async (raw, clean, id) => {
    const columns = storedOf(setOf(id)).map(([name]) => `"${name}"::text`);
    const text = `SELECT ${columns.join(', ')} FROM dados."${id}" WHERE tenant = $1 ORDER BY id`;
    const rows = await ask(raw, text);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows).toEqual(await ask(clean, text));
  });

  it('no CPF of the files is in the database, its archives, the refused lines or what was printed', async () => {
    const cpfs = new Set<string>();
    for (const path of new Set(REAL_CASES.map((one) => one.path)))
      for (const text of await textsOf(realFile(path))) for (const cpf of runs(text)) cpfs.add(cpf);
    expect(cpfs.size).toBeGreaterThan(600);
    const places = [...(await tables()), ...(await archives()), ...(await textsOf(folder)), ...printed];
    const found = places.flatMap((text) => runs(text).filter((cpf) => cpfs.has(cpf)));
    expect(found.length, 'CPFs that came through').toBe(0);
  });

  async function tables(): Promise<string[]> {
    const list = "SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('dados', 'portal')";
    const all: string[] = [];
    for (const { schemaname, tablename } of (await client.query(list)).rows) {
      if (tablename === 'arquivadas') continue;
      const { rows } = await client.query(`SELECT t::text AS text FROM ${schemaname}."${tablename}" t`);
      all.push(...rows.map(({ text }) => text));
    }
    return all;
  }

  async function archives(): Promise<string[]> {
    const text = "SELECT string_agg(bytes, '' ORDER BY parte) AS bytes FROM portal.arquivadas GROUP BY carga";
    return (await client.query(text)).rows.map(({ bytes }) => gunzipSync(bytes).toString('utf8'));
  }
});

const RUN = /(?<!\d)\d{3}[.\s-]?\d{3}[.\s-]?\d{3}\s?[-–—./]?\s?\d{2}(?!\d)/g;

/** What in a text may be somebody's CPF. */
const runs = (text: string): string[] => (text.match(RUN) ?? []).map((run) => run.replace(/\D/g, '')).filter(validCpf);

/** The texts of a file, or of all files of a folder. */
async function textsOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [await readFile(path, 'latin1')];
  return Promise.all((await readdir(path)).map((name) => readFile(join(path, name), 'latin1')));
}

describe.skipIf(!realDataThere)(`Tucano in 2019, on the screens${REAL_DATA_MARK}`, () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await openPortal();
    await portal.db.own(async (client) => {
      const { rows } = await client.query("SELECT id FROM portal.tenants WHERE slug = 'pmdemo'");
      const own = REAL_CASES.filter(({ map }) => /^tucano-(?:pagamentos|receitas)/.test(map));
      for (const one of own) await load(client, optionsOf(one, rows[0].id));
    });
  });
  afterAll(() => portal.close());

  it('/despesa shows what was paid', async () => {
    const { json } = await portal.ask('/api/v1/despesa?no=2019&por=orgao');
    expect(json.totals.vlrPago).toBe(102_025_590.47);
    expect(json.data).toHaveLength(4);
  });

  it('/receita shows what was collected, net of deductions, and what was expected', async () => {
    const { json } = await portal.ask('/api/v1/receita?no=2019');
    expect(json.totals).toMatchObject({ vlrArrecadacao: 109_826_506.93, vlrPrevisaoInicial: 92_774_937 });
  });
});
