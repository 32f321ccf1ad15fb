import type pg from 'pg';
import { momentOf } from '../../catalog/texto/moment.ts';
import { createMailer, type Mailer } from '../mensagens/mail/mailer.ts';
import { Refusal } from '../refusal.ts';
import { type Finding, fail, fine, warn } from './finding.ts';
import { dotted } from './progress.ts';

const NAME = 'E-mail';

export interface MailSetting {
  SMTP_URL?: string;
  MAIL_FROM?: string;
}

/** Letters written, and whether they can go. */
export async function mail(client: pg.ClientBase, env: MailSetting): Promise<Finding[]> {
  const { esperando, desde, recusadas } = await waiting(client);
  const queue =
    desde === null
      ? 'nenhuma carta espera'
      : `${letters(esperando)}, a mais antiga desde ${momentOf(desde.toISOString())}`;
  return [await way(env, queue, esperando), ...refusals(recusadas)];
}

async function waiting(client: pg.ClientBase): Promise<{ esperando: number; desde: Date | null; recusadas: number }> {
  const { rows } = await client.query(
    `SELECT count(*) FILTER (WHERE "proximaEm" IS NOT NULL)::int AS esperando,
            min("criadaEm") FILTER (WHERE "proximaEm" IS NOT NULL) AS desde,
            count(*) FILTER (WHERE "proximaEm" IS NULL AND erro IS NOT NULL)::int AS recusadas
     FROM mensagens.correio WHERE "enviadaEm" IS NULL`,
  );
  return rows[0];
}

const letters = (count: number): string => (count === 1 ? 'uma carta espera' : `${dotted(count)} cartas esperam`);

const SETTING = 'Diga o servidor em SMTP_URL; veja docs/operar.md, “E-mail”. Nada se perde enquanto isso.';

async function way(env: MailSetting, queue: string, count: number): Promise<Finding> {
  try {
    const mailer = createMailer(env);
    if (!mailer) return warn(NAME, `não há servidor (SMTP_URL); ${queue}`, SETTING);
    return await asked(mailer, queue, count);
  } catch (error) {
    if (error instanceof Refusal) return fail(NAME, `${error.message} (${queue})`, 'Corrija e reinicie o portal.');
    throw error;
  }
}

/** What nobody waits for is no failure yet. */
async function asked(mailer: Mailer, queue: string, count: number): Promise<Finding> {
  const problem = await mailer.verify().then(
    () => null,
    (error: Error) => error.message,
  );
  if (problem === null) return fine(NAME, `o servidor atende; ${queue}`);
  const say = count > 0 ? fail : warn;
  return say(
    NAME,
    `${problem} (${queue})`,
    'Confira SMTP_URL e o servidor: as cartas seguem sozinhas quando ele voltar.',
  );
}

function refusals(count: number): Finding[] {
  if (count === 0) return [];
  const many = count === 1 ? 'uma carta foi recusada' : `${dotted(count)} cartas foram recusadas`;
  return [
    warn(NAME, `${many} pelo servidor do destinatário`, 'Veja a quais mensagens pertencem: portal mensagens list'),
  ];
}
