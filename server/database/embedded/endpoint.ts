import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { canEnter, type SystemAccount } from './account.ts';

/** Connection parameters as the driver takes them. */
export interface EndpointConfig {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** Where the embedded PostgreSQL listens, for the portal and nobody else. */
export interface ServerEndpoint {
  settings: string[];
  /** Connection of the first role, which owns everything. */
  config(database: string): EndpointConfig;
  close(): Promise<void>;
}

/**
 * A socket in a folder of ours that admits only this user of the system, as any role. Its rules and folder are new at
 * each start and outside the data, so that PostgreSQL's user cannot change them.
 */
export async function socketEndpoint(as: SystemAccount): Promise<ServerEndpoint> {
  const folder = await mkdtemp(join(await shortest(as), 'portal-'));
  const sockets = join(folder, 's');
  await chmod(folder, 0o755);
  await mkdir(sockets, { mode: 0o700 });
  await chown(sockets, as.uid, as.gid);
  await writeFile(join(folder, 'hba'), 'local all all peer map=portal\n');
  await writeFile(join(folder, 'ident'), `portal "${userInfo().username}" all\n`);
  return {
    settings: [
      'listen_addresses=',
      `unix_socket_directories=${sockets}`,
      `hba_file=${folder}/hba`,
      `ident_file=${folder}/ident`,
    ],
    config: (database) => ({ host: sockets, port: 5432, user: 'postgres', database }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Folder for the socket, whose path may have 103 bytes on a Mac and 107 on Linux, and which passes through a shell
 * unquoted.
 */
async function shortest(as: SystemAccount): Promise<string> {
  const usual = tmpdir();
  return /^[\w./-]{1,70}$/.test(usual) && (await canEnter(usual, as)) ? usual : '/tmp';
}

/** A free port on the loopback address with a password, for Windows, where Node has no such sockets. */
export async function loopbackEndpoint(file: string): Promise<ServerEndpoint> {
  const password = (await readFile(file, 'utf8')).trim();
  const port = await free();
  return {
    settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
    config: (database) => ({ host: '127.0.0.1', port, user: 'postgres', password, database }),
    close: () => Promise.resolve(),
  };
}

/**
 * Writes the password that initdb gives to the first role. The file is created anew, never through a link, because root
 * writes it too.
 */
export async function writePassword(file: string, as: SystemAccount): Promise<void> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(`${randomBytes(24).toString('hex')}\n`);
  if (as.uid >= 0) await handle.chown(as.uid, as.gid);
  await handle.close();
}

function free(): Promise<number> {
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });
}
