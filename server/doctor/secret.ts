import { access } from 'node:fs/promises';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import type { Keyring } from '../seal/keyring.ts';
import { keyFilePath, loadKeyring } from '../seal/keys.ts';
import { countSealed, type SealedCount } from '../seal/reseal.ts';
import { type DoctorFinding, failureFinding, okFinding, warningFinding } from './finding.ts';

const NAME = 'Chave das mensagens';

/** Findings on the key of the messages: where it is, and whether it opens everything sealed. */
export async function keyFindings(
  client: pg.ClientBase,
  dataDir: string,
  text: string | undefined,
): Promise<DoctorFinding[]> {
  try {
    const keyring = await held(dataDir, text);
    const count = await countSealed(client, keyring);
    return [place(dataDir, text, keyring), ...lost(count), ...old(count)];
  } catch (error) {
    if (error instanceof Refusal)
      return [failureFinding(NAME, error.message, 'Corrija PORTAL_KEY e reinicie o portal.')];
    throw error;
  }
}

/** The keys of this installation; null where there is none yet, because the doctor creates nothing. */
async function held(dataDir: string, text: string | undefined): Promise<Keyring | null> {
  const there = await access(keyFilePath(dataDir)).then(
    () => true,
    () => false,
  );
  return text?.trim() || there ? loadKeyring(dataDir, text) : null;
}

function place(dataDir: string, text: string | undefined, keyring: Keyring | null): DoctorFinding {
  if (text?.trim()) return okFinding(NAME, 'em PORTAL_KEY');
  if (!keyring) return okFinding(NAME, 'ainda não há: o portal a cria ao iniciar');
  return warningFinding(
    NAME,
    `está em ${keyFilePath(dataDir)}, ao lado dos dados que protege`,
    'Copie-a para um lugar seguro, fora desta máquina, ou passe-a para PORTAL_KEY: sem ela as mensagens não se leem.',
  );
}

const many = (count: number): string =>
  count === 1 ? 'um valor selado' : `${count.toLocaleString('pt-BR')} valores selados`;

function lost({ unreadable }: SealedCount): DoctorFinding[] {
  if (unreadable === 0) return [];
  return [
    failureFinding(
      NAME,
      `${many(unreadable)} com uma chave que não está aqui`,
      'Acrescente a chave antiga a PORTAL_KEY, depois da atual e separada por vírgula, e reinicie o portal.',
    ),
  ];
}

function old({ old: count }: SealedCount): DoctorFinding[] {
  if (count === 0) return [];
  return [warningFinding(NAME, `${many(count)} com uma chave antiga`, 'Sele-os de novo: portal mensagens rekey')];
}
