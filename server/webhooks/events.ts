import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { Mudanca } from '../../catalog/mudancas/answer.ts';
import { type Condition, parseQuery } from '../../catalog/query.ts';
import type { WebhookEvento } from '../../catalog/webhooks/answer.ts';
import { atomically } from '../database/atomic.ts';
import { readChanges } from '../mudancas/changes.ts';
import type { OriginOf } from '../tenants/origin.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { changesPayload, loadPayload, type PayloadBody, type PublishedLoad } from './payload.ts';
import { enqueueDelivery } from './queue.ts';

/** Changes of one dataset that are read at a time. */
const MOST_READ = 1_000;

/** A webhook that is on, and whose key is valid. */
interface LiveWebhook {
  tenant: number;
  id: string;
  conjuntos: string[] | null;
  filtro: string;
  eventos: WebhookEvento[];
  criadoEm: Date;
  desde: Date;
}

/** A webhook while what is new is written down for it. */
interface EventRound {
  client: pg.Client;
  hook: LiveWebhook;
  body: PayloadBody;
  sets: readonly Dataset[];
}

const LIVE = `FROM portal.webhooks w WHERE w."desligadoEm" IS NULL AND EXISTS (SELECT 1 FROM portal.chaves c
  WHERE c.hash = w.chave AND c.tenant = w.tenant AND c."revogadaEm" IS NULL AND c."expiraEm" > now())`;

const BODIES = `SELECT id, slug, tipo, hosts, dados FROM portal.tenants t
  WHERE NOT dados ? 'mudanca' AND id IN (SELECT w.tenant ${LIVE}) ORDER BY id`;

const HOOKS = `SELECT w.tenant, w.id, w.conjuntos, w.filtro, w.eventos, w."criadoEm", w.desde ${LIVE} AND w.tenant = $1 ORDER BY w."criadoEm"`;

/** Writes down, for every webhook, what is new since it was last looked at. Gives how many deliveries wait by that. */
export async function enqueueEvents(
  client: pg.Client,
  datasets: readonly Dataset[],
  siteOf: OriginOf,
  signal?: AbortSignal,
): Promise<number> {
  const { rows: bodies } = await client.query<Tenant>(BODIES);
  let count = 0;
  for (const tenant of bodies) {
    const { rows: hooks } = await client.query<LiveWebhook>(HOOKS, [tenant.id]);
    const own = datasets.filter((set) => concerns(set, tenant.tipo));
    const body = { slug: tenant.slug, site: siteOf(tenant) };
    for (const hook of hooks) {
      signal?.throwIfAborted();
      count += await enqueueFor({ client, hook, body, sets: own.filter((set) => isWatched(hook, set)) });
    }
  }
  return count;
}

/** Cuts show rows of others: unless they are named, what changes in them is told once, by the dataset itself. */
const isWatched = ({ conjuntos }: LiveWebhook, { id, cut }: Dataset): boolean =>
  conjuntos === null ? !cut : conjuntos.includes(id);

/** Does one webhook, in one transaction: a process that dies has written down nothing, and nothing is written twice. */
async function enqueueFor(round: EventRound): Promise<number> {
  const { client, hook } = round;
  return atomically(client, async () => {
    await client.query("SELECT set_config('app.tenant', $1, true)", [String(hook.tenant)]);
    const { rows } = await client.query<{ desde: Date }>(
      'SELECT desde FROM portal.webhooks WHERE tenant = $1 AND id = $2 AND "desligadoEm" IS NULL FOR UPDATE SKIP LOCKED',
      [hook.tenant, hook.id],
    );
    const count = rows[0] ? await enqueueNew({ ...round, hook: { ...hook, desde: rows[0].desde } }) : 0;
    return count;
  });
}

async function enqueueNew(round: EventRound): Promise<number> {
  const { eventos } = round.hook;
  const loads = eventos.includes('carga') ? await enqueueLoads(round) : 0;
  return loads + (eventos.includes('mudancas') ? await enqueueChanges(round) : 0);
}

/** Loads of the last days that this webhook was not told of: whatever the order in which they were committed. */
const LOADS = `SELECT id, dataset, referencia::text, periodo, "publicadaEm", linhas FROM portal.cargas c
  WHERE tenant = $1 AND dataset = ANY ($3) AND "publicadaEm" > greatest($4, now() - interval '7 days')
    AND NOT EXISTS (SELECT 1 FROM portal.entregas e WHERE e.tenant = c.tenant AND e.webhook = $2 AND e.evento = 'carga'
      AND e.dataset = c.dataset AND e.carga = c.id) ORDER BY id LIMIT ${MOST_READ}`;

async function enqueueLoads({ client, hook, body, sets }: EventRound): Promise<number> {
  const { rows } = await client.query<PublishedLoad & { dataset: string }>(LOADS, [
    hook.tenant,
    hook.id,
    sets.map(sourceOf),
    hook.criadoEm,
  ]);
  for (const load of rows) {
    const set = sets.find((one) => sourceOf(one) === load.dataset);
    if (set)
      await enqueueDelivery(client, hook.tenant, {
        webhook: hook.id,
        evento: 'carga',
        dataset: load.dataset,
        carga: load.id,
        corpo: loadPayload(body, set, load),
      });
  }
  return rows.length;
}

async function enqueueChanges({ client, hook, body, sets }: EventRound): Promise<number> {
  let count = 0;
  let last = hook.desde.getTime();
  for (const set of sets) {
    const found = await changesFor(client, hook, set);
    for (const changes of byLoad(found)) {
      await enqueueDelivery(client, hook.tenant, {
        webhook: hook.id,
        evento: 'mudancas',
        dataset: set.id,
        carga: changes[0]?.carga ?? 0,
        corpo: changesPayload(body, set, hook.filtro, changes),
      });
      count++;
    }
    // A moment travels in milliseconds, and the database counts finer: the next reading begins one after.
    last = Math.max(last, ...found.map(({ registradaEm }) => Date.parse(registradaEm) + 1));
  }
  if (count > 0)
    await client.query('UPDATE portal.webhooks SET desde = $3 WHERE tenant = $1 AND id = $2', [
      hook.tenant,
      hook.id,
      new Date(last),
    ]);
  return count;
}

/** What changed of one dataset. A filter that can no longer be read switches the webhook off, with the reason. */
async function changesFor(client: pg.Client, hook: LiveWebhook, set: Dataset): Promise<Mudanca[]> {
  const where = filterOf(set, hook.filtro);
  if (typeof where !== 'string')
    return readChanges(client, set, hook.tenant, { where, since: hook.desde.toISOString(), size: MOST_READ });
  await client.query('UPDATE portal.webhooks SET "desligadoEm" = now(), motivo = $3 WHERE tenant = $1 AND id = $2', [
    hook.tenant,
    hook.id,
    `O filtro não vale mais: ${where}`,
  ]);
  return [];
}

function filterOf(set: Dataset, filtro: string): readonly Condition[] | string {
  const read = parseQuery(set, [...new URLSearchParams(filtro)]);
  return read.ok ? read.query.where : read.problems.map(({ message }) => message).join(' ');
}

/** The changes of each load, the oldest load first. */
function byLoad(changes: readonly Mudanca[]): Mudanca[][] {
  const found = new Map<number, Mudanca[]>();
  for (const change of changes) found.set(change.carga, [...(found.get(change.carga) ?? []), change]);
  return [...found].sort(([a], [b]) => a - b).map(([, own]) => own);
}
