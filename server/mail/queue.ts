import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { Destino } from './outbox.ts';

/** Seconds that a letter belongs to the worker that took it: several times as long as the slowest takes. */
const LEASE = 300;

/** A letter taken to be sent. */
export interface DueLetter {
  tenant: number;
  id: string;
  mensagem: string | null;
  destino: Destino;
  tentativas: number;
  carta: Buffer;
  /** Error of the last try. */
  erro: string | null;
}

const DUE = `"proximaEm" <= now() AND carta IS NOT NULL`;

/** Statement that finds letters that are due. Rows of several bodies cannot be locked together where they are on several servers. */
const FIND = `SELECT tenant, id FROM mensagens.correio WHERE ${DUE}
  AND tenant NOT IN (SELECT id FROM portal.tenants WHERE dados ? 'mudanca') ORDER BY "proximaEm", "criadaEm" LIMIT $1`;

/** Statement that takes one letter, unless another worker took it since. */
const TAKE = `UPDATE mensagens.correio SET tentativas = tentativas + 1, "proximaEm" = now() + make_interval(secs => $3)
  WHERE tenant = $1 AND id = $2 AND ${DUE} RETURNING tenant, id, mensagem, destino, tentativas, carta, erro`;

/** Takes letters that are due. Workers that ask at the same time get others; if this one dies, they are due again after the lease. */
export async function takeDueLetters(client: pg.ClientBase, most: number): Promise<DueLetter[]> {
  const taken: DueLetter[] = [];
  for (;;) {
    const { rows } = await client.query<Pick<DueLetter, 'tenant' | 'id'>>(FIND, [most - taken.length]);
    for (const { tenant, id } of rows) taken.push(...(await client.query<DueLetter>(TAKE, [tenant, id, LEASE])).rows);
    // Letters that another worker took first are due no more: the next look finds others.
    if (rows.length === 0 || taken.length >= most) return taken;
  }
}

/** Marks a letter as sent, whoever has the lease by now, and erases its contents. */
export async function markLetterSent(client: pg.ClientBase, { tenant, id }: DueLetter): Promise<void> {
  await client.query(
    `UPDATE mensagens.correio SET "enviadaEm" = now(), "proximaEm" = NULL, carta = NULL, erro = NULL
     WHERE tenant = $1 AND id = $2 AND "enviadaEm" IS NULL`,
    [tenant, id],
  );
}

const FIRST = 60;
const MOST = 3_600;

/** Seconds to the next try: 1 min, 2, 4 … 1 h, each a little less by chance, so that letters that failed together do not come back together. */
export const retryDelay = (tries: number, chance = Math.random()): number =>
  Math.round(Math.min(MOST, FIRST * 2 ** (tries - 1)) * (1 - chance / 5));

/** Condition that no other worker has taken the letter since. */
const OURS = 'tenant = $1 AND id = $2 AND tentativas = $3 AND "enviadaEm" IS NULL';

export async function markLetterFailed(client: pg.ClientBase, due: DueLetter, why: string): Promise<void> {
  await client.query(
    `UPDATE mensagens.correio SET "proximaEm" = now() + make_interval(secs => $4), erro = $5 WHERE ${OURS}`,
    [due.tenant, due.id, due.tentativas, retryDelay(due.tentativas), why],
  );
}

const TO: Readonly<Record<Destino, string>> = {
  cidadao: 'ao cidadão',
  orgao: 'ao órgão',
  unidade: 'à unidade',
  assinante: 'ao assinante',
  pessoa: 'à pessoa do órgão',
};

/** Gives a letter up, and writes a step that those who answer the message can read. */
export async function markLetterRefused(
  client: pg.ClientBase,
  keyring: Keyring,
  due: DueLetter,
  why: string,
): Promise<void> {
  const id = randomUUID();
  const texto = keyring.seal(
    `O e-mail ${TO[due.destino]} não pôde ser entregue. ${why}`,
    sealContext.passo(due.tenant, id),
  );
  await client.query(
    `WITH stopped AS (UPDATE mensagens.correio SET "proximaEm" = NULL, erro = $4 WHERE ${OURS} RETURNING tenant, mensagem)
     INSERT INTO mensagens.passos (tenant, id, mensagem, acao, autor, publico, texto)
     SELECT r.tenant, $5, r.id, 'email-falhou', 'sistema', false, $6
     FROM mensagens.recebidas r JOIN stopped s ON s.tenant = r.tenant AND s.mensagem = r.id`,
    [due.tenant, due.id, due.tentativas, why, id, texto],
  );
}
