import { createTransport, type NodemailerError, type SendMailOptions, type SMTPPoolOptions } from 'nodemailer';
import type { SealedLetter } from './outbox.ts';
import { mailDomain, parseSender, parseSmtpUrl, type SmtpServer } from './smtp.ts';

/** Longest time that sending a letter takes, however slowly the server answers. */
export const SEND_TIMEOUT_MS = 60_000;
const CONNECTING = 10_000;
const SILENCE = 30_000;

/**
 * Thrown by a letter that was not sent: `away`, the server was not there to decide; `refused`, it will have none for this receiver;
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
  /** Sends one letter; its id becomes its Message-ID. Throws UndeliveredLetter. */
  send(id: string, letter: SealedLetter): Promise<void>;
  /** Checks that the server is there and lets us in. Throws UndeliveredLetter. */
  verify(): Promise<void>;
}

/** Mailer of the server that SMTP_URL and MAIL_FROM name; null without one. */
export function createMailer(settings: {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}): Mailer | null {
  const sender = parseSender(settings.MAIL_FROM);
  if (!settings.SMTP_URL?.trim()) return null;
  const server = parseSmtpUrl(settings.SMTP_URL.trim());
  return {
    send: (id, letter) =>
      within(server, SEND_TIMEOUT_MS, (transport) => transport.sendMail(composed(id, letter, sender))),
    verify: () => within(server, CONNECTING, (transport) => transport.verify()),
  };
}

type Transport = ReturnType<typeof open>;

/**
 * Opens a connection for one letter. Only connections of a pool can be cut off in the middle, and a server that answers
 * slowly would otherwise outlast the lease of the letter. What fails is never tried again in here.
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
    // TLS is required with a password: nobody on the way may have it sent in the open.
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

/** The message of a letter. The same id makes the same Message-ID, so that a mailbox can tell a letter sent twice. */
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
    ...(letter.html !== undefined && { html: letter.html }),
    // Automatic replies, as of people on holiday, are not sent to us.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(letter.sair !== undefined && leaving(letter.sair)),
    },
  };
}

/** Headers by which a mailbox offers to leave with one press, without opening a page (RFC 8058). */
const leaving = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Codes 5.7.x, about who may send at all: they tell of a wrong setting of ours and not of a receiver. */
const POLICY = /^5\d\d[ -]5\.7\./;

/** Errors after which the server has decided about the letter itself. */
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
