import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { datasets } from '../catalog/datasets/index.ts';
import { Database, type DatabasePlace } from '../server/database/db.ts';
import { migrate } from '../server/database/migrate/migrate.ts';
import { raiseWall } from '../server/database/migrate/role.ts';
import { portalMigrations } from '../server/database/open.ts';
import { schemaPlan } from '../server/tables.ts';
import { applyTenant } from '../server/tenants/apply.ts';
import { loader, programAt } from './program.ts';

/** What an importer is told to load, always of contratos. */
export interface ImportJob {
  /** The owner's way in. */
  at: pg.ClientConfig;
  tenant: number;
  path: string;
  /** A text without end instead of the file. */
  endless?: string;
  refusedPath?: string;
}

export type ImportOutcome =
  | { carga: number | null; accepted: number; unchanged: boolean }
  | { refused: string; message: string };

/** What an importer is made of, in the order in which `importer.mjs` takes them. */
const PARTS = [
  'catalog/datasets/contratos.ts',
  'server/database/db.ts',
  'server/import/load.ts',
  'server/import/read/files.ts',
];

/** An importer in another process, with a folder of its own for what it puts aside. */
export class Importer {
  readonly temp: string;
  readonly #own: boolean;
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;
  readonly #gone: Promise<null>;

  constructor(temp?: string) {
    this.#own = temp === undefined;
    this.temp = temp ?? mkdtempSync(join(tmpdir(), 'portal-importa-'));
    this.#child = fork(join(import.meta.dirname, 'importer.mjs'), PARTS.map(programAt), {
      execArgv: [...loader],
      env: { ...process.env, PGAPPNAME: NAME },
    });
    this.#ready = once(this.#child, 'message');
    this.#gone = once(this.#child, 'exit').then(() => null);
  }

  /** Begun, and not waited for. The answer is null when the importer was killed over it. */
  async begin(job: ImportJob): Promise<{ answer: Promise<ImportOutcome | null> }> {
    await this.#ready;
    const answered = once(this.#child, 'message').then(([answer]) => answer as ImportOutcome);
    this.#child.send({ ...job, temp: this.temp });
    return { answer: Promise.race([answered, this.#gone]) };
  }

  async load(job: ImportJob): Promise<ImportOutcome | null> {
    return (await this.begin(job)).answer;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** The most memory it ever held, in bytes; where the system does not tell, none. */
  get peak(): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
    } catch {
      return 0;
    }
  }

  async end(): Promise<void> {
    this.kill();
    await this.#gone;
    if (this.#own) await rm(this.temp, { recursive: true });
  }
}

/** By which the database knows an importer's connection. */
const NAME = 'importador-de-teste';

const COUNT = {
  conexoes: `pg_stat_activity WHERE application_name = '${NAME}' AND datname = current_database()`,
  travas: `pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  preparo: "pg_class WHERE relpersistence = 't' AND relkind = 'r'",
  arquivadas:
    'portal.arquivadas a WHERE NOT EXISTS (SELECT 1 FROM portal.cargas c WHERE c.tenant = a.tenant AND c.id = a.carga)',
  linhas:
    'dados.contratos d WHERE NOT EXISTS (SELECT 1 FROM portal.cargas c WHERE c.tenant = d.tenant AND c.id = d.carga)',
};

/** What an importer that is gone left in the database and on the disk. */
export async function remains(client: pg.ClientBase, { temp }: Importer): Promise<Record<string, unknown>> {
  const counts = Object.entries(COUNT).map(([name, from]) => `(SELECT count(*)::int FROM ${from}) AS ${name}`);
  const { rows } = await client.query(`SELECT ${counts.join(', ')}`);
  return { ...rows[0], arquivos: readdirSync(temp) };
}

export const NOTHING = { conexoes: 0, travas: 0, preparo: 0, arquivadas: 0, linhas: 0, arquivos: [] };

/** Whether an importer has begun: from then on it holds the lock of what it loads. */
export const begun = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query(`SELECT FROM ${COUNT.travas} LIMIT 1`)).rowCount === 1;

export const YEAR = 2031;

/** A database of one body, its owner's connection, and what a visitor sees of that body's contracts of the year. */
export interface Town {
  place: DatabasePlace;
  db: Database;
  client: pg.Client;
  tenant: number;
  folder: string;
  seen(): Promise<string>;
  close(): Promise<void>;
}

export async function openTown(place: DatabasePlace): Promise<Town> {
  const db = new Database(place);
  const client = new pg.Client(place.owner);
  // The database may be killed under it.
  client.on('error', () => undefined);
  await client.connect();
  await migrate(client, schemaPlan(datasets), await portalMigrations());
  await raiseWall(client, place, schemaPlan(datasets));
  const { id: tenant } = await applyTenant(client, join(import.meta.dirname, '../tenants/pmdemo'));
  const folder = await mkdtemp(join(tmpdir(), 'portal-cidade-'));
  const close = async (): Promise<void> => {
    await client.end();
    await db.close();
    await rm(folder, { recursive: true });
  };
  return { place, db, client, tenant, folder, seen: () => seen(db, tenant), close };
}

/** How many, and of what value each. */
async function seen(db: Database, tenant: number): Promise<string> {
  const text = `SELECT count(*) || ' × ' || coalesce(round(avg("vlrContrato")), 0) AS seen FROM pub.contratos
    WHERE tenant = $1 AND "numAnoPub" = $2`;
  return db.read(tenant, async (client) => (await client.query(text, [tenant, YEAR])).rows[0].seen);
}

/** A file of so many contracts of that year, each of one value. */
export async function contracts(path: string, rows: number, value: number): Promise<string> {
  const lines = Array.from(
    { length: rows },
    (_, i) => `${i + 1};${YEAR};Serra Verde Ltda;Merenda do lote ${i};${value},00`,
  );
  await writeFile(path, ['numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato', ...lines].join('\n'));
  return path;
}
