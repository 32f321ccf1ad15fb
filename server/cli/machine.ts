import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { type Finding, fail, fine, warn } from './finding.ts';

const GIGA = 1_000_000_000;
const LITTLE = 2 * GIGA;
const NONE = 0.2 * GIGA;

/** What can be seen without the database: folders, disk. */
export async function machine(folders: readonly string[]): Promise<Finding[]> {
  const rooms = await Promise.all(folders.map(folder));
  return [fine('Node', process.versions.node), ...rooms, await disk(folders[0] ?? '.')];
}

async function folder(path: string): Promise<Finding> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return fail('Pasta', `${path} não existe`, 'Crie-a, ou escolha outra com DATA_DIR.');
  const open = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!open) return fail('Pasta', `não há permissão em ${path}`, 'Dê a este usuário leitura e escrita nela.');
  if (process.platform !== 'win32' && found.mode & 0o002)
    return warn('Pasta', `qualquer usuário pode escrever em ${path}`, `Feche-a: chmod o-w ${path}`);
  return fine('Pasta', path);
}

async function disk(path: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(path);
  const free = bavail * bsize;
  const texto = `${(free / GIGA).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} GB livres em ${path}`;
  const remedio = 'Libere espaço: uma carga ocupa, enquanto dura, várias vezes o tamanho do arquivo.';
  if (free < NONE) return fail('Disco', texto, remedio);
  return free < LITTLE ? warn('Disco', texto, remedio) : fine('Disco', texto);
}
