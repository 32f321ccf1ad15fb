import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { Refusal } from '../../refusal.ts';

/** The system's user that PostgreSQL runs as. On Windows, which has no user numbers, they are -1. */
export interface SystemAccount {
  name: string;
  uid: number;
  gid: number;
}

const ROOT = 0;

/**
 * The account to run PostgreSQL as. It refuses to run as root, who therefore uses the owner of the data, or else
 * `nobody`.
 */
export async function postgresAccount(data: string): Promise<SystemAccount> {
  const { username: name, uid, gid } = userInfo();
  const owner = await stat(data).catch(() => null);
  if (uid === ROOT) return owner && owner.uid !== ROOT ? { ...owner, name: `uid ${owner.uid}` } : nobody();
  return { name, uid, gid };
}

function nobody(): SystemAccount {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (line) return { name: 'nobody', uid: Number(line[1]), gid: Number(line[2]) };
  throw new Refusal(
    'O PostgreSQL embutido não roda como root e aqui falta o usuário nobody: inicie com outro usuário, ou informe DATABASE_URL.',
  );
}

/** Whether an account may pass through every folder down to this one. */
export async function canEnter(folder: string, who: SystemAccount): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const shift = uid === who.uid ? 6 : gid === who.gid ? 3 : 0;
  if (who.uid >= 0 && !((mode >> shift) & 1)) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, who);
}
