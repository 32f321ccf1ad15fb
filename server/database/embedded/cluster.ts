import { access, chown, mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../refusal.ts';
import { secret } from './door.ts';
import { type Result, run } from './run.ts';
import { enterable, type Runner } from './runner.ts';

export type Log = (line: string) => void;

/** Where root keeps what `nobody` must be able to reach. */
export const SYSTEM = '/var/lib/portal-transparencia';

export const dataIn = (home: string): string => join(home, 'data');
export const passwordIn = (home: string): string => join(home, 'password');

/** The cluster's folder within the database's, or, when its user may not enter there, in the system with a link to it. */
export async function home(dir: string, as: Runner, log: Log): Promise<string> {
  const usual = join(dir, 'cluster');
  const found = await realpath(usual).catch(() => null);
  if (found) return entered(found, as);
  await rm(usual, { force: true });
  if (await enterable(dir, as)) return own(usual, as);
  await mkdir(SYSTEM, { recursive: true, mode: 0o755 });
  const made = await mkdtemp(join(SYSTEM, 'dados-'));
  await symlink(made, usual);
  log(`O usuário ${as.name} não entra em ${dir}: o banco de dados fica em ${made}.`);
  return own(made, as);
}

async function entered(folder: string, as: Runner): Promise<string> {
  if (await enterable(folder, as)) return folder;
  throw new Refusal(
    `O usuário ${as.name} não entra em ${folder}: abra a passagem nas pastas acima dela, ou escolha outra em DATA_DIR.`,
  );
}

async function own(folder: string, as: Runner): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (as.uid >= 0) await chown(folder, as.uid, as.gid);
  return realpath(folder);
}

/** Every locale but the characters' is plain: the portal names its own collations. The first one the system has is used. */
const CHARACTERS = ['C.UTF-8', 'en_US.UTF-8', 'pt_BR.UTF-8', 'C'];

/** Makes the database files once. Made aside and renamed: a first start that died leaves nothing that looks finished. */
export async function init(bin: string, folder: string, as: Runner, log: Log): Promise<void> {
  if (await exists(join(dataIn(folder), 'PG_VERSION'))) return;
  log('Criando o banco de dados…');
  await rm(dataIn(folder), { recursive: true, force: true });
  await secret(passwordIn(folder), as);
  let made: Result = { code: -1, output: '' };
  for (const characters of CHARACTERS) if (made.code) made = await initdb(bin, folder, as, characters);
  if (!made.code) made = await createPortal(bin, folder, as);
  if (!made.code) return rename(aside(folder), dataIn(folder));
  const reason = made.output.trim().split('\n').pop();
  throw new Refusal(`O PostgreSQL embutido não criou o banco de dados em ${folder}: ${reason}`);
}

const aside = (folder: string): string => join(folder, 'novo');

async function initdb(bin: string, folder: string, as: Runner, characters: string): Promise<Result> {
  await rm(aside(folder), { recursive: true, force: true });
  const locale = ['--no-locale', `--lc-ctype=${characters}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordIn(folder)}`];
  return run(join(bin, 'initdb'), ['-D', aside(folder), '-E', 'UTF8', ...locale, ...access], { as, cwd: folder });
}

/** The portal's own database, made before the server ever listens. */
const createPortal = (bin: string, folder: string, as: Runner): Promise<Result> =>
  run(join(bin, 'postgres'), ['--single', '-D', aside(folder), 'postgres'], {
    as,
    cwd: folder,
    input: 'CREATE DATABASE portal\n',
  });

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
