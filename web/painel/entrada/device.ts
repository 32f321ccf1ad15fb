import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '../../api.ts';
import { deskSend } from '../call.ts';

type EntryOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type PasskeyOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Enters with a passkey that the device has for this host. */
export async function enterWithPasskey(): Promise<void> {
  const { data } = await deskSend<{ data: EntryOptions }>('POST', '/entrar/passkey/desafio');
  const resposta = await startAuthentication({ optionsJSON: data });
  await deskSend('POST', '/entrar/passkey', { resposta });
}

/** Makes a passkey on this device and keeps it under a name. */
export async function createPasskey(nome: string): Promise<void> {
  const { data } = await deskSend<{ data: PasskeyOptions }>('POST', '/conta/passkeys/desafio');
  const resposta = await startRegistration({ optionsJSON: data });
  await deskSend('POST', '/conta/passkeys', { nome, resposta });
}

/** What became of a passkey, in words: of the server's refusal, or of what the device said. */
export function passkeyTrouble(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'Este aparelho já guarda uma passkey sua para este endereço.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'O aparelho não confirmou a passkey, ou o tempo acabou. Tente de novo quando quiser.';
  return 'Este navegador não conseguiu usar uma passkey. Entre com o link por e-mail.';
}
