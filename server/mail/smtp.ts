import { isIP } from 'node:net';
import { emailProblem } from '../../catalog/mensagens/rascunho.ts';
import { Refusal } from '../refusal.ts';

/** Mail server that SMTP_URL names. */
export interface SmtpServer {
  host: string;
  port: number | undefined;
  /** Encrypted from the first byte (smtps), not only when the server offers it. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Whether the server is this machine: nobody is in between, and its certificate is seldom signed. */
  near: boolean;
}

const LIKE = 'smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465';

/** Refuses SMTP_URL without repeating any of it: it may hold a password. */
const refuse = (why: string): never => {
  throw new Refusal(`SMTP_URL ${why}. Escreva-a como ${LIKE}.`);
};

export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : refuse('não é um endereço');
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') refuse('precisa começar com smtp:// ou smtps://');
  if (url.search || url.hash || url.pathname.replace('/', ''))
    refuse('tem sinais depois do servidor; na senha, escreva-os codificados (%2F para /, %3F para ?, %23 para #)');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!host) refuse('não diz o servidor');
  return {
    host,
    port: url.port ? Number(url.port) : undefined,
    secure: url.protocol === 'smtps:',
    auth: url.username ? { user: decoded(url.username), pass: decoded(url.password) } : undefined,
    near: host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.')),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return refuse('tem um % sozinho no usuário ou na senha; escreva-o como %25');
  }
}

/** The address in MAIL_FROM; the name beside it is the body's. */
export function parseSender(text: string | undefined): string | null {
  const given = text?.trim();
  if (!given) return null;
  if (emailProblem(given))
    throw new Refusal(
      'MAIL_FROM precisa ser só um endereço, como nao-responda@municipio.rn.gov.br, sem nome e sem < >.',
    );
  return given;
}

/** Domain of the letters of a site. An IP address is no domain that mail could come from. */
export function mailDomain(site: string): string {
  const host = new URL(site).hostname;
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) ? 'localhost' : host;
}
