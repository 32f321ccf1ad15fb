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
  /** The folder of the database, made if absent. */
  dir: string;
  /** Takes one sentence at a time, for the person at the terminal. */
  log: LogLine;
  /** Through the loopback address instead of a socket: what Windows needs. */
  tcp?: boolean;
}

export interface EmbeddedServer {
  /** The owner's connection. The database `portal` is there from the start. */
  config(database: string): EndpointConfig;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that comes with the portal, the first time creating its files. */
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

/** What was opened before is closed again when the rest fails. */
async function orElse<T>(undo: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await undo();
    throw error;
  }
}

/** A disk that is full or a folder that is not ours is no fault of the program. */
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

const HEARTBEAT = 2000;

/** Keeps it running: one that was killed is started again, and one still there when Node ends is told to end too. */
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
  }, HEARTBEAT).unref();
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
