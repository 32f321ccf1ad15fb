import { access } from 'node:fs/promises';
import type pg from 'pg';
import type { Keyring } from '../mensagens/seal/keyring.ts';
import { keyFilePath, loadKeyring } from '../mensagens/seal/keys.ts';
import { countSealed, type SealedCount } from '../mensagens/seal/reseal.ts';
import { Refusal } from '../refusal.ts';
import { type Finding, fail, fine, warn } from './finding.ts';
import { dotted } from './progress.ts';

const NAME = 'Chave das mensagens';

/** Where the key lies, and whether it opens all that is kept. */
export async function secret(client: pg.ClientBase, dataDir: string, text: string | undefined): Promise<Finding[]> {
  try {
    const keyring = await held(dataDir, text);
    const count = await countSealed(client, keyring);
    return [place(dataDir, text, keyring), ...lost(count), ...old(count)];
  } catch (error) {
    if (error instanceof Refusal) return [fail(NAME, error.message, 'Corrija PORTAL_KEY e reinicie o portal.')];
    throw error;
  }
}

/** The doctor makes nothing: where there is no key yet, there is none. */
async function held(dataDir: string, text: string | undefined): Promise<Keyring | null> {
  const there = await access(keyFilePath(dataDir)).then(
    () => true,
    () => false,
  );
  return text?.trim() || there ? loadKeyring(dataDir, text) : null;
}

function place(dataDir: string, text: string | undefined, keyring: Keyring | null): Finding {
  if (text?.trim()) return fine(NAME, 'em PORTAL_KEY');
  if (!keyring) return fine(NAME, 'ainda não há: o portal a cria ao iniciar');
  return warn(
    NAME,
    `está em ${keyFilePath(dataDir)}, ao lado dos dados que protege`,
    'Copie-a para um lugar seguro, fora desta máquina, ou passe-a para PORTAL_KEY: sem ela as mensagens não se leem.',
  );
}

const many = (count: number): string => (count === 1 ? 'um valor selado' : `${dotted(count)} valores selados`);

function lost({ unreadable }: SealedCount): Finding[] {
  if (unreadable === 0) return [];
  return [
    fail(
      NAME,
      `${many(unreadable)} com uma chave que não está aqui`,
      'Acrescente a chave antiga a PORTAL_KEY, depois da atual e separada por vírgula, e reinicie o portal.',
    ),
  ];
}

function old({ old: count }: SealedCount): Finding[] {
  if (count === 0) return [];
  return [warn(NAME, `${many(count)} com uma chave antiga`, 'Sele-os de novo: portal mensagens rekey')];
}
