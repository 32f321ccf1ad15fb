import type pg from 'pg';
import { momentOf } from '../../catalog/texto/moment.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { type DoctorFinding, failureFinding, okFinding, warningFinding } from './finding.ts';

const NAME = 'E-mail';

type MailSettings = Partial<Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>>;

/** Findings on the letters that wait and on the mail server. */
export async function mailFindings(client: pg.ClientBase, env: MailSettings): Promise<DoctorFinding[]> {
  const { esperando, desde, recusadas } = await waiting(client);
  const queue =
    desde === null
      ? 'nenhuma carta espera'
      : `${letters(esperando)}, a mais antiga desde ${momentOf(desde.toISOString())}`;
  return [await way(env, queue, esperando), ...refusals(recusadas)];
}

interface LetterCounts {
  esperando: number;
  desde: Date | null;
  recusadas: number;
}

async function waiting(client: pg.ClientBase): Promise<LetterCounts> {
  const { rows } = await client.query<LetterCounts>(
    `SELECT count(*) FILTER (WHERE "proximaEm" IS NOT NULL)::int AS esperando,
            min("criadaEm") FILTER (WHERE "proximaEm" IS NOT NULL) AS desde,
            count(*) FILTER (WHERE "proximaEm" IS NULL AND erro IS NOT NULL)::int AS recusadas
     FROM mensagens.correio WHERE "enviadaEm" IS NULL`,
  );
  return rows[0] ?? { esperando: 0, desde: null, recusadas: 0 };
}

const letters = (count: number): string =>
  count === 1 ? 'uma carta espera' : `${count.toLocaleString('pt-BR')} cartas esperam`;

const SETTING = 'Diga o servidor em SMTP_URL; veja docs/operar.md, “E-mail”. Nada se perde enquanto isso.';

async function way(env: MailSettings, queue: string, count: number): Promise<DoctorFinding> {
  try {
    const mailer = createMailer(env);
    if (!mailer) return warningFinding(NAME, `não há servidor (SMTP_URL); ${queue}`, SETTING);
    return await asked(mailer, queue, count);
  } catch (error) {
    if (error instanceof Refusal)
      return failureFinding(NAME, `${error.message} (${queue})`, 'Corrija e reinicie o portal.');
    throw error;
  }
}

/** Asks the mail server. If it does not answer, that is a failure only while letters wait. */
async function asked(mailer: Mailer, queue: string, count: number): Promise<DoctorFinding> {
  const problem = await mailer.verify().then(
    () => null,
    (error: Error) => error.message,
  );
  if (problem === null) return okFinding(NAME, `o servidor atende; ${queue}`);
  const say = count > 0 ? failureFinding : warningFinding;
  return say(
    NAME,
    `${problem} (${queue})`,
    'Confira SMTP_URL e o servidor: as cartas seguem sozinhas quando ele voltar.',
  );
}

function refusals(count: number): DoctorFinding[] {
  if (count === 0) return [];
  const many = count === 1 ? 'uma carta foi recusada' : `${count.toLocaleString('pt-BR')} cartas foram recusadas`;
  return [
    warningFinding(
      NAME,
      `${many} pelo servidor do destinatário`,
      'Veja a quais mensagens pertencem: portal mensagens list',
    ),
  ];
}
