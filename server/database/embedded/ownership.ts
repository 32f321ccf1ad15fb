import { readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../../refusal.ts';
import type { SystemAccount } from './account.ts';

/**
 * Refuses database files that PostgreSQL's user does not own: what a copy made by root, or on another machine, leaves. Their
 * server would only say that it may not read them.
 */
export async function refuseForeignFiles(home: string, as: SystemAccount): Promise<void> {
  const data = join(home, 'data');
  if (as.uid < 0 || !(await begun(data))) return;
  for (const name of OWN) {
    // A folder that another user closed tells no more than its own owner.
    const { uid } = await lstat(join(data, name)).catch(() => lstat(home));
    if (uid !== as.uid) throw foreignFiles(home, uid, as);
  }
}

/** What initdb made and nobody else writes. */
const OWN = ['', 'PG_VERSION', 'base', 'global'];

/** Whether there is a database, or a folder that does not let us look. */
const begun = (data: string): Promise<boolean> =>
  lstat(join(data, 'PG_VERSION')).then(
    () => true,
    ({ code }) => code === 'EACCES',
  );

/** What to do about a folder that is another user's. */
export function foreignFiles(folder: string, owner: number, as: SystemAccount): Refusal {
  const sudo = userInfo().uid === 0 ? '' : 'sudo ';
  return new Refusal(
    `A pasta ${folder} tem arquivos do usuário ${nameOf(owner)}, mas o banco de dados do portal roda como ${as.name}: ela foi copiada sem manter o dono. Devolva-a com: ${sudo}chown -R ${as.uid}:${as.gid} "${folder}"`,
  );
}

/** In a container the number of a user may have no name. */
function nameOf(uid: number): string {
  try {
    const line = new RegExp(`^([^:]+):[^:]*:${uid}:`, 'm').exec(readFileSync('/etc/passwd', 'utf8'));
    return line?.[1] ?? `de número ${uid}`;
  } catch {
    return `de número ${uid}`;
  }
}
