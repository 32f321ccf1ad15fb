import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresAccount, type SystemAccount } from '../server/database/embedded/account.ts';
import { clusterHome, createCluster, SYSTEM_FOLDER } from '../server/database/embedded/cluster.ts';
import { type EndpointConfig, type ServerEndpoint, socketEndpoint } from '../server/database/embedded/endpoint.ts';
import { postgresPrograms } from '../server/database/embedded/native.ts';
import {
  type ClusterPlace,
  signalPostmaster,
  startPostmaster,
  stopPostmaster,
} from '../server/database/embedded/postmaster.ts';

const quiet = (): void => undefined;
/** What keeps data safe costs time, and these are thrown away. */
const HASTE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB'];

/** A PostgreSQL of a test's own, which it stops, starts and fills: unlike the embedded one, nobody starts it again. */
export class FailingCluster {
  readonly #dir: string;
  readonly #place: ClusterPlace;
  readonly #door: ServerEndpoint;
  #mounted: string | undefined;

  private constructor(dir: string, place: ClusterPlace, door: ServerEndpoint) {
    this.#dir = dir;
    this.#place = place;
    this.#door = door;
  }

  static async create(): Promise<FailingCluster> {
    const dir = await mkdtemp(join(tmpdir(), 'portal-falhas-'));
    await chmod(dir, 0o755);
    const as = await postgresAccount(dir);
    const bin = `${await postgresPrograms(userInfo().uid === 0 ? SYSTEM_FOLDER : dir, as)}/bin`;
    const place = { bin, as, home: await clusterHome(dir, as, quiet) };
    await createCluster(bin, place.home, as, quiet);
    const cluster = new FailingCluster(dir, place, await socketEndpoint(as));
    await cluster.start();
    // A run that is cut off leaves no server behind.
    process.once('exit', () => signalPostmaster(place));
    return cluster;
  }

  get url(): string {
    const { user, host } = this.config;
    return `postgresql://${user}@localhost/portal?host=${encodeURIComponent(host)}`;
  }

  get config(): EndpointConfig {
    return this.#door.config('portal');
  }

  /** Starts it, with few connections, so that a test can take them all. */
  async start(settings: readonly string[] = []): Promise<void> {
    await startPostmaster(this.#place, [...this.#door.settings, ...HASTE, 'max_connections=40', ...settings]);
  }

  stop(): Promise<void> {
    return stopPostmaster(this.#place);
  }

  async run(...statements: readonly string[]): Promise<void> {
    const client = new pg.Client(this.config);
    await client.connect();
    try {
      for (const text of statements) await client.query(text);
    } finally {
      await client.end();
    }
  }

  /** A file system of a few megabytes for a tablespace; null where this user or this system cannot make one. */
  async smallDisk(): Promise<string | null> {
    const disk = join(this.#dir, 'disco');
    await mkdir(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=0777', 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      return null;
    }
    this.#mounted = disk;
    return owned(join(disk, 'espaco'), this.#place.as);
  }

  async destroy(): Promise<void> {
    await this.stop();
    if (this.#mounted) execFileSync('umount', [this.#mounted]);
    await this.#door.close();
    await rm(this.#dir, { recursive: true, force: true });
    await rm(this.#place.home, { recursive: true, force: true });
  }
}

async function owned(folder: string, { uid, gid }: SystemAccount): Promise<string> {
  await mkdir(folder, { mode: 0o700 });
  if (uid >= 0) await chown(folder, uid, gid);
  return folder;
}
