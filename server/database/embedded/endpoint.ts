import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { canEnter, type SystemAccount } from './account.ts';

/** As the driver takes it. */
export interface EndpointConfig {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** How the portal reaches its PostgreSQL, and nobody else does. */
export interface ServerEndpoint {
  settings: string[];
  /** The first role's connection, which owns everything. */
  config(database: string): EndpointConfig;
  close(): Promise<void>;
}

/**
 * A socket in a folder of ours, where only this very user of the system is let in, as whatever role it asks for. Rules
 * and folder are new at each start and outside the data, so that PostgreSQL's user cannot bend them.
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

/** The path of a socket may have 103 bytes on a Mac, 107 on Linux, and this one goes through a shell unquoted. */
async function shortest(as: SystemAccount): Promise<string> {
  const usual = tmpdir();
  return /^[\w./-]{1,70}$/.test(usual) && (await canEnter(usual, as)) ? usual : '/tmp';
}

/** Where Node knows no such sockets, on Windows: a free port on the loopback address, and a password. */
export async function loopbackEndpoint(file: string): Promise<ServerEndpoint> {
  const password = (await readFile(file, 'utf8')).trim();
  const port = await free();
  return {
    settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
    config: (database) => ({ host: '127.0.0.1', port, user: 'postgres', password, database }),
    close: () => Promise.resolve(),
  };
}

/** The file with the password that initdb gives to the first role. Never through somebody's link: root writes it too. */
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
