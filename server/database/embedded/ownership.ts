import { readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../../refusal.ts';
import type { SystemAccount } from './account.ts';

/**
 * Refuses database files that PostgreSQL's user does not own, as after a copy by root or from another machine.
 * PostgreSQL itself would only say that it may not read them.
 */
export async function refuseForeignFiles(home: string, as: SystemAccount): Promise<void> {
  const data = join(home, 'data');
  if (as.uid < 0 || !(await begun(data))) return;
  for (const name of INITDB_FILES) {
    // Of a folder that another user closed, only its own owner can be read.
    const { uid } = await lstat(join(data, name)).catch(() => lstat(home));
    if (uid !== as.uid) throw foreignFiles(home, uid, as);
  }
}

/** Files that initdb made and nobody else writes. */
const INITDB_FILES = ['', 'PG_VERSION', 'base', 'global'];

/** Whether there is a database, or a folder that we may not read. */
const begun = (data: string): Promise<boolean> =>
  lstat(join(data, 'PG_VERSION')).then(
    () => true,
    ({ code }) => code === 'EACCES',
  );

/** Refusal that says how to give a folder back to PostgreSQL's user. */
export function foreignFiles(folder: string, owner: number, as: SystemAccount): Refusal {
  const sudo = userInfo().uid === 0 ? '' : 'sudo ';
  return new Refusal(
    `A pasta ${folder} tem arquivos do usuário ${nameOf(owner)}, mas o banco de dados do portal roda como ${as.name}: ela foi copiada sem manter o dono. Devolva-a com: ${sudo}chown -R ${as.uid}:${as.gid} "${folder}"`,
  );
}

/** Name of a user; in a container its number may have none. */
function nameOf(uid: number): string {
  try {
    const line = new RegExp(`^([^:]+):[^:]*:${uid}:`, 'm').exec(readFileSync('/etc/passwd', 'utf8'));
    return line?.[1] ?? `de número ${uid}`;
  } catch {
    return `de número ${uid}`;
  }
}
