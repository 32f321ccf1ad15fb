import { access, chown, mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../refusal.ts';
import { canEnter, type SystemAccount } from './account.ts';
import { writePassword } from './endpoint.ts';
import { type ProgramResult, runProgram } from './program.ts';

/** Prints one line for the person at the terminal. */
export type LogLine = (line: string) => void;

/** Folder where root keeps what `nobody` must be able to reach. */
export const SYSTEM_FOLDER = '/var/lib/portal-transparencia';

export const dataFolderIn = (home: string): string => join(home, 'data');
export const passwordFileIn = (home: string): string => join(home, 'password');

/**
 * The folder of the cluster: inside the data folder or, when its user may not enter there, in the system folder with a
 * link to it.
 */
export async function clusterHome(dir: string, as: SystemAccount, log: LogLine): Promise<string> {
  const usual = join(dir, 'cluster');
  const found = await realpath(usual).catch(() => null);
  if (found) return entered(found, as);
  await rm(usual, { force: true });
  if (await canEnter(dir, as)) return own(usual, as);
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const made = await mkdtemp(join(SYSTEM_FOLDER, 'dados-'));
  await symlink(made, usual);
  log(`O usuário ${as.name} não entra em ${dir}: o banco de dados fica em ${made}.`);
  return own(made, as);
}

async function entered(folder: string, as: SystemAccount): Promise<string> {
  if (await canEnter(folder, as)) return folder;
  throw new Refusal(
    `O usuário ${as.name} não entra em ${folder}: abra a passagem nas pastas acima dela, ou escolha outra em DATA_DIR.`,
  );
}

async function own(folder: string, as: SystemAccount): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (as.uid >= 0) await chown(folder, as.uid, as.gid);
  return realpath(folder);
}

/** Character locales to try in this order. All other locales are plain, because the portal names its own collations. */
const CHARACTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'pt_BR.UTF-8', 'C'];

/**
 * Creates the database files once, aside and then renamed: a first start that died leaves nothing that looks finished.
 */
export async function createCluster(bin: string, folder: string, as: SystemAccount, log: LogLine): Promise<void> {
  if (await exists(join(dataFolderIn(folder), 'PG_VERSION'))) return;
  log('Criando o banco de dados…');
  await rm(dataFolderIn(folder), { recursive: true, force: true });
  await writePassword(passwordFileIn(folder), as);
  let made: ProgramResult = { code: -1, output: '' };
  for (const characters of CHARACTER_LOCALES) if (made.code) made = await initdb(bin, folder, as, characters);
  if (!made.code) made = await createPortal(bin, folder, as);
  if (!made.code) return rename(aside(folder), dataFolderIn(folder));
  const reason = made.output.trim().split('\n').pop();
  throw new Refusal(`O PostgreSQL embutido não criou o banco de dados em ${folder}: ${reason}`);
}

const aside = (folder: string): string => join(folder, 'novo');

async function initdb(bin: string, folder: string, as: SystemAccount, characters: string): Promise<ProgramResult> {
  await rm(aside(folder), { recursive: true, force: true });
  const locale = ['--no-locale', `--lc-ctype=${characters}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFileIn(folder)}`];
  return runProgram(join(bin, 'initdb'), ['-D', aside(folder), '-E', 'UTF8', ...locale, ...access], {
    as,
    cwd: folder,
  });
}

/** Creates the database `portal` before the server ever listens. */
const createPortal = (bin: string, folder: string, as: SystemAccount): Promise<ProgramResult> =>
  runProgram(join(bin, 'postgres'), ['--single', '-D', aside(folder), 'postgres'], {
    as,
    cwd: folder,
    input: 'CREATE DATABASE portal\n',
  });

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
