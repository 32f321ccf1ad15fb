import { randomBytes } from 'node:crypto';
import type { Keyring } from '../../seal/keyring.ts';

const HOURS = 2;
const SHAPE = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

const signedText = (tenant: number, id: string, expires: string): string => `formulario ${tenant} ${id} ${expires}`;

/** A name for one sending of a form, signed for its body: the page that asks for confirmation carries it. */
export function issueSending(keyring: Keyring, tenant: number): string {
  const id = randomBytes(16).toString('base64url');
  const expires = String(Math.floor(Date.now() / 1000) + HOURS * 3_600);
  return [id, expires, keyring.sign(signedText(tenant, id, expires))].join('.');
}

/** The idempotency key of a sending; null where it has no name of ours, or one whose time is over. */
export function readSending(keyring: Keyring, tenant: number, envio: string): string | null {
  const [, id = '', expires = '', mac = ''] = SHAPE.exec(envio) ?? [];
  const isOurs = id !== '' && keyring.verify(signedText(tenant, id, expires), mac);
  return isOurs && Number(expires) * 1000 > Date.now() ? `formulario-${id}` : null;
}
