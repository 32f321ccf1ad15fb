import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { type DoctorFinding, failureFinding, okFinding, warningFinding } from './finding.ts';

const GIGA = 1_000_000_000;
const LITTLE = 2 * GIGA;
const NONE = 0.2 * GIGA;

/** Findings that need no database: folders, disk. */
export async function machineFindings(folders: readonly string[]): Promise<DoctorFinding[]> {
  const rooms = await Promise.all(folders.map(folder));
  return [okFinding('Node', process.versions.node), ...rooms, await disk(folders[0] ?? '.')];
}

async function folder(path: string): Promise<DoctorFinding> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory())
    return failureFinding('Pasta', `${path} não existe`, 'Crie-a, ou escolha outra com DATA_DIR.');
  const open = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!open) return failureFinding('Pasta', `não há permissão em ${path}`, 'Dê a este usuário leitura e escrita nela.');
  if (process.platform !== 'win32' && found.mode & 0o002)
    return warningFinding('Pasta', `qualquer usuário pode escrever em ${path}`, `Feche-a: chmod o-w ${path}`);
  return okFinding('Pasta', path);
}

async function disk(path: string): Promise<DoctorFinding> {
  const { bavail, bsize } = await statfs(path);
  const free = bavail * bsize;
  const texto = `${(free / GIGA).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} GB livres em ${path}`;
  const remedio = 'Libere espaço: uma carga ocupa, enquanto dura, várias vezes o tamanho do arquivo.';
  if (free < NONE) return failureFinding('Disco', texto, remedio);
  return free < LITTLE ? warningFinding('Disco', texto, remedio) : okFinding('Disco', texto);
}
