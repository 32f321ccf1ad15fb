import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { EntregaVista } from '../../catalog/webhooks/answer.ts';
import type { PostOutcome } from './post.ts';

/** Seconds to each next try: together about a day. */
const WAITS = [10, 60, 300, 1_800, 7_200, 18_000, 28_800, 28_800] as const;
/** Seconds that a delivery belongs to the worker that took it: several times as long as the slowest takes. */
const LEASE = 120;
/** Days without one success after which a webhook is switched off. */
const PATIENCE_DAYS = 3;
/** Status by which a receiver says that it wants no more. */
const GONE = 410;

/** What is told to a webhook. */
export interface NewDelivery {
  webhook: string;
  evento: EntregaVista['evento'];
  dataset: string;
  carga: number;
  /** The body as it is signed and sent. */
  corpo: string;
}

/** Queues a delivery. Gives its id, which every try has. */
export async function enqueueDelivery(
  client: pg.ClientBase,
  tenant: number,
  { webhook, evento, dataset, carga, corpo }: NewDelivery,
): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO portal.entregas (tenant, id, webhook, evento, dataset, carga, corpo) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [tenant, id, webhook, evento, dataset, carga, corpo],
  );
  return id;
}

/** A delivery taken to be sent. */
export interface DueDelivery {
  tenant: number;
  id: string;
  webhook: string;
  tentativas: number;
  corpo: string;
  url: string;
  segredo: Buffer;
}

/**
 * The first delivery that waits for each webhook, where it is due: whoever applies changes needs them in order. One that is
 * switched off gets tests alone.
 */
const FIND = `SELECT first.tenant, first.id FROM (
    SELECT DISTINCT ON (e.tenant, e.webhook) e.tenant, e.id, e."proximaEm" FROM portal.entregas e
    JOIN portal.webhooks w ON w.tenant = e.tenant AND w.id = e.webhook
    WHERE e."proximaEm" IS NOT NULL AND (w."desligadoEm" IS NULL OR e.evento = 'teste')
    ORDER BY e.tenant, e.webhook, e.evento <> 'teste', e.ordem) first
  WHERE first."proximaEm" <= now() AND first.tenant NOT IN (SELECT id FROM portal.tenants WHERE dados ? 'mudanca')
  ORDER BY first."proximaEm" LIMIT $1`;

const TAKE = `UPDATE portal.entregas e SET tentativas = tentativas + 1, "proximaEm" = now() + make_interval(secs => $3)
  FROM portal.webhooks w WHERE e.tenant = $1 AND e.id = $2 AND w.tenant = e.tenant AND w.id = e.webhook AND e."proximaEm" <= now()
  RETURNING e.tenant, e.id, e.webhook, e.tentativas, e.corpo, w.url, w.segredo`;

/** Takes deliveries that are due, one of each webhook. If the worker dies they are due again after the lease. */
export async function takeDueDeliveries(client: pg.ClientBase, most: number): Promise<DueDelivery[]> {
  const { rows } = await client.query<Pick<DueDelivery, 'tenant' | 'id'>>(FIND, [most]);
  const taken: DueDelivery[] = [];
  for (const { tenant, id } of rows) taken.push(...(await client.query<DueDelivery>(TAKE, [tenant, id, LEASE])).rows);
  return taken;
}

/** Seconds to the next try, each a little less by chance; null when there is none. */
export function nextWait(tries: number, chance = Math.random()): number | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : Math.round(wait * (1 - chance / 5));
}

/** Marks a delivery as received. Its webhook is well again, and on. */
export async function markDelivered(client: pg.ClientBase, { tenant, id, webhook }: DueDelivery, status: number) {
  await client.query(
    `UPDATE portal.entregas SET "entregueEm" = now(), "proximaEm" = NULL, status = $3, erro = NULL WHERE tenant = $1 AND id = $2`,
    [tenant, id, status],
  );
  await client.query(
    `UPDATE portal.webhooks SET "falhaDesde" = NULL, "desligadoEm" = NULL, motivo = NULL
     WHERE tenant = $1 AND id = $2 AND ("falhaDesde" IS NOT NULL OR "desligadoEm" IS NOT NULL)`,
    [tenant, webhook],
  );
}

/**
 * Puts a delivery off, or gives it up and keeps it. Gives the reason where its webhook was switched off by this: it wants no
 * more, or has failed for days.
 */
export async function markUndelivered(
  client: pg.ClientBase,
  { tenant, id, webhook, tentativas }: DueDelivery,
  { status, erro }: PostOutcome,
): Promise<string | null> {
  const wait = status === GONE ? null : nextWait(tentativas);
  await client.query(
    `UPDATE portal.entregas SET "proximaEm" = now() + make_interval(secs => $4), status = $5, erro = $6
     WHERE tenant = $1 AND id = $2 AND tentativas = $3`,
    [tenant, id, tentativas, wait, status, erro],
  );
  const motivo =
    status === GONE
      ? 'O sistema respondeu que não quer mais avisos (410).'
      : `Nenhum aviso foi entregue em ${PATIENCE_DAYS} dias. ${erro ?? ''}`;
  const { rows } = await client.query<{ motivo: string | null }>(
    `UPDATE portal.webhooks SET "falhaDesde" = coalesce("falhaDesde", now()),
       "desligadoEm" = CASE WHEN $4 OR "falhaDesde" < now() - make_interval(days => $5) THEN now() END,
       motivo = CASE WHEN $4 OR "falhaDesde" < now() - make_interval(days => $5) THEN $3 END
     WHERE tenant = $1 AND id = $2 AND "desligadoEm" IS NULL RETURNING motivo`,
    [tenant, webhook, motivo, status === GONE, PATIENCE_DAYS],
  );
  return rows[0]?.motivo ?? null;
}

interface DeliveryRow extends Omit<EntregaVista, 'criadaEm' | 'proximaEm' | 'entregueEm' | 'estado'> {
  criadaEm: Date;
  proximaEm: Date | null;
  entregueEm: Date | null;
}

const SHOWN = 100;

/** The last deliveries of a webhook, the newest first. */
export async function listDeliveries(
  client: pg.ClientBase,
  tenant: number,
  webhook: string,
  id?: string,
): Promise<EntregaVista[]> {
  const { rows } = await client.query<DeliveryRow>(
    `SELECT id, evento, dataset AS conjunto, carga, "criadaEm", tentativas, "proximaEm", "entregueEm", status, erro
     FROM portal.entregas WHERE tenant = $1 AND webhook = $2 AND ($3::uuid IS NULL OR id = $3) ORDER BY ordem DESC LIMIT $4`,
    [tenant, webhook, id ?? null, SHOWN],
  );
  return rows.map(({ criadaEm, proximaEm, entregueEm, ...row }) => ({
    ...row,
    criadaEm: criadaEm.toISOString(),
    proximaEm: proximaEm?.toISOString() ?? null,
    entregueEm: entregueEm?.toISOString() ?? null,
    estado: entregueEm ? 'entregue' : proximaEm ? 'esperando' : 'desistida',
  }));
}

/** Makes a delivery due again, with the same id; false where there is none. */
export async function repeatDelivery(
  client: pg.ClientBase,
  tenant: number,
  webhook: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE portal.entregas SET "proximaEm" = now(), tentativas = 0, "entregueEm" = NULL
     WHERE tenant = $1 AND webhook = $2 AND id = $3`,
    [tenant, webhook, id],
  );
  return rowCount === 1;
}

/** Days that deliveries are kept: those that were received, and those that were given up. */
const KEPT = { entregue: 30, desistida: 90 } as const;

/** Deletes deliveries that nobody looks for any more. */
export const sweepDeliveries = (client: pg.ClientBase): Promise<unknown> =>
  client.query(
    `DELETE FROM portal.entregas WHERE "entregueEm" < now() - interval '${KEPT.entregue} days'
       OR ("proximaEm" IS NULL AND "criadaEm" < now() - interval '${KEPT.desistida} days')`,
  );
