import { access } from 'node:fs/promises';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { Keyring } from '../seal/keyring.ts';
import { keyFilePath, keysIn, loadKeyring } from '../seal/keys.ts';
import { countSealed } from '../seal/reseal.ts';
import type { Settings } from '../settings.ts';

/**
 * The keys that the other installation opens messages with: those of TARGET_PORTAL_KEY and of the file in its folder or,
 * without either, those of here, where the messages of there prove that they are the same.
 */
export async function targetKeyring(
  there: pg.ClientBase,
  folder: string,
  { TARGET_PORTAL_KEY, PORTAL_KEY }: Pick<Settings, 'TARGET_PORTAL_KEY' | 'PORTAL_KEY'>,
): Promise<Keyring> {
  const hasFile = await access(keyFilePath(folder)).then(
    () => true,
    () => false,
  );
  if (TARGET_PORTAL_KEY || hasFile) return refuseWrong(there, await loadKeyring(folder, TARGET_PORTAL_KEY));
  if (!PORTAL_KEY) throw new Refusal(UNKNOWN);
  const own = new Keyring(keysIn(PORTAL_KEY));
  const { current, old } = await countSealed(there, own);
  if (current + old === 0) throw new Refusal(UNKNOWN);
  return refuseWrong(there, own);
}

const UNKNOWN =
  'Não se sabe com que chave o destino lê as mensagens. Diga-a em TARGET_PORTAL_KEY, ainda que seja igual à de PORTAL_KEY daqui.';

/** Refuses keys that do not open what the target has: it would not open what comes either. */
async function refuseWrong(there: pg.ClientBase, keyring: Keyring): Promise<Keyring> {
  const { current, old, unreadable } = await countSealed(there, keyring);
  if (unreadable > 0 && current + old === 0)
    throw new Refusal(
      'As mensagens que o destino já tem foram seladas com outra chave: ele não leria as que chegassem. Diga a dele em TARGET_PORTAL_KEY.',
    );
  return keyring;
}
