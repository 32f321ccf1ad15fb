import { platform, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { home, init, type Log, passwordIn, SYSTEM } from './embedded/cluster.ts';
import { type Config, type Door, loopback, socket } from './embedded/door.ts';
import { lock } from './embedded/lock.ts';
import { native } from './embedded/native.ts';
import { refuseForeign } from './embedded/owner.ts';
import { clear, dismiss, down, type Place, up } from './embedded/postmaster.ts';
import { alive } from './embedded/process.ts';
import { runner } from './embedded/runner.ts';

export interface Options {
  /** The folder of the database, made if absent. */
  dir: string;
  /** Takes one sentence at a time, for the person at the terminal. */
  log: Log;
  /** Through the loopback address instead of a socket: what Windows needs. */
  tcp?: boolean;
}

export interface Embedded {
  /** The owner's connection. The database `portal` is there from the start. */
  config(database: string): Config;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that comes with the portal, the first time creating its files. */
export async function start({ dir, log, tcp = platform() === 'win32' }: Options): Promise<Embedded> {
  const folder = resolve(dir);
  const held = await lock(folder);
  return orElse(held.release, async () => {
    const place = await prepare(folder, log).catch((error) => Promise.reject(explained(folder, error)));
    const door = await (tcp ? loopback(passwordIn(place.home)) : socket(place.as));
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

async function prepare(dir: string, log: Log): Promise<Place> {
  const as = await runner(`${dir}/cluster/data`);
  await refuseForeign(`${dir}/cluster`, as);
  const bin = `${await native(userInfo().uid === 0 ? SYSTEM : dir, as)}/bin`;
  const place = { bin, as, home: await home(dir, as, log) };
  await clear(place, log);
  await init(bin, place.home, as, log);
  return place;
}

const HEARTBEAT = 2000;

/** Keeps it running: one that was killed is started again, and one still there when Node ends is told to end too. */
async function supervise(place: Place, door: Door, log: Log): Promise<{ stop(): Promise<void> }> {
  const leave = () => dismiss(place);
  process.once('exit', leave);
  let pid = await up(place, door.settings);
  const watch = async () => {
    if (alive(pid)) return;
    log('O banco de dados parou sozinho; iniciando de novo…');
    await clear(place, log);
    pid = await up(place, door.settings);
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
      await down(place);
      await door.close();
    },
  };
}
