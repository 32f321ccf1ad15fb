import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../refusal.ts';
import { DigestStream } from './digest.ts';
import { type BackupManifest, type BackupTable, MANIFEST_MEMBER, parseManifest, SCHEMA_MEMBER } from './manifest.ts';
import { columnList, leftoverStatements } from './tables.ts';
import { readTar, type TarMember, tarMember } from './tar.ts';

/** A backup that was found whole enough to be read. */
export interface OpenedBackup {
  path: string;
  manifest: BackupManifest;
  members: ReadonlyMap<string, TarMember>;
}

const broken = (path: string): Refusal =>
  new Refusal(`${path} não é uma cópia feita por “portal backup”, ou está incompleta: use outra.`);

export async function openBackup(path: string): Promise<OpenedBackup> {
  const members = await readTar(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`Não foi possível ler ${path} (${error.code}): confira o nome e as permissões.`);
  });
  const found = members?.get(MANIFEST_MEMBER);
  if (!members || !found) throw broken(path);
  return { path, members, manifest: parseManifest(await text(tarMember(path, found)), path) };
}

function memberOf({ path, members }: OpenedBackup, name: string) {
  const found = members.get(name);
  if (!found) throw broken(path);
  return tarMember(path, found);
}

/** Refuses a database or a folder where something is: what a restore would replace may be all that somebody has. */
export async function refuseOccupied(client: pg.ClientBase, filesDir: string): Promise<void> {
  const { rows } = await client.query<{ nome: string }>(
    "SELECT nspname AS nome FROM pg_namespace WHERE nspname IN ('portal', 'dados', 'pub', 'mensagens') LIMIT 1",
  );
  if (rows.length)
    throw new Refusal(
      'Este banco de dados já tem um portal, e a restauração não apaga nada. Use uma DATA_DIR nova (ou um banco vazio em DATABASE_URL).',
    );
  const names = await readdir(filesDir);
  if (names.length)
    throw new Refusal(`A pasta ${filesDir} não está vazia, e a restauração não apaga nada. Use uma DATA_DIR nova.`);
}

export interface RestoredTable {
  nome: string;
  linhas: number;
  sha256: string;
  /** Whether rows and digest are those of the backup. */
  confere: boolean;
}

export interface BackupRestore {
  backup: OpenedBackup;
  filesDir: string;
  signal: AbortSignal;
  onBytes(done: number, total: number): void;
  onDocument(done: number, total: number): void;
  onStage(what: string): void;
  /** Compares what was restored before it is made final; throws to undo it all. */
  check(client: pg.ClientBase, tables: readonly RestoredTable[]): Promise<void>;
}

/**
 * Restores a backup into an empty database and an empty folder: the schema of the version that made it, its rows and its
 * documents. One transaction: interrupted or found wrong, it leaves the database as empty as it was.
 */
export async function restoreBackup(client: pg.ClientBase, job: BackupRestore): Promise<void> {
  const aside = await mkdtemp(join(dirname(job.filesDir), '.restauro-'));
  await client.query("BEGIN; SET LOCAL datestyle = 'ISO'; SET LOCAL maintenance_work_mem = '256MB'");
  try {
    await createSchema(client, job.backup);
    const indexes = await takeIndexes(client);
    const tables = await loadTables(client, job);
    for (const text of indexes) {
      job.signal.throwIfAborted();
      job.onStage(`índice ${/INDEX (\S+)/.exec(text)?.[1] ?? ''}`);
      await client.query(text);
    }
    await setSequences(client, job.backup.manifest);
    await restoreDocuments(job, aside);
    await job.check(client, tables);
    await moveInto(aside, job.filesDir);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function createSchema(client: pg.ClientBase, backup: OpenedBackup): Promise<void> {
  await client.query(await text(memberOf(backup, SCHEMA_MEMBER)));
  for (const table of backup.manifest.tabelas)
    for (const statement of leftoverStatements(table)) await client.query(statement);
}

/** Drops the indexes that no key needs, and returns how to make them again: once the rows are there, that is several times faster. */
async function takeIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ nome: string; texto: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS nome, pg_get_indexdef(c.oid) AS texto
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('portal', 'dados', 'mensagens') AND c.relkind = 'i' AND NOT c.relispartition
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)`,
  );
  for (const { nome } of rows) await client.query(`DROP INDEX ${nome}`);
  return rows.map(({ texto }) => texto);
}

async function loadTables(client: pg.ClientBase, job: BackupRestore): Promise<RestoredTable[]> {
  const { tabelas } = job.backup.manifest;
  const total = tabelas.reduce((sum, { bytes }) => sum + bytes, 0);
  const loaded: RestoredTable[] = [];
  let done = 0;
  for (const table of tabelas) {
    job.signal.throwIfAborted();
    loaded.push(
      await loadTable(client, job.backup, table, (more) => {
        done += more;
        job.onBytes(done, total);
      }),
    );
  }
  return loaded;
}

async function loadTable(
  client: pg.ClientBase,
  backup: OpenedBackup,
  table: BackupTable,
  each: (bytes: number) => void,
): Promise<RestoredTable> {
  const digest = new DigestStream(each);
  const copy = client.query(copyFrom(`COPY ${table.nome} (${columnList(table)}) FROM STDIN`));
  await pipeline(memberOf(backup, table.membro), createGunzip(), digest, copy);
  const { rows } = await client.query<{ linhas: number }>(`SELECT count(*)::float8 AS linhas FROM ${table.nome}`);
  const [linhas, sha256] = [rows[0]?.linhas ?? 0, digest.sha256()];
  return { nome: table.nome, linhas, sha256, confere: linhas === table.linhas && sha256 === table.sha256 };
}

/** Lets every counter go on after the last number that it gave, also where the row of that number is gone. */
async function setSequences(client: pg.ClientBase, { sequencias }: BackupManifest): Promise<void> {
  for (const { nome, ultimo } of sequencias)
    await client.query('SELECT setval(to_regclass($1), $2) WHERE to_regclass($1) IS NOT NULL', [nome, ultimo]);
}

async function restoreDocuments(job: BackupRestore, folder: string): Promise<void> {
  const { documentos } = job.backup.manifest;
  for (const [i, { orgao, caminho, membro, bytes, sha256 }] of documentos.entries()) {
    job.signal.throwIfAborted();
    const path = join(folder, orgao, caminho);
    if (!path.startsWith(join(folder, orgao, '/'))) throw broken(job.backup.path);
    await mkdir(dirname(path), { recursive: true });
    const digest = new DigestStream();
    await pipeline(memberOf(job.backup, membro), digest, createWriteStream(path, { flags: 'wx', flush: true }));
    if (digest.bytes !== bytes || digest.sha256() !== sha256)
      throw new Refusal(
        `O documento ${orgao}/${caminho} não é o que foi copiado: ${job.backup.path} está danificada. Use outra.`,
      );
    job.onDocument(i + 1, documentos.length);
  }
}

/** Gives the folders of the bodies their place. */
async function moveInto(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name));
}
