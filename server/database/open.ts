import { isAbsolute, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Limits, USUAL_LIMITS } from '../limits/limits.ts';
import { Refusal } from '../refusal.ts';
import { root } from '../root.ts';
import { type DatabaseAddresses, refuseOtherAddresses, withOtherAddresses, withoutRoles } from './addresses.ts';
import { checkDatabase, holdConnection, parseDatabaseUrl, withRoles } from './connection.ts';
import { Database, type DatabasePlace } from './db.ts';
import { findAddress, writeAddress } from './embedded/address.ts';
import type { LogLine } from './embedded/cluster.ts';
import { FolderTaken } from './embedded/lock.ts';
import { startEmbedded } from './embedded.ts';
import { ensureFolder } from './folder.ts';
import { type Migration, migrate, migrationsIn } from './migrate/migrate.ts';
import { raiseWall } from './migrate/role.ts';
import { refuseTransactionPooler } from './pooler.ts';
import type { SchemaPlan } from './sql/ddl.ts';

/** An open database: how to connect, and how to close it. */
export interface OpenedDatabase {
  place: DatabasePlace;
  close(): Promise<void>;
}

/** The folder of everything the portal keeps, created if absent. */
export async function ensureDataDir(text: string): Promise<string> {
  const dir = isAbsolute(text) ? text : join(root, text);
  try {
    await ensureFolder(filesIn(dir));
    return dir;
  } catch {
    throw new Refusal(
      `Não foi possível escrever na pasta ${dir}. Escolha outra com DATA_DIR ou corrija as permissões.`,
    );
  }
}

/** Folder of the published documents, with one subfolder for each body. */
export const filesIn = (dataDir: string): string => join(dataDir, 'arquivos');

/** Folder where uploaded files wait. */
export const uploadsIn = (dataDir: string): string => join(dataDir, 'envios');

/** Folder of the files for whoever copies everything, with one subfolder for each body. They can be made again from the data. */
export const bulkIn = (dataDir: string): string => join(dataDir, 'pacotes');

/** Folder of what the people of the panel sent and have not published. */
export const stagingIn = (dataDir: string): string => join(dataDir, 'painel');

const postgresIn = (dataDir: string): string => join(dataDir, 'postgres');

/** Opens the database for the server: the one of DATABASE_URL, else the embedded one, which it starts. */
export async function openDatabase(
  dataDir: string,
  addresses: DatabaseAddresses,
  log: LogLine,
): Promise<OpenedDatabase> {
  return (await given(addresses)) ?? own(dataDir, log);
}

/** Times that a command looks for a database that is just being opened or closed. */
const TRIES = 50;

/**
 * Opens the database for a command: like the server, but where a portal is running it joins the one that it started.
 */
export async function reachDatabase(
  dataDir: string,
  addresses: DatabaseAddresses,
  log: LogLine,
  signal: AbortSignal,
): Promise<OpenedDatabase> {
  const elsewhere = await given(addresses);
  if (elsewhere) return elsewhere;
  for (let i = 0; i < TRIES; i++) {
    const opened = (await joined(dataDir, signal)) ?? (await unlessTaken(own(dataDir, log, alone)));
    if (opened) return opened;
    await setTimeout(100, undefined, { signal });
  }
  throw new Refusal(
    `O portal que usa a pasta ${dataDir} não deixa entrar no banco de dados: use o comando com o mesmo usuário do sistema.`,
  );
}

/** Joins the database of a running portal; null if there is none, or if it is just ending. */
async function joined(dataDir: string, signal: AbortSignal): Promise<OpenedDatabase | null> {
  const running = await findAddress(postgresIn(dataDir), signal);
  if (!running) return null;
  const place = withRoles(running);
  const close = await holdConnection(place).catch(() => null);
  return close && { place, close };
}

/** Null instead of a refusal when another command locked the folder first, so that this one joins it. */
function unlessTaken(opening: Promise<OpenedDatabase>): Promise<OpenedDatabase | null> {
  return opening.catch((error: unknown) => {
    if (error instanceof FolderTaken) return null;
    throw error;
  });
}

/** The database of DATABASE_URL with its pooler and replicas; null where there is none. */
async function given(addresses: DatabaseAddresses): Promise<OpenedDatabase | null> {
  if (!addresses.DATABASE_URL) {
    refuseOtherAddresses(addresses);
    return null;
  }
  const place = withOtherAddresses(parseDatabaseUrl(addresses.DATABASE_URL), addresses);
  await checkDatabase(place);
  await refuseTransactionPooler(place.owner);
  return { place, close: async () => undefined };
}

type Before = (place: DatabasePlace, log: LogLine) => Promise<void>;

async function own(dataDir: string, log: LogLine, before: Before = async () => undefined): Promise<OpenedDatabase> {
  const dir = postgresIn(dataDir);
  const embedded = await startEmbedded({ dir, log });
  const place = withRoles(embedded.config('portal'));
  const erase = await writeAddress(dir, embedded.config('portal'));
  const close = async (): Promise<void> => {
    await erase();
    await before(place, log).catch(() => undefined);
    await embedded.stop();
  };
  return { place, close };
}

/** Waits for other commands that joined the database this one started. */
async function alone(place: DatabasePlace, log: LogLine): Promise<void> {
  const db = new Database(place);
  const others = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  await db.own(async (client) => {
    for (let round = 0; (await client.query(others)).rowCount; round++) {
      if (round === 10) log('Feito; esperando outro comando que usa o mesmo banco de dados…');
      await setTimeout(100);
    }
  });
  await db.close();
}

export const portalMigrations = (): Promise<Migration[]> => migrationsIn(join(root, 'server', 'database', 'migrate'));

/** Brings schema and wall to this version, and returns the database. */
export async function prepareDatabase(
  place: DatabasePlace,
  plan: SchemaPlan,
  log: LogLine,
  limits: Limits = USUAL_LIMITS,
): Promise<Database> {
  const db = new Database(place, limits);
  const migrations = await portalMigrations();
  const walled = await db.own(async (client) => {
    await migrate(client, plan, migrations);
    return raiseWall(client, place, plan);
  });
  if (walled) return db;
  log(
    `Aviso: o usuário de DATABASE_URL não pode criar os papéis ${place.web.user}, ${place.desk.user} e ${place.staff.user}; as consultas, as mensagens e o painel usarão o próprio usuário. Veja docs/operar.md.`,
  );
  await db.close();
  return new Database(withoutRoles(place), limits);
}
