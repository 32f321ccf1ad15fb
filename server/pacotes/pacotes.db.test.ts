import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { timeOf } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { licitacao } from '../../catalog/datasets/licitacao.ts';
import type { BulkManifest, ManifestAnswer, ManifestsAnswer, Pacote } from '../../catalog/pacotes/answer.ts';
import { csv } from '../../demo/kit/csv.ts';
import { readParquet } from '../../test/duckdb.ts';
import { oddRows } from '../../test/odd.ts';
import { hostOf, type Portal } from '../../test/portal.ts';
import { openSamples, send } from '../../test/samples.ts';
import { unzip } from '../../test/zip.ts';
import { redact } from '../import/redact.ts';
import { catchUpPackages } from './follow.ts';
import { behindDatasets } from './state.ts';

const TOWN = 'localhost';
const MANY = 1024 ** 4;

let portal: Portal;
let tenant: number;

beforeAll(async () => {
  portal = await openSamples();
  const { rows } = await portal.db.own((client) =>
    client.query<{ id: number }>("SELECT id FROM portal.tenants WHERE slug = 'pmdemo'"),
  );
  tenant = rows[0]?.id ?? 0;
  await pack();
});

afterAll(() => portal.close());

const pack = (mostBytes = MANY): Promise<number> =>
  portal.db.own((client) => catchUpPackages(client, { datasets, dir: portal.setting.bulkDir, mostBytes }));

const behind = (): Promise<string[]> =>
  portal.db.own(async (client) => (await behindDatasets(client, datasets)).map(({ dataset }) => dataset));

const get = (href: string, headers: Record<string, string> = {}, host = TOWN) =>
  portal.app.inject({ url: new URL(href, 'http://x').pathname, headers: { host, ...headers } });

const manifest = async (id: string, host = TOWN): Promise<BulkManifest> => {
  const { text } = await portal.ask(`/dados-abertos/${id}/manifest.json`, host);
  const answer: ManifestAnswer = JSON.parse(text);
  return answer.data;
};

const fileOf = ({ arquivos }: Pick<Pacote, 'arquivos'>, formato: string) => {
  const found = arquivos.find((own) => own.formato === formato);
  if (!found) throw new Error(`no ${formato}`);
  return found;
};

const yearOf = async (id: string, ano: number): Promise<Pacote> => {
  const found = (await manifest(id)).anos.find((year) => year.ano === ano);
  if (!found) throw new Error(`no ${ano} of ${id}`);
  return found;
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const cents = (value: unknown): number => Math.round(Number(value) * 100);

it('the files of a body that is being filled wait until it is whole', async () => {
  const change = (sql: string) => portal.db.own((client) => client.query(sql, [tenant]));
  await change(`UPDATE portal.tenants SET dados = dados || '{"preenchimento": {}}' WHERE id = $1`);
  await change("UPDATE portal.versoes SET versao = versao + 1 WHERE tenant = $1 AND dataset = 'contratos'");
  expect(await behind()).toEqual([]);
  await change("UPDATE portal.tenants SET dados = dados - 'preenchimento' WHERE id = $1");
  expect(await behind()).toEqual(['contratos']);
  await pack();
});

describe.each(datasets.map((set) => [set.id, set] as const))('the files of %s', (id, set) => {
  it('have every row of the list, year by year, as the manifest says', async () => {
    const host = hostOf(set);
    const { situacao, anos, linhas } = await manifest(id, host);
    const list = (await portal.ask(`/api/v1/${id}?_size=1`, host)).json;
    expect({ situacao, linhas }).toEqual({ situacao: list.total > 0 ? 'pronto' : 'sem linhas', linhas: list.total });
    for (const name of set.list.totals)
      expect(anos.reduce((sum, { somas }) => sum + cents(somas[name]), 0)).toBe(cents(list.totals[name]));
    for (const year of anos) {
      const [from, to] = timeOf(set).ofYear(year.ano);
      const query = `${set.period}.gte=${from}&${set.period}.lte=${to}`;
      const text = (await portal.ask(`/api/v1/${id}.csv?${query}`, host)).text;
      const files = new Map<string, Buffer>();
      for (const { formato, href, bytes, sha256: sum } of year.arquivos) {
        const { statusCode, rawPayload } = await get(href, {}, host);
        expect({ statusCode, bytes: rawPayload.length, sum: sha256(rawPayload) }).toEqual({
          statusCode: 200,
          bytes,
          sum,
        });
        files.set(formato, rawPayload);
      }
      expect([...files.keys()]).toEqual(['csv.gz', 'jsonl.gz', 'parquet']);
      expect(gunzipSync(files.get('csv.gz') ?? '').toString()).toBe(text);
      const lines = (await portal.ask(`/api/v1/${id}.jsonl?${query}`, host)).text;
      expect(gunzipSync(files.get('jsonl.gz') ?? '').toString()).toBe(lines);
      // Each year is encoded in the same way, and reading them all would take most of the time of these tests.
      if (year !== anos[0]) continue;
      const read = await readParquet(files.get('parquet') ?? Buffer.alloc(0), text);
      expect(read).toMatchObject({ missing: 0, parquet: year.linhas, csv: year.linhas });
    }
  });
});

it('are listed for the whole body, on the host of the API too', async () => {
  const { text } = await portal.ask('/v1/pacotes', 'pmdemo.apitransparencia.localhost:3000');
  const json: ManifestsAnswer = JSON.parse(text);
  expect(json.tudo).toBe('http://pmdemo.transparencia.localhost:3000/dados-abertos/tudo.zip');
  expect(json.data.find(({ conjunto }) => conjunto === 'contratos')?.anos.length).toBeGreaterThan(0);
  expect(json.licenca.nome).toBe('CC-BY-4.0');
});

it('can be downloaded on from where they broke off, and are kept by caches', async () => {
  const { href, sha256: sum, bytes } = fileOf((await manifest('contratos')).anos[0] ?? { arquivos: [] }, 'parquet');
  const whole = await get(href);
  expect(whole.headers).toMatchObject({ etag: `"${sum}"`, 'accept-ranges': 'bytes' });
  expect(whole.headers['cache-control']).toContain('immutable');
  const rest = await get(href, { range: 'bytes=100-', 'if-range': `"${sum}"` });
  expect(rest.statusCode).toBe(206);
  expect(rest.headers['content-range']).toBe(`bytes 100-${bytes - 1}/${bytes}`);
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true);
  expect((await get(href, { range: 'bytes=100-', 'if-range': '"other"' })).statusCode).toBe(200);
  expect((await get(href, { 'if-none-match': `"${sum}"` })).statusCode).toBe(304);
});

it('are of one body: another does not answer for them', async () => {
  const { href } = fileOf((await manifest('contratos')).anos[0] ?? { arquivos: [] }, 'csv.gz');
  expect((await get(href, {}, 'cmdemo.transparencia.localhost')).statusCode).toBe(404);
});

it.each(['contratos/2025-xyz.csv.gz', '../arquivos/x.pdf', `nada/2025-${'a'.repeat(64)}.csv.gz`, ''])(
  'an address of no file is not found: %s',
  async (path) => {
    const { statusCode } = await portal.app.inject({
      url: `/dados-abertos/arquivos/${path}`,
      headers: { host: TOWN },
    });
    expect(statusCode).toBe(404);
  },
);

it('all of a body is one ZIP file that says what is in it', async () => {
  const { statusCode, headers, rawPayload } = await get('/dados-abertos/tudo.zip');
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'application/zip' });
  const entries = await unzip(rawPayload);
  expect(entries.get('LEIA-ME.txt')?.toString()).toContain('Dados abertos de Prefeitura Municipal de Vale Claro');
  const described = JSON.parse(entries.get('datapackage.json')?.toString() ?? '');
  const paths: string[] = described.resources.flatMap(({ path }: { path: string[] }) => path);
  expect([...entries.keys()].filter((name) => name.startsWith('dados/')).sort()).toEqual([...paths].sort());
  const [{ ano = 0 } = {}] = (await manifest('contratos')).anos;
  const { text } = await portal.ask(`/api/v1/contratos.csv?numAnoPub=${ano}`);
  expect(entries.get(`dados/contratos/${ano}.csv`)?.toString()).toBe(text);
  expect(entries.get('dicionario.csv')?.toString()).toContain('contratos,vlrContrato,');
});

describe('after a load', () => {
  it('nothing is made twice', async () => {
    expect(await pack()).toBe(0);
  });

  it('only the years that it replaced are made again, and the file before stays for those who have its address', async () => {
    const before = await manifest('contratos');
    const [first, second] = before.anos;
    if (!first || !second) throw new Error('two years are needed');
    const reload = (n: number) =>
      portal.db.own((client) => {
        const rows = oddRows(contratos).filter(({ numAnoPub }) => numAnoPub === String(first.ano));
        return send(
          client,
          tenant,
          contratos,
          csv(
            rows.map((row) => ({ ...row, txtObjeto: `Novo ${n}` })),
            contratos,
          ),
        );
      });
    await reload(1);
    expect((await manifest('contratos')).situacao).toBe('em preparo');
    await pack();
    const after = await manifest('contratos');
    expect(after.situacao).toBe('pronto');
    expect(after.anos[1]).toEqual(second);
    const [old, now] = [fileOf(first, 'csv.gz'), fileOf(await yearOf('contratos', first.ano), 'csv.gz')];
    expect(now.sha256).not.toBe(old.sha256);
    expect((await get(old.href)).statusCode).toBe(200);
    await reload(2);
    await pack();
    expect((await get(old.href)).statusCode).toBe(404);
    expect((await get(now.href)).statusCode).toBe(200);
  });

  it('a withdrawn record leaves every file at once, and its old addresses say so', async () => {
    const set = licitacao;
    const [row = {}] = (await portal.ask('/api/v1/licitacao?_size=1')).json.data ?? [];
    const key = Object.fromEntries(set.key.map((name) => [name, set.fields[name]?.print(row[name] ?? '') ?? '']));
    const ano = Number(String(row[set.period]).slice(0, 4));
    const old = fileOf(await yearOf('licitacao', ano), 'csv.gz');
    const job = { tenant, dataset: set, key, values: null, reason: 'Dado pessoal', author: 'teste' };
    await portal.db.own((client) => redact(client, job));
    expect((await get(old.href)).statusCode).toBe(503);
    expect((await manifest('licitacao')).anos.flatMap(({ arquivos }) => arquivos)).toEqual([]);
    await pack();
    const gone = await get(old.href);
    expect({ status: gone.statusCode, said: gone.json().message }).toMatchObject({
      status: 410,
      said: expect.stringContaining('retirado'),
    });
    const left = (await manifest('licitacao')).anos.find((year) => year.ano === ano);
    const { total } = (await portal.ask(`/api/v1/licitacao?${set.period}=${ano}&_size=1`)).json;
    expect(left?.linhas ?? 0).toBe(total);
  });
});

it('a machine that lacks a file says so, and makes it', async () => {
  const { ano, arquivos } = (await manifest('contratos')).anos[0] ?? { ano: 0, arquivos: [] };
  const { href } = fileOf({ arquivos }, 'jsonl.gz');
  await rm(join(portal.setting.bulkDir, 'pmdemo', 'contratos'), { recursive: true });
  const answer = await get(href);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  await vi.waitFor(async () => expect((await get(href)).statusCode).toBe(200), { timeout: 30_000 });
  expect(fileOf(await yearOf('contratos', ano), 'jsonl.gz').href).toBe(href);
});

it('a body whose room is used up has the figures of a year and the reason, and no files', async () => {
  await portal.db.own((client) => send(client, tenant, contratos, csv(oddRows(contratos), contratos)));
  await pack(0);
  const { anos } = await manifest('contratos');
  expect(anos[0]).toMatchObject({ arquivos: [], falta: expect.stringContaining('LIMIT_BULK_MEGABYTES') });
  expect(anos[0]?.linhas).toBeGreaterThan(0);
});
