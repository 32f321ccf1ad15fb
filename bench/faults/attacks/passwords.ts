import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { asOwner } from '../owner.ts';

interface StoredPassword {
  rolname: string;
  rolpassword: string | null;
}

/** Passwords that anybody could compute while they derived from an owner's password that was empty. */
const CONSTANTS = ['web', 'mesa'].map((name) =>
  createHmac('sha256', '').update(`portal ${name} role`).digest('base64url'),
);

const STORED = `SELECT rolname, rolpassword FROM pg_authid WHERE rolname ~ '_(web|mesa)$' ORDER BY rolname`;

export const PASSWORD_ATTACKS: readonly Attack[] = [
  {
    id: '10',
    group: 'brief',
    name: 'constants as passwords of the lesser roles, against what PostgreSQL stores',
    run: async ({ database }) => {
      const { rows } = await asOwner(database, (owner) => owner.query<StoredPassword>(STORED));
      const open = rows.filter(({ rolpassword }) => CONSTANTS.some((guess) => isPassword(guess, rolpassword ?? '')));
      return { success: `${open.length} of ${rows.length} roles opened`, held: rows.length > 0 && open.length === 0 };
    },
  },
];

/** Whether a password is the one of a SCRAM verifier (RFC 5802). */
function isPassword(guess: string, verifier: string): boolean {
  const [, rounds, salt = '', stored] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(verifier) ?? [];
  if (!rounds) return false;
  const salted = pbkdf2Sync(guess, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256');
  const key = createHmac('sha256', salted).update('Client Key').digest();
  return createHash('sha256').update(key).digest('base64') === stored;
}
