import { createTransport, type NodemailerError, type SendMailOptions, type SMTPPoolOptions } from 'nodemailer';
import type { SealedLetter } from './outbox.ts';
import { mailDomain, parseSender, parseSmtpUrl, type SmtpServer } from './smtp.ts';

/** No letter takes longer than this, however slowly the server answers. */
export const SEND_TIMEOUT_MS = 60_000;
const CONNECTING = 10_000;
const SILENCE = 30_000;

/**
 * Why a letter did not go: `away`, the server was not there to decide; `refused`, it will have none for this receiver;
 * `later`, anything else. The sentence holds no word of the server's, which likes to repeat the address.
 */
export class UndeliveredLetter extends Error {
  override name = 'Undelivered';
  readonly kind: 'away' | 'refused' | 'later';

  constructor(kind: UndeliveredLetter['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface Mailer {
  /** Sends one letter, known by its id for ever. Throws Undelivered. */
  send(id: string, letter: SealedLetter): Promise<void>;
  /** Whether the server is there and lets us in. Throws Undelivered. */
  verify(): Promise<void>;
}

/** The way out for letters, as SMTP_URL and MAIL_FROM say; null without a server. */
export function createMailer(env: { SMTP_URL?: string; MAIL_FROM?: string }): Mailer | null {
  const sender = parseSender(env.MAIL_FROM);
  if (!env.SMTP_URL?.trim()) return null;
  const server = parseSmtpUrl(env.SMTP_URL.trim());
  return {
    send: (id, letter) =>
      within(server, SEND_TIMEOUT_MS, (transport) => transport.sendMail(composed(id, letter, sender))),
    verify: () => within(server, CONNECTING, (transport) => transport.verify()),
  };
}

type Transport = ReturnType<typeof open>;

/**
 * A connection for each letter. The pool's are the only ones that can be cut off in the middle, and a server that
 * answers a letter at a time of its own would otherwise outlast the lease. What fails is never tried again in here.
 */
const open = (server: SmtpServer) => {
  const options: SMTPPoolOptions & { pool: true } = {
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    host: server.host,
    port: server.port,
    secure: server.secure,
    auth: server.auth,
    // Nobody on the way may talk us into saying the password in the open.
    requireTLS: server.auth !== undefined && !server.near,
    tls: { rejectUnauthorized: !server.near },
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    dnsTimeout: CONNECTING,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return createTransport(options);
};

async function within(
  server: SmtpServer,
  limit: number,
  work: (transport: Transport) => Promise<unknown>,
): Promise<void> {
  const transport = open(server);
  const timer = setTimeout(() => transport.close({ force: true }), limit);
  try {
    await work(transport);
  } catch (error) {
    throw explained(error as NodemailerError);
  } finally {
    clearTimeout(timer);
    transport.close({ force: true });
  }
}

/** The same id makes the same Message-ID: sent twice, a mailbox can tell. */
function composed(id: string, letter: SealedLetter, sender: string | null): SendMailOptions {
  const domain = mailDomain(letter.site);
  return {
    messageId: `<${id}@${domain}>`,
    from: { name: letter.orgao, address: sender ?? `nao-responda@${domain}` },
    to: { name: '', address: letter.para },
    ...(letter.responder === null ? {} : { replyTo: { name: letter.orgao, address: letter.responder } }),
    subject: letter.assunto,
    text: letter.texto,
    textEncoding: 'quoted-printable',
    // No machine on holiday shall answer a machine.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  };
}

/** 5.7.x speaks of who may send at all: a wrong setting of ours is no fault of a receiver. */
const POLICY = /^5\d\d[ -]5\.7\./;

/** The server looked at a letter and said what it makes of it. */
const DECIDED: readonly string[] = ['EENVELOPE', 'EMESSAGE'];

function explained({ code, command, responseCode, response = '', permanent }: NodemailerError): UndeliveredLetter {
  const said = responseCode ? ` (${responseCode})` : '';
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return new UndeliveredLetter('away', `O servidor de e-mail não aceitou o usuário e a senha de SMTP_URL${said}.`);
  if (!responseCode || !DECIDED.includes(code ?? ''))
    return new UndeliveredLetter('away', `O servidor de e-mail não atendeu (${responseCode ?? code ?? 'sem código'}).`);
  if (command === 'RCPT TO' && permanent && !POLICY.test(response))
    return new UndeliveredLetter('refused', `O servidor de e-mail recusou o endereço do destinatário${said}.`);
  return new UndeliveredLetter('later', `O servidor de e-mail não aceitou a carta${said}.`);
}
