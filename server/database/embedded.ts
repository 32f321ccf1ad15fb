import { platform, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { postgresAccount } from './embedded/account.ts';
import { clusterHome, createCluster, type LogLine, passwordFileIn, SYSTEM_FOLDER } from './embedded/cluster.ts';
import { type EndpointConfig, loopbackEndpoint, type ServerEndpoint, socketEndpoint } from './embedded/endpoint.ts';
import { lockFolder } from './embedded/lock.ts';
import { postgresPrograms } from './embedded/native.ts';
import { refuseForeignFiles } from './embedded/ownership.ts';
import {
  type ClusterPlace,
  endOrphan,
  signalPostmaster,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { isAlive } from './embedded/process.ts';

export interface EmbeddedOptions {
  /** Folder of the database, created if absent. */
  dir: string;
  /** Prints one sentence for the person at the terminal. */
  log: LogLine;
  /** Whether to connect through the loopback address instead of a socket, as Windows needs. */
  tcp?: boolean;
}

export interface EmbeddedServer {
  /** Connection of the owner. The database `portal` exists from the start. */
  config(database: string): EndpointConfig;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that comes with the portal, creating its files the first time. */
export async function startEmbedded({
  dir,
  log,
  tcp = platform() === 'win32',
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const folder = resolve(dir);
  const held = await lockFolder(folder);
  return orElse(held.release, async () => {
    const place = await prepare(folder, log).catch((error) => Promise.reject(explained(folder, error)));
    const door = await (tcp ? loopbackEndpoint(passwordFileIn(place.home)) : socketEndpoint(place.as));
    const server = await orElse(door.close, () => supervise(place, door, log));
    return { config: door.config, stop: () => server.stop().finally(held.release) };
  });
}

/** Undoes an earlier step when the rest fails. */
async function orElse<T>(undo: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Turns an error of the system, such as a full disk, into a sentence: it is no fault of the program. */
function explained(dir: string, error: NodeJS.ErrnoException): Error {
  return error.code ? new Refusal(`Não consigo preparar o banco de dados em ${dir}: ${error.message}.`) : error;
}

async function prepare(dir: string, log: LogLine): Promise<ClusterPlace> {
  const as = await postgresAccount(`${dir}/cluster/data`);
  await refuseForeignFiles(`${dir}/cluster`, as);
  const bin = `${await postgresPrograms(userInfo().uid === 0 ? SYSTEM_FOLDER : dir, as)}/bin`;
  const place = { bin, as, home: await clusterHome(dir, as, log) };
  await endOrphan(place, log);
  await createCluster(bin, place.home, as, log);
  return place;
}

const CHECK_INTERVAL_MS = 2000;

/**
 * Keeps PostgreSQL running: starts it again if it was killed, and tells it to end if it is still there when Node ends.
 */
async function supervise(place: ClusterPlace, door: ServerEndpoint, log: LogLine): Promise<{ stop(): Promise<void> }> {
  const leave = () => signalPostmaster(place);
  process.once('exit', leave);
  let pid = await startPostmaster(place, door.settings);
  const watch = async () => {
    if (isAlive(pid)) return;
    log('O banco de dados parou sozinho; iniciando de novo…');
    await endOrphan(place, log);
    pid = await startPostmaster(place, door.settings);
  };
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(watch).catch(({ message }) => log(message));
  }, CHECK_INTERVAL_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      process.off('exit', leave);
      await round;
      await stopPostmaster(place);
      await door.close();
    },
  };
}
