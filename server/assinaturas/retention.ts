import type pg from 'pg';
import { CONFIRM_HOURS } from './register.ts';

/** Days that a letter's empty record is kept after it was sent. */
const LETTER_DAYS = 30;

const UNCONFIRMED = `DELETE FROM portal.assinaturas
  WHERE "confirmadaEm" IS NULL AND "criadaEm" < now() - interval '${CONFIRM_HOURS} hours'`;

/** Addresses that no mailbox has: their letters were given up. */
const REFUSED = `DELETE FROM portal.assinantes a WHERE EXISTS (SELECT 1 FROM mensagens.correio c
  WHERE c.tenant = a.tenant AND c.mensagem = a.id AND c.destino = 'assinante' AND c."proximaEm" IS NULL AND c."enviadaEm" IS NULL)`;

/** Addresses that nothing is told to. For two days their letters are still counted, so that nobody is flooded. */
const IDLE = `DELETE FROM portal.assinantes a WHERE "criadoEm" < now() - interval '${CONFIRM_HOURS} hours'
  AND ("pedidosEm" IS NULL OR "pedidosEm" < current_date - 1)
  AND NOT EXISTS (SELECT 1 FROM portal.assinaturas s WHERE s.tenant = a.tenant AND s.assinante = a.id)`;

const LETTERS = `DELETE FROM mensagens.correio c WHERE c.destino = 'assinante' AND (c."enviadaEm" < now() - interval '${LETTER_DAYS} days'
  OR NOT EXISTS (SELECT 1 FROM portal.assinantes a WHERE a.tenant = c.tenant AND a.id = c.mensagem))`;

/** Erases requests that nobody confirmed, addresses that nothing is told to, and the letters to them. */
export async function eraseUnconfirmed(client: pg.ClientBase): Promise<void> {
  for (const text of [UNCONFIRMED, REFUSED, IDLE, LETTERS]) await client.query(text);
}
