import type { Papel } from '../../../catalog/mensagens/answer.ts';
import type { Keyring } from '../seal/keyring.ts';

/** Contents of a link in a letter: it opens one message, for the ombudsman or for the unit it was forwarded to. */
export interface AttendLink {
  tenant: number;
  mensagem: string;
  papel: Papel;
  /** Slug of the unit, for a forwarded one. */
  setor: string | null;
  /** Seconds since 1970. */
  expira: number;
}

/** Days that a link is valid for: more than the first deadline. Each new letter brings a new link. */
const DAYS = 45;
const SHAPE = /^([\w-]{40,600})\.([\w-]{43})$/;

export function signAttendLink(keyring: Keyring, pass: Omit<AttendLink, 'expira'>, days = DAYS): string {
  const full: AttendLink = { ...pass, expira: Math.floor(Date.now() / 1000) + days * 86_400 };
  const body = Buffer.from(JSON.stringify(full)).toString('base64url');
  return `${body}.${keyring.sign(`passe ${body}`)}`;
}

/** The link of this body that one of our keys signed; else null. An expired one is given back too: its holder may ask for another. */
export function readAttendLink(
  keyring: Keyring,
  tenant: number,
  text: string,
): { pass: AttendLink; expired: boolean } | null {
  const [, body = '', mac = ''] = SHAPE.exec(text) ?? [];
  if (!keyring.verify(`passe ${body}`, mac)) return null;
  const pass: AttendLink = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return pass.tenant === tenant ? { pass, expired: pass.expira * 1000 < Date.now() } : null;
}

/** Address of the page with the link in its fragment, which browsers do not send: no log and no other site sees it. */
export const attendUrl = (site: string, pass: string): string => `${site}/atender#${pass}`;
