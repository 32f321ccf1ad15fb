import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { deliverDueLetters } from '../server/mail/deliver.ts';
import { createMailer, type Mailer } from '../server/mail/mailer.ts';
import { type AddressedLetter, enqueueLetter } from '../server/mail/outbox.ts';
import { received } from '../server/mensagens/mail/letters.ts';
import { Keyring } from '../server/seal/keyring.ts';
import { openBodies, type Portal } from './portal.ts';
import { openSmtp, type Smtp } from './smtp.ts';

export const TENANT = 1;
export const ANA = 'ana@exemplo.com';

/** A portal that writes letters, and a mail server that gets them. */
export class PostOffice {
  readonly keyring = new Keyring([randomBytes(32)]);
  readonly portal: Portal;
  smtp: Smtp;

  constructor(portal: Portal, smtp: Smtp) {
    this.portal = portal;
    this.smtp = smtp;
  }

  static open = async (): Promise<PostOffice> => new PostOffice(await openBodies(), await openSmtp());

  /** A mail server that remembers nothing, and an empty outbox. */
  async clear(): Promise<void> {
    await this.smtp.stop();
    this.smtp = await openSmtp();
    await this.#own('DELETE FROM mensagens.correio; DELETE FROM mensagens.passos');
  }

  async close(): Promise<void> {
    await this.smtp.stop();
    await this.portal.close();
  }

  mailer(from?: string): Mailer {
    const made = createMailer({ SMTP_URL: this.smtp.url, ...(from ? { MAIL_FROM: from } : {}) });
    if (!made) throw new Error('no mail server');
    return made;
  }

  /** As the people-facing role does it, beside the message. */
  write = (
    changes: Partial<AddressedLetter> = {},
    mensagem: string | null = null,
    keyring = this.keyring,
  ): Promise<void> =>
    this.portal.db.hear(TENANT, (client) => enqueueLetter(client, keyring, TENANT, mensagem, letter(changes)));

  send = (mailer = this.mailer()) => deliverDueLetters(this.portal.db, this.keyring, mailer);

  /** What the postman is given. */
  post = () => ({ db: this.portal.db, keyring: this.keyring, mailer: this.mailer() });

  rows = async (): Promise<pg.QueryResultRow[]> =>
    (
      await this.#own(
        'SELECT *, extract(epoch FROM "proximaEm" - now())::float8 AS espera FROM mensagens.correio ORDER BY "criadaEm"',
      )
    ).rows;

  steps = async (): Promise<pg.QueryResultRow[]> => (await this.#own('SELECT * FROM mensagens.passos')).rows;

  /** Moves the clock: all that waits becomes due. */
  later = () => this.#own('UPDATE mensagens.correio SET "proximaEm" = now() WHERE "proximaEm" IS NOT NULL');

  #own = (text: string): Promise<pg.QueryResult> => this.portal.db.own((client) => client.query(text));
}

export const letter = (changes: Partial<AddressedLetter> = {}): AddressedLetter => ({
  destino: 'cidadao',
  para: ANA,
  ...received(
    {
      orgao: 'Prefeitura Municipal de Vale Claro',
      canal: 'fale-conosco',
      tipo: 'mensagem',
      protocolo: '2026.48392017-2',
      prazo: null,
      site: 'https://pmdemo.transparencia.example',
      email: 'ouvidoria@valeclaro.example',
    },
    { nome: 'Ana Luísa', texto: 'O poste da praça está apagado.\n.\nObrigada.' },
  ),
  ...changes,
});
