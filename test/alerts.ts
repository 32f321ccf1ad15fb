import type { FastifyInstance, InjectOptions } from 'fastify';
import { contratos } from '../catalog/datasets/contratos.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { csv } from '../demo/kit/csv.ts';
import { writeDigests } from '../server/assinaturas/digest.ts';
import { buildPortal } from '../server/features.ts';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { deliverDueLetters } from '../server/mail/deliver.ts';
import { createMailer } from '../server/mail/mailer.ts';
import { catchUpChanges } from '../server/mudancas/follow.ts';
import { parseSiteUrl } from '../server/tenants/origin.ts';
import type { Mail } from './mail.ts';
import { keyring, openBodies, type Portal } from './portal.ts';
import { openSmtp, type Smtp } from './smtp.ts';

const HOST = 'localhost';

/** A page that came back. */
export interface SeenPage {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

/** Somebody who asks a portal to be told, publishes to it, and reads what comes by mail. */
export class AlertDesk {
  readonly portal: Portal;
  readonly smtp: Smtp;
  readonly app: FastifyInstance;

  private constructor(portal: Portal, smtp: Smtp, app: FastifyInstance) {
    this.portal = portal;
    this.smtp = smtp;
    this.app = app;
  }

  static async open(): Promise<AlertDesk> {
    const portal = await openBodies();
    const smtp = await openSmtp();
    const app = await buildPortal({ ...portal.setting, mailer: createMailer({ SMTP_URL: smtp.url }) });
    return new AlertDesk(portal, smtp, app);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.smtp.stop();
    await this.portal.close();
  }

  /** The rows of a statement of the owner. */
  own = async (text: string, values: unknown[] = []) =>
    (await this.portal.db.own((client) => client.query(text, values))).rows;

  /** Sends a form as a browser without scripts does. */
  post = (path: string, fields: Readonly<Record<string, string>>, address = '10.0.0.1'): Promise<SeenPage> =>
    this.#ask({
      method: 'POST',
      url: path,
      remoteAddress: address,
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  get = (url: string): Promise<SeenPage> => this.#ask({ method: 'GET', url, headers: { host: HOST } });

  async #ask(request: InjectOptions): Promise<SeenPage> {
    const reply = await this.app.inject(request);
    return { status: reply.statusCode, text: reply.body, headers: reply.headers };
  }

  /** Publishes rows of contratos, and has what changed written down. */
  async publish(rows: readonly Cells[], tenant = 1): Promise<void> {
    await this.portal.db.own(async (client) => {
      await load(client, {
        tenant,
        dataset: contratos,
        files: oneFile('contratos.csv', csv(rows, contratos)),
        name: 'contratos.csv',
        reference: '2026-11-12',
        author: 'teste',
        force: true,
        search: 'later',
      });
      await catchUpChanges(client, datasets);
    });
  }

  /** Writes the letters of a day, and sends all that wait. Gives how many letters the day has. */
  async day(date = '2026-11-20'): Promise<number> {
    const { db } = this.portal;
    const siteOf = parseSiteUrl(undefined, 3000);
    const count = await writeDigests({ db, keyring, datasets, siteOf }, new Date(`${date}T12:00:00Z`));
    await this.send();
    return count;
  }

  async send(): Promise<void> {
    const mailer = createMailer({ SMTP_URL: this.smtp.url });
    if (mailer) await deliverDueLetters(this.portal.db, keyring, mailer);
  }

  /** The last letter that came for an address. */
  last(address: string): Mail {
    const letter = this.smtp.to(address).at(-1);
    if (!letter) throw new Error('no letter came');
    return letter;
  }

  /** The path of the link in a letter to one of the pages. */
  link(letter: Mail, page: string): string {
    const [, found = ''] = new RegExp(`https?://[^/\\s]+(/assinaturas/${page}\\?chave=\\S+)`).exec(letter.texto) ?? [];
    return found;
  }

  /** Asks to be told and confirms, as a reader of the letter does. Gives the link to all subscriptions. */
  async subscribe(email: string, de: string, address?: string): Promise<string> {
    await this.post('/assinaturas', { email, de }, address);
    await this.send();
    const chave = keyIn(this.link(this.last(email), 'confirmar'));
    const { text } = await this.post('/assinaturas/confirmar', { chave });
    return /\/assinaturas\/gerir\?chave=[\w.-]+/.exec(text)?.[0] ?? '';
  }
}

/** The secret in a link. */
export const keyIn = (link: string): string => new URL(link, 'http://portal').searchParams.get('chave') ?? '';
