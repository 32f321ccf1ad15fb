import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { schemaState } from '../database/migrate/migrate.ts';
import { Refusal } from '../refusal.ts';
import { version } from '../root.ts';
import { DigestStream } from './digest.ts';
import { copyDocuments, holdDocuments, publishedDigests, strayDocuments } from './documents.ts';
import {
  BACKUP_FORMAT,
  type BackupDocument,
  type BackupManifest,
  type BackupTable,
  MANIFEST_MEMBER,
  SCHEMA_MEMBER,
} from './manifest.ts';
import { columnList, type DescribedTable, describeTables, sequencesOf } from './tables.ts';
import { TarWriter } from './tar.ts';

/** Runs some work on a connection of the owner. */
type Own = <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>;

export interface BackupJob {
  own: Own;
  /** The file to write, which is not there yet. */
  path: string;
  filesDir: string;
  /** Statements that create the whole schema of this version. */
  schema: string;
  /** Counts what each key sealed, in the snapshot of the backup. */
  keysOf(client: pg.ClientBase): Promise<BackupManifest['chaves']>;
  signal: AbortSignal;
  onDocument(done: number, total: number): void;
  onBytes(done: number): void;
}

export interface WrittenBackup {
  manifest: BackupManifest;
  bytes: number;
  /** Documents that are missing or are not what was published. */
  stray: string[];
}

/** Rows that stay where they are: a restored database is another installation, with passwords of its own. */
const LEFT_OUT: ReadonlySet<string> = new Set(['portal.segredo']);

const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
SET LOCAL extra_float_digits = 3; SET LOCAL row_security = off; SET LOCAL client_encoding = 'UTF8'`;

/** Times that a backup is begun again because documents were being published just then. */
const ATTEMPTS = 3;

/** Writes a backup of a portal that may be running: one snapshot of the database, and the documents of that moment. */
export async function writeBackup(job: BackupJob): Promise<WrittenBackup> {
  const aside = `${job.path}.parcial`;
  try {
    for (let left = ATTEMPTS - 1; ; left--) {
      const written = await job.own((client) => attempt(client, { ...job, path: aside }, left > 0));
      if (!written) continue;
      await rename(aside, job.path);
      return written;
    }
  } catch (error) {
    // A file of that name was there: another backup is being written to it.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Refusal(
        `${aside} já existe: outra cópia está sendo gravada ali, ou foi interrompida; nesse caso, apague-o.`,
      );
    await rm(aside, { force: true });
    throw error;
  }
}

/** One attempt; null when documents changed under it and it may be made again. */
async function attempt(client: pg.Client, job: BackupJob, again: boolean): Promise<WrittenBackup | null> {
  const tar = await TarWriter.create(job.path);
  try {
    await client.query(BEGIN);
    const tables = await lockedTables(client);
    const { copied, stray } = await documentsOf(client, tar, job);
    if (again && (await arePublishing(client, job, stray))) {
      await rm(job.path);
      return null;
    }
    const manifest = await manifestOf(client, tar, { ...job, tables, copied });
    await tar.add(MANIFEST_MEMBER, textOf(`${JSON.stringify(manifest, null, 1)}\n`));
    await tar.finish();
    return { manifest, bytes: tar.bytes, stray };
  } finally {
    await tar.close().catch(() => undefined);
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

const textOf = (text: string): Readable => Readable.from([Buffer.from(text)]);

/** Every table, held against a change of its shape until the backup ends. */
async function lockedTables(client: pg.ClientBase): Promise<DescribedTable[]> {
  const tables = await describeTables(client);
  await client.query(`LOCK TABLE ${tables.map(({ nome }) => nome).join(', ')} IN ACCESS SHARE MODE`);
  return tables;
}

async function documentsOf(
  client: pg.ClientBase,
  tar: TarWriter,
  { filesDir, signal, onDocument }: BackupJob,
): Promise<{ copied: BackupDocument[]; stray: string[] }> {
  const { rows } = await client.query<{ slug: string }>('SELECT slug FROM portal.tenants ORDER BY slug');
  const published = await publishedDigests(client);
  const held = await holdDocuments(
    filesDir,
    rows.map(({ slug }) => slug),
  );
  try {
    const copied = await copyDocuments(tar, held.all, published, (done) => {
      signal.throwIfAborted();
      onDocument(done, held.all.length);
    });
    return { copied, stray: strayDocuments(copied, published) };
  } finally {
    await held.release();
  }
}

/** Whether documents that differ from the snapshot were published since: then the next snapshot agrees with them. */
async function arePublishing(client: pg.ClientBase, { own }: BackupJob, stray: readonly string[]): Promise<boolean> {
  if (stray.length === 0) return false;
  const [before, now] = [await publishedDigests(client), await own(publishedDigests)];
  return stray.some((place) => before.get(place) !== now.get(place));
}

interface Contents extends BackupJob {
  tables: readonly DescribedTable[];
  copied: BackupDocument[];
}

async function manifestOf(client: pg.ClientBase, tar: TarWriter, job: Contents): Promise<BackupManifest> {
  const esquema = await schemaState(client);
  if (!esquema) throw new Refusal('Este banco de dados ainda não tem o portal: não há o que copiar.');
  await tar.add(SCHEMA_MEMBER, textOf(job.schema));
  const { rows } = await client.query<{ postgres: string; agora: string; orgaos: string[] }>(
    `SELECT current_setting('server_version') AS postgres, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS agora,
       (SELECT coalesce(array_agg(slug ORDER BY slug), '{}') FROM portal.tenants) AS orgaos`,
  );
  const { postgres = '', agora = '', orgaos = [] } = rows[0] ?? {};
  return {
    formato: BACKUP_FORMAT,
    portal: version,
    postgres,
    feitaEm: agora,
    esquema,
    orgaos,
    tabelas: await copyTables(client, tar, job),
    sequencias: await sequencesOf(client),
    conjuntos: await publishedSums(client),
    documentos: job.copied,
    chaves: await job.keysOf(client),
  };
}

async function copyTables(client: pg.ClientBase, tar: TarWriter, job: Contents): Promise<BackupTable[]> {
  const copied: BackupTable[] = [];
  let bytes = 0;
  for (const table of job.tables) {
    job.signal.throwIfAborted();
    const digest = new DigestStream((more) => {
      bytes += more;
      job.onBytes(bytes);
    });
    const none = LEFT_OUT.has(table.nome) ? ' WHERE false' : '';
    const rows = client.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${table.nome}${none}) TO STDOUT`));
    const gzip = createGzip();
    rows.on('error', (error) => gzip.destroy(error));
    const membro = `tabelas/${table.nome.replaceAll('"', '')}.copy.gz`;
    await tar.add(membro, rows.pipe(digest).pipe(gzip));
    copied.push({ ...table, membro, linhas: rows.rowCount, bytes: digest.bytes, sha256: digest.sha256() });
  }
  return copied;
}

/** Rows and sums of every dataset, as the periods say that they were published. */
export async function publishedSums(client: pg.ClientBase): Promise<BackupManifest['conjuntos']> {
  const { rows } = await client.query<BackupManifest['conjuntos'][number]>(
    `SELECT dataset, count(*)::int AS periodos, sum(linhas)::int AS linhas,
       (SELECT coalesce(jsonb_object_agg(nome, total), '{}') FROM (
          SELECT nome, sum(valor::numeric)::text AS total FROM portal.periodos o, jsonb_each_text(o.somas) AS s (nome, valor)
          WHERE o.dataset = p.dataset GROUP BY nome) t) AS somas
     FROM portal.periodos p GROUP BY dataset ORDER BY dataset`,
  );
  return rows;
}
