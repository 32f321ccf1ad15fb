import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresAccount } from '../server/database/embedded/account.ts';
import {
  clusterHome,
  createCluster,
  dataFolderIn,
  passwordFileIn,
  SYSTEM_FOLDER,
} from '../server/database/embedded/cluster.ts';
import { type EndpointConfig, loopbackEndpoint, type ServerEndpoint } from '../server/database/embedded/endpoint.ts';
import { postgresPrograms } from '../server/database/embedded/native.ts';
import {
  type ClusterPlace,
  postmasterPid,
  startPostmaster,
  stopPostmaster,
} from '../server/database/embedded/postmaster.ts';
import { runProgram } from '../server/database/embedded/program.ts';

/** Settings of a server that is thrown away. */
const SETTINGS = ['fsync=off', 'shared_buffers=16MB', 'max_wal_size=64MB', 'wal_level=replica', 'max_connections=40'];

/** A PostgreSQL of a test's own, on the loopback address, which it may stop, kill, fill, copy and promote: nobody starts it again. */
export class TestCluster {
  readonly #dir: string;
  readonly #place: ClusterPlace;
  readonly #endpoint: ServerEndpoint;
  #mounted: string | undefined;

  private constructor(dir: string, place: ClusterPlace, endpoint: ServerEndpoint) {
    this.#dir = dir;
    this.#place = place;
    this.#endpoint = endpoint;
  }

  /** A new one, not started yet. */
  static async create(): Promise<TestCluster> {
    const { dir, place } = await TestCluster.#prepare();
    await createCluster(place.bin, place.home, place.as, () => undefined);
    return new TestCluster(dir, place, await loopbackEndpoint(passwordFileIn(place.home)));
  }

  /** A replica of a running one, not started yet. */
  static async replica(primary: TestCluster): Promise<TestCluster> {
    const { dir, place } = await TestCluster.#prepare();
    const made = new TestCluster(dir, place, await loopbackEndpoint(passwordFileIn(primary.#place.home)));
    await made.follow(primary);
    return made;
  }

  static async #prepare(): Promise<{ dir: string; place: ClusterPlace }> {
    const dir = await mkdtemp(join(tmpdir(), 'portal-servidor-'));
    // Run by root, the server is somebody else and has to get in.
    await chmod(dir, 0o755);
    const as = await postgresAccount(dir);
    const bin = join(await postgresPrograms(process.getuid?.() === 0 ? SYSTEM_FOLDER : dir, as), 'bin');
    return { dir, place: { bin, as, home: await clusterHome(dir, as, () => undefined) } };
  }

  get config(): EndpointConfig {
    return this.#endpoint.config('portal');
  }

  get url(): string {
    const { user, password, host, port, database } = this.config;
    return `postgres://${user}:${password}@${host}:${port}/${database}`;
  }

  async start(settings: readonly string[] = []): Promise<void> {
    await startPostmaster(this.#place, [...this.#endpoint.settings, ...SETTINGS, ...settings]);
  }

  stop(): Promise<void> {
    return stopPostmaster(this.#place);
  }

  /** Freezes or wakes the postmaster alone: what is connected stays, and nobody new gets in. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = postmasterPid(this.#place);
    if (pid) process.kill(pid, name);
  }

  /** Ends it at once, as when the power goes. */
  async kill(): Promise<void> {
    const { bin, as, home } = this.#place;
    const args = ['stop', '-w', '-m', 'immediate', '-D', dataFolderIn(home)];
    await runProgram(join(bin, 'pg_ctl'), args, { as, cwd: home, heard: false });
  }

  async query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
    const client = new pg.Client(this.config);
    await client.connect();
    return client
      .query<T>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** Runs some statements on one connection. */
  async run(...statements: readonly string[]): Promise<void> {
    const client = new pg.Client(this.config);
    await client.connect();
    try {
      for (const text of statements) await client.query(text);
    } finally {
      await client.end();
    }
  }

  /** A file system of a megabyte for a tablespace; null where this user or this system cannot make one. */
  async smallDisk(): Promise<string | null> {
    const disk = join(this.#dir, 'disco');
    await mkdir(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=0777', 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      return null;
    }
    this.#mounted = disk;
    const folder = join(disk, 'espaco');
    const { uid, gid } = this.#place.as;
    await mkdir(folder, { mode: 0o700 });
    if (uid >= 0) await chown(folder, uid, gid);
    return folder;
  }

  /** Makes this server, which must not run, a replica of another that does: the files of a backup, and whom to follow. */
  async follow(primary: TestCluster): Promise<void> {
    const data = dataFolderIn(this.#place.home);
    await rm(data, { recursive: true, force: true });
    const client = new pg.Client(primary.config);
    await client.connect();
    await client.query("SELECT pg_backup_start('copia', true)");
    spawnSync('cp', ['-a', dataFolderIn(primary.#place.home), data]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await client.end();
    await rm(join(data, 'postmaster.pid'), { force: true });
    const { host, port, user, password } = primary.config;
    const conninfo = `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`;
    for (const [name, text] of Object.entries({
      backup_label: rows[0]?.labelfile ?? '',
      'standby.signal': '',
      'postgresql.auto.conf': conninfo,
    }))
      await this.#write(join(data, name), text);
  }

  async #write(file: string, text: string): Promise<void> {
    await writeFile(file, text);
    const { uid, gid } = this.#place.as;
    if (uid >= 0) await chown(file, uid, gid);
  }

  async remove(): Promise<void> {
    await this.stop();
    if (this.#mounted) execFileSync('umount', [this.#mounted]);
    await this.#endpoint.close();
    await rm(this.#place.home, { recursive: true, force: true });
    await rm(this.#dir, { recursive: true, force: true });
  }
}
