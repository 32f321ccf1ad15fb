import type { AttendantPapel } from '../../../catalog/mensagens/answer.ts';
import type { Keyring } from '../../seal/keyring.ts';

/** Contents of a link in a letter: it opens one message, for the ombudsman or for the unit it was forwarded to. */
export interface AttendLink {
  /** Slug of the body, which it keeps when it moves to another installation. */
  orgao: string;
  mensagem: string;
  papel: AttendantPapel;
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

/** A link as letters brought it: those of older versions bear the body's number instead of its name. */
type ReadLink = AttendLink & { tenant?: number };

/** The link of this body that one of our keys signed; else null. An expired one is given back too: its holder may ask for another. */
export function readAttendLink(
  keyring: Keyring,
  { id, slug }: { id: number; slug: string },
  text: string,
): { pass: AttendLink; expired: boolean } | null {
  const [, body = '', mac = ''] = SHAPE.exec(text) ?? [];
  if (!keyring.verify(`passe ${body}`, mac)) return null;
  const pass: ReadLink = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return pass.orgao === slug || pass.tenant === id ? { pass, expired: pass.expira * 1000 < Date.now() } : null;
}

/** Address of the page with the link in its fragment, which browsers do not send: no log and no other site sees it. */
export const attendUrl = (site: string, pass: string): string => `${site}/atender#${pass}`;
