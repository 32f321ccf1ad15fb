import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { atomically } from '../database/atomic.ts';
import type { Database } from '../database/db.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { atendimentoOf } from './atendimento.ts';

const TEN_MINUTES = 600_000;

/**
 * Files that no message came for, and proofs that have expired. Anybody may send a file, and two hours are longer than a
 * form takes; one who answers has a pass, and the day to write.
 */
const LOOSE = `DELETE FROM mensagens.anexos WHERE mensagem IS NULL
  AND "criadoEm" < now() - CASE de WHEN 'cidadao' THEN interval '2 hours' ELSE interval '1 day' END`;
/** Drafts of answers that nobody has touched for 90 days. */
const LEFT = `DELETE FROM mensagens.minutas WHERE "gravadaEm" < now() - interval '90 days'`;
const SPENT = `DELETE FROM mensagens.provas WHERE "expiraEm" < now()`;

/** Messages that ended longer ago than the body keeps their contents. */
const OVERDUE = `SELECT id FROM mensagens.recebidas
  WHERE tenant = $1 AND "eliminadaEm" IS NULL AND "encerradaEm" < now() - make_interval(years => $2)
  ORDER BY "encerradaEm" LIMIT 500 FOR UPDATE SKIP LOCKED`;

/** A body that is moving is left to the installation that it goes to. */
const BODIES = `SELECT id, slug, tipo, hosts, dados FROM portal.tenants WHERE NOT dados ? 'mudanca'`;

/** Milliseconds after which a round that failed is tried again, as while the database is away. */
const AGAIN = 15_000;

/** Starts the round of erasing, every ten minutes, in every process; row locks keep them apart. Gives what ends it. */
export function startRetention(db: Database, keyring: Keyring, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let ended = false;
  const after = (pause: number): void => {
    if (!ended) timer = setTimeout(round, pause).unref();
  };
  const round = (): void => {
    running = db
      .own((client) => eraseExpired(client, keyring))
      .then(() => after(TEN_MINUTES))
      .catch((error: unknown) => {
        failed(error);
        after(AGAIN);
      });
  };
  round();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}

/** One round of erasing. Gives how many messages had their contents erased. */
export async function eraseExpired(client: pg.ClientBase, keyring: Keyring): Promise<number> {
  await client.query(LOOSE);
  await client.query(LEFT);
  await client.query(SPENT);
  const { rows } = await client.query<Tenant>(BODIES);
  let count = 0;
  for (const tenant of rows) count += await retain(client, keyring, tenant);
  return count;
}

/** Erases sender, text and files of messages past the body's years of retention. The record of each stays, and says so. */
async function retain(client: pg.ClientBase, keyring: Keyring, tenant: Tenant): Promise<number> {
  const years = atendimentoOf(tenant).retencao;
  if (years === null) return 0;
  return atomically(client, async () => {
    const { rows } = await client.query<{ id: string }>(OVERDUE, [tenant.id, years]);
    for (const { id } of rows) await erase(client, keyring, tenant.id, id, years);
    return rows.length;
  });
}

const ERASE = [
  `UPDATE mensagens.recebidas SET pessoa = NULL, conteudo = NULL, perfil = '{}', "eliminadaEm" = now() WHERE tenant = $1 AND id = $2`,
  'UPDATE mensagens.passos SET texto = NULL WHERE tenant = $1 AND mensagem = $2',
  'DELETE FROM mensagens.minutas WHERE tenant = $1 AND mensagem = $2',
  'DELETE FROM mensagens.anexos WHERE tenant = $1 AND mensagem = $2',
  'UPDATE mensagens.correio SET carta = NULL, "proximaEm" = NULL WHERE tenant = $1 AND mensagem = $2',
];

async function erase(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: number,
  mensagem: string,
  years: number,
): Promise<void> {
  for (const text of ERASE) await client.query(text, [tenant, mensagem]);
  const id = randomUUID();
  const many = years === 1 ? '1 ano' : `${years} anos`;
  const said = `O conteúdo foi eliminado: passou o prazo de guarda de ${many} depois do encerramento.`;
  await client.query(
    `INSERT INTO mensagens.passos (tenant, id, mensagem, acao, autor, publico, texto)
     VALUES ($1, $2, $3, 'eliminada', 'sistema', true, $4)`,
    [tenant, id, mensagem, keyring.seal(said, sealContext.passo(tenant, id))],
  );
}
