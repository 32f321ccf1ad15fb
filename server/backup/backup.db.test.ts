import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { portal as run } from '../../test/cli.ts';
import { freshDatabase } from '../../test/database.ts';
import { complaint, Writer } from '../../test/messages.ts';
import { openBodies, PORTAL_KEY, type Portal } from '../../test/portal.ts';
import { publishSamples } from '../../test/publish.ts';
import { parseDatabaseUrl } from '../database/connection.ts';
import { Database, type DatabasePlace } from '../database/db.ts';
import { wholeSchema } from '../database/sql/ddl.ts';
import { rollback } from '../import/rollback.ts';
import { catchUpIndex } from '../index/follow.ts';
import { countByKey } from '../seal/reseal.ts';
import { schemaPlan } from '../tables.ts';
import { type WrittenBackup, writeBackup } from './dump.ts';
import { openBackup } from './restore.ts';

interface Installation {
  db: Database;
  place: DatabasePlace;
  filesDir: string;
}

let portal: Portal;
let home = '';
let here: Installation;
let backup = '';

const entry = (name: string): string =>
  `- categoria: balanco-geral\n  titulo: Balanço ${name}\n  ano: 2025\n  data: 2026-03-30\n  arquivo: ${name}.txt\n`;

/** The folder of the body with some documents. */
async function folderWith(documents: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(home, 'pasta');
  await cp(resolve(import.meta.dirname, '../../tenants/pmdemo'), folder, { recursive: true });
  await mkdir(join(folder, 'arquivos'), { recursive: true });
  for (const [name, text] of Object.entries(documents)) await writeFile(join(folder, 'arquivos', `${name}.txt`), text);
  await writeFile(join(folder, 'arquivos.yaml'), Object.keys(documents).map(entry).join(''));
  return folder;
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'portal-copia-'));
  portal = await openBodies();
  here = { db: portal.db, place: portal.place, filesDir: join(home, 'arquivos') };
  await mkdir(here.filesDir);
  process.env.PORTAL_KEY = PORTAL_KEY;
  await run(here, 'tenant', 'apply', await folderWith({ um: 'Receita: 10', dois: 'Receita: 20' }));
  await publishSamples(here.db, 'pmdemo', ['contratos', 'empenhos', 'pagamentos', 'receitas']);
  await here.db.own((client) => catchUpIndex(client, datasets));
  await run(here, 'token', 'create', '--tenant', 'pmdemo', '--nome', 'Sistema');
  expect((await new Writer(portal).send(complaint)).status).toBe(201);
  backup = join(home, 'copia.tar');
  await run(here, 'backup', backup);
});

afterAll(async () => {
  delete process.env.PORTAL_KEY;
  await portal.close();
  await rm(home, { recursive: true });
});

/** A place where nothing is. */
async function emptyPlace(): Promise<Installation> {
  const fresh = await freshDatabase();
  const place = parseDatabaseUrl(fresh.url);
  const db = new Database({ owner: place.owner, web: place.owner, desk: place.owner, staff: place.owner });
  const dir = await mkdtemp(join(home, 'outra-'));
  await mkdir(join(dir, 'arquivos'));
  onTestFinished(() => db.close().then(fresh.drop));
  return { db, place, filesDir: join(dir, 'arquivos') };
}

/** What every table of a database holds, whatever its order. */
async function contents({ db }: Installation): Promise<Record<string, string>> {
  return db.own(async (client) => {
    const names = await tables(client);
    const all: Record<string, string> = {};
    for (const name of names) {
      const text = `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")), '') AS found FROM ${name} t`;
      all[name] = (await client.query<{ found: string }>(text)).rows[0]?.found ?? '';
    }
    return all;
  });
}

/** Every table that somebody made here, by the standard's own catalog. */
async function tables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

const isEmpty = async ({ db }: Installation): Promise<boolean> => (await db.own(tables)).length === 0;

describe('a backup', () => {
  it('has every table of the database, with its rows, and of the passwords of this installation none', async () => {
    const { manifest } = await openBackup(backup);
    const parts = manifest.tabelas.flatMap(({ partes }) => partes.map(({ nome }) => nome));
    const kept = [...manifest.tabelas.map(({ nome }) => nome), ...parts].sort();
    expect(kept).toEqual(await here.db.own(tables));
    const rows = Object.fromEntries(manifest.tabelas.map(({ nome, linhas }) => [nome, linhas]));
    const { 'portal.segredo': secret = '', ...found } = await contents(here);
    for (const [name, text] of Object.entries(found))
      if (!parts.includes(name)) expect(`${name} ${rows[name]}`).toBe(`${name} ${text.split(' ')[0]}`);
    expect(secret).not.toMatch(/^0 /);
    expect(rows['portal.segredo']).toBe(0);
  });

  it('has no key that opens messages, and says which one does', async () => {
    const bytes = await readFile(backup);
    expect(bytes.includes(PORTAL_KEY)).toBe(false);
    expect(bytes.includes(Buffer.from(PORTAL_KEY, 'base64'))).toBe(false);
    const { manifest } = await openBackup(backup);
    expect(manifest.chaves).toEqual(await here.db.own(countByKey));
    expect(manifest.chaves).toHaveLength(1);
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
  });

  it('is not written over another, and leaves nothing when it is cut off', async () => {
    await expect(run(here, 'backup', backup)).rejects.toThrow('já existe');
    await expect(run(here, 'backup', join(home, 'nenhuma', 'x.tar'))).rejects.toThrow('não existe');
    const stopped = write(join(home, 'cortada.tar'), () => {
      throw new Error('cut');
    });
    await expect(stopped).rejects.toThrow('cut');
    for (const name of ['cortada.tar', 'cortada.tar.parcial'])
      await expect(stat(join(home, name))).rejects.toThrow('ENOENT');
  });
});

/** What another process does at the same time, once begun. */
let meanwhile: Promise<unknown> | undefined;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A backup with something that happens while its documents are copied. */
const write = (path: string, onDocument: (done: number) => void): Promise<WrittenBackup> =>
  writeBackup({
    own: async (work) => {
      await meanwhile;
      return here.db.own(work);
    },
    path,
    filesDir: here.filesDir,
    schema: wholeSchema(schemaPlan(datasets)),
    keysOf: countByKey,
    signal: new AbortController().signal,
    onDocument,
    onBytes: () => undefined,
  });

describe('a restored backup', () => {
  it('is the same installation: every row, document, counter and load, and it goes on from there', async () => {
    const there = await emptyPlace();
    const { out } = await run(there, 'restore', backup);
    expect(out.find((line) => line.startsWith('contratos '))).toMatch(/sim$/);
    const [before, after] = [await contents(here), await contents(there)];
    delete before['portal.segredo'];
    delete after['portal.segredo'];
    expect(after).toEqual(before);
    expect(await readFile(join(there.filesDir, 'pmdemo/um.txt'), 'utf8')).toBe('Receita: 10');
    expect((await run(there, 'verify')).value).toMatchObject({ diferencas: [] });
    await goesBack(there);
  });

  it('is refused where something is already, and leaves that as it was', async () => {
    const before = await contents(here);
    await expect(run(here, 'restore', backup)).rejects.toThrow('já tem um portal');
    expect(await contents(here)).toEqual(before);
    const there = await emptyPlace();
    await writeFile(join(there.filesDir, 'meu.txt'), '');
    await expect(run(there, 'restore', backup)).rejects.toThrow('não está vazia');
    expect(await isEmpty(there)).toBe(true);
  });

  it('warns, without failing, where the key of the messages is not here', async () => {
    process.env.PORTAL_KEY = Buffer.alloc(32, 9).toString('base64');
    onTestFinished(() => {
      process.env.PORTAL_KEY = PORTAL_KEY;
    });
    const { err, value } = await run(await emptyPlace(), 'restore', backup);
    expect(err.join('\n')).toContain('com uma chave que não está aqui');
    expect(value).toMatchObject({ mensagensIlegiveis: true });
  });

  it('is refused when a byte of it changed or its end is missing, and leaves the place empty', async () => {
    const { members, manifest } = await openBackup(backup);
    const there = await emptyPlace();
    const rows = members.get(manifest.tabelas.find(({ nome }) => nome === 'dados.contratos')?.membro ?? '');
    const document = members.get(manifest.documentos[0]?.membro ?? '');
    for (const { start, size } of [rows, document].flatMap((member) => member ?? [])) {
      const damaged = join(home, `danificada-${start}.tar`);
      await cp(backup, damaged);
      await flip(damaged, start + Math.floor(size / 2));
      await expect(run(there, 'restore', damaged)).rejects.toThrow();
      expect(await isEmpty(there)).toBe(true);
    }
    const short = join(home, 'curta.tar');
    await cp(backup, short);
    await truncate(short, 20_000);
    await expect(run(there, 'restore', short)).rejects.toThrow('está incompleta');
  });
});

/** Flips one byte of a file. */
async function flip(path: string, at: number): Promise<void> {
  const file = await open(path, 'r+');
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  await file.write(Buffer.of((buffer[0] ?? 0) ^ 0xff), 0, 1, at);
  await file.close();
}

/** Publishes other rows over those that were restored, and goes back to the restored load by its archive. */
async function goesBack({ db }: Installation): Promise<void> {
  const sums = async (): Promise<unknown> =>
    db.own(async (client) => (await client.query('SELECT count(*), sum("vlrContrato") FROM dados.contratos')).rows);
  const before = await sums();
  const newest = async (): Promise<number> =>
    db.own(async (client) => (await client.query('SELECT max(id) AS id FROM portal.cargas')).rows[0].id);
  const last = await newest();
  await publishSamples(db, 'pmdemo', ['contratos'], 3);
  expect(await newest()).toBe(last + 1);
  expect(await sums()).not.toEqual(before);
  const { rows } = await db.own((client) =>
    client.query<{ id: number; tenant: number }>(
      "SELECT tenant, id FROM portal.cargas WHERE dataset = 'contratos' ORDER BY id LIMIT 1",
    ),
  );
  const { tenant = 0, id: to = 0 } = rows[0] ?? {};
  const job = { tenant, dataset: contratos, to, author: 'teste' };
  await db.own((client) => db.own((reader) => rollback(client, reader, job)));
  expect(await sums()).toEqual(before);
}

describe('documents that are published while a backup runs', () => {
  const textOf = async (path: string, name: string): Promise<string> => {
    const { manifest, members } = await openBackup(path);
    const found = members.get(manifest.documentos.find(({ caminho }) => caminho === name)?.membro ?? '');
    return (await readFile(path)).toString('utf8', found?.start ?? 0, (found?.start ?? 0) + (found?.size ?? 0));
  };

  /** Replaces a document in one step, as publishing it does. */
  const replace = (name: string, text: string): void => {
    const place = join(here.filesDir, 'pmdemo', name);
    writeFileSync(`${place}.novo`, text);
    renameSync(`${place}.novo`, place);
  };

  it('are copied as the snapshot has them, although they were replaced before their turn', async () => {
    const path = join(home, 'trocado.tar');
    onTestFinished(() => replace('um.txt', 'Receita: 10'));
    const { stray, manifest } = await write(path, (done) => {
      if (done === 1) replace('um.txt', 'Receita: 99');
    });
    expect(stray).toEqual([]);
    expect(manifest.documentos.map(({ caminho }) => caminho)).toEqual(['dois.txt', 'um.txt']);
    expect(await textOf(path, 'um.txt')).toBe('Receita: 10');
    expect(await readFile(join(here.filesDir, 'pmdemo/um.txt'), 'utf8')).toBe('Receita: 99');
  });

  it('are waited for when the snapshot fell between a document and its register', async () => {
    const path = join(home, 'entre.tar');
    const register = (text: string) =>
      here.db.own((client) =>
        client.query("UPDATE portal.arquivos SET sha256 = $1 WHERE caminho = 'um.txt'", [sha256(text)]),
      );
    replace('um.txt', 'Receita: 11');
    onTestFinished(async () => {
      replace('um.txt', 'Receita: 10');
      await register('Receita: 10');
    });
    const { stray, manifest } = await write(path, () => {
      meanwhile ??= register('Receita: 11');
    });
    expect(stray).toEqual([]);
    expect(manifest.documentos.find(({ caminho }) => caminho === 'um.txt')?.sha256).toBe(sha256('Receita: 11'));
  });

  it('are named when they are not what was published', async () => {
    const place = join(here.filesDir, 'pmdemo/dois.txt');
    await writeFile(place, 'Receita: 21');
    onTestFinished(() => writeFile(place, 'Receita: 20'));
    const { err, value } = await run(here, 'backup', join(home, 'errada.tar'));
    expect(err.join('\n')).toContain('pmdemo/dois.txt não é o que foi publicado');
    expect(value).toMatchObject({ diferem: ['pmdemo/dois.txt'] });
    expect(await textOf(join(home, 'errada.tar'), 'dois.txt')).toBe('Receita: 21');
  });
});
