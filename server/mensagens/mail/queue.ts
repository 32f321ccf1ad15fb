import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { Destino } from './outbox.ts';

/** For so long a letter belongs to whoever took it: several times as long as the slowest letter takes. */
const LEASE = 300;

/** A letter taken to be sent. */
export interface DueLetter {
  tenant: number;
  id: string;
  mensagem: string | null;
  destino: Destino;
  tentativas: number;
  carta: Buffer;
  /** What was wrong the last time. */
  erro: string | null;
}

const TAKE = `WITH due AS MATERIALIZED (
    SELECT tenant, id FROM mensagens.correio WHERE "proximaEm" <= now() AND carta IS NOT NULL
    ORDER BY "proximaEm", "criadaEm" LIMIT $1 FOR UPDATE SKIP LOCKED)
  UPDATE mensagens.correio c SET tentativas = c.tentativas + 1, "proximaEm" = now() + make_interval(secs => $2)
  FROM due WHERE c.tenant = due.tenant AND c.id = due.id
  RETURNING c.tenant, c.id, c.mensagem, c.destino, c.tentativas, c.carta, c.erro`;

/** Takes letters that are due. Whoever asks at the same time gets others; should we die, they are due again after the lease. */
export async function takeDueLetters(client: pg.ClientBase, most: number): Promise<DueLetter[]> {
  const { rows } = await client.query(TAKE, [most, LEASE]);
  return rows;
}

/** Gone is gone, whoever has the lease by now. Nothing is left of what it said. */
export async function markLetterSent(client: pg.ClientBase, { tenant, id }: DueLetter): Promise<void> {
  await client.query(
    `UPDATE mensagens.correio SET "enviadaEm" = now(), "proximaEm" = NULL, carta = NULL, erro = NULL
     WHERE tenant = $1 AND id = $2 AND "enviadaEm" IS NULL`,
    [tenant, id],
  );
}

const FIRST = 60;
const MOST = 3_600;

/** 1 min, 2, 4 … 1 h, each a little less by chance: those that failed together do not all come back together. */
export const retryDelay = (tries: number, chance = Math.random()): number =>
  Math.round(Math.min(MOST, FIRST * 2 ** (tries - 1)) * (1 - chance / 5));

/** A try that somebody else has overtaken has nothing to say. */
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
};

/** Stops trying, and says so where the person in charge reads what became of the message. */
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
