import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type Mail, read } from './mail.ts';

/** A mail server of our own: it keeps what it gets, and can behave badly. */
export interface Smtp {
  /** For SMTP_URL. It stays the same when the server comes back. */
  url: string;
  /** What came, the oldest first. */
  letters: Mail[];
  /** What came for an address. */
  to(address: string): Mail[];
  /** Waits until so many letters have come for an address. */
  arrived(address: string, count?: number): Promise<Mail[]>;
  /** Receivers that it does not know, by the code it answers. */
  refused: Map<string, number>;
  /** How long it thinks before it says that it has a letter. */
  slow: number;
  /** So many times it takes a letter and hangs up without a word. */
  hangups: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** `heard` is told of each letter before the sender is told that it came. */
export async function openSmtp(heard: (letter: Mail) => void = () => undefined): Promise<Smtp> {
  const letters: Mail[] = [];
  let server: SMTPServer;
  let port = 0;
  const to = (address: string) => letters.filter((letter) => letter.para.includes(address));
  const own: Smtp = {
    url: '',
    letters,
    to,
    arrived: (address, count = 1) => until(() => to(address).length >= count).then(() => to(address)),
    refused: new Map(),
    slow: 0,
    hangups: 0,
    start: async () => {
      server = build(own, heard);
      const listening = server.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      ({ port } = listening.address() as AddressInfo);
      own.url = `smtp://127.0.0.1:${port}`;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await own.start();
  return own;
}

function build(own: Smtp, heard: (letter: Mail) => void): SMTPServer {
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) => {
      const code = own.refused.get(address);
      done(code ? Object.assign(new Error(`no such mailbox as ${address}`), { responseCode: code }) : null);
    },
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      await setTimeout(own.slow);
      const receivers = session.envelope.rcptTo.map((one) => one.address);
      const letter = read(Buffer.concat(chunks).toString('latin1'), receivers);
      own.letters.push(letter);
      heard(letter);
      if (own.hangups-- > 0) hangUp(server, session);
      else done();
    },
  });
  server.on('error', () => undefined);
  return server;
}

function hangUp(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}

/** How long a busy machine may take. */
const PATIENCE = 60_000;

async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!done()) {
    if (Date.now() > end) throw new Error('the letter did not come');
    await setTimeout(20);
  }
}
