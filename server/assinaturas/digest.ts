import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { atomically } from '../database/atomic.ts';
import type { Database } from '../database/db.ts';
import { Fault } from '../http/fault.ts';
import { enqueueLetter } from '../mail/outbox.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { OriginOf } from '../tenants/origin.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type LetterPart, writeLetter } from './letters.ts';
import { manageUrl, subscriptionFacts } from './links.ts';
import { readNews, type TargetNews } from './news.ts';
import { type Subscription, subscriptionsOf } from './register.ts';
import { type BodySecret, bodySecret } from './secret.ts';
import { isNews, newsParts } from './summary.ts';
import { readTarget, type WatchTarget } from './target.ts';

/** What the letters of a day are made with. */
export interface DigestServices {
  db: Database;
  keyring: Keyring;
  datasets: readonly Dataset[];
  siteOf: OriginOf;
}

/** One body while its subscribers are told. */
interface DigestRound extends DigestServices {
  tenant: Tenant;
  secret: BodySecret;
  /** News that were read already: many watch the same. */
  known: Map<string, TargetNews>;
}

const BODIES = `SELECT id, slug, tipo, hosts, dados FROM portal.tenants t WHERE NOT dados ? 'mudanca'
  AND EXISTS (SELECT 1 FROM portal.assinantes a WHERE a.tenant = t.id AND a."avisadoEm" IS DISTINCT FROM $1) ORDER BY id`;

/** Writes the letters of the day of every body, one for each address that has news. Gives how many. */
export async function writeDigests(services: DigestServices, now = new Date(), signal?: AbortSignal): Promise<number> {
  const day = brasiliaDay(now);
  return services.db.own(async (client) => {
    const { rows } = await client.query<Tenant>(BODIES, [day]);
    let count = 0;
    for (const tenant of rows) count += await bodyDigests(client, services, tenant, day, signal);
    return count;
  }, signal);
}

async function bodyDigests(
  client: pg.Client,
  services: DigestServices,
  tenant: Tenant,
  day: string,
  signal?: AbortSignal,
): Promise<number> {
  const secret = await bodySecret(client, services.keyring, tenant.id);
  const round: DigestRound = { ...services, tenant, secret, known: new Map() };
  let count = 0;
  while (!signal?.aborted) {
    const told = await nextDigest(client, round, day);
    if (told === null) break;
    if (told) count++;
  }
  return count;
}

/** The next subscriber who was not told today. Processes that ask at the same time get others. */
const NEXT = `SELECT id, email FROM portal.assinantes a WHERE tenant = $1 AND "avisadoEm" IS DISTINCT FROM $2
  AND EXISTS (SELECT 1 FROM portal.assinaturas s WHERE s.tenant = a.tenant AND s.assinante = a.id AND s."confirmadaEm" IS NOT NULL)
  LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Tells one subscriber, in one transaction: a process that dies has told nothing. Null where nobody is left. */
async function nextDigest(client: pg.Client, round: DigestRound, day: string): Promise<boolean | null> {
  const { id: tenant } = round.tenant;
  return atomically(client, async () => {
    await client.query("SELECT set_config('app.tenant', $1, true)", [String(tenant)]);
    const { rows } = await client.query<{ id: string; email: Buffer }>(NEXT, [tenant, day]);
    const told = rows[0] ? await tellSubscriber(client, round, rows[0]) : null;
    if (rows[0])
      await client.query('UPDATE portal.assinantes SET "avisadoEm" = $3 WHERE tenant = $1 AND id = $2', [
        tenant,
        rows[0].id,
        day,
      ]);
    return told;
  });
}

async function tellSubscriber(
  client: pg.Client,
  round: DigestRound,
  { id, email }: { id: string; email: Buffer },
): Promise<boolean> {
  const { tenant, keyring, secret, siteOf } = round;
  const all = await subscriptionsOf({ client, keyring, tenant: tenant.id }, id);
  const told: ToldSubscription[] = [];
  for (const one of all.filter(({ confirmadaEm }) => confirmadaEm)) told.push(...(await tellOne(client, round, one)));
  if (told.length === 0) return false;
  const facts = subscriptionFacts(tenant, siteOf(tenant), secret.signLink('gerir', id));
  const written = writeLetter(
    facts,
    subjectOf(told),
    told.flatMap(({ parts }) => parts),
    manageUrl(facts.site, secret.signLink('gerir', id), 'sair'),
  );
  const para = keyring.open(email, sealContext.email(tenant.id, id)).toString('utf8');
  await enqueueLetter(client, keyring, tenant.id, id, { destino: 'assinante', para, ...written });
  return true;
}

interface ToldSubscription {
  frase: string;
  parts: LetterPart[];
}

const LONGEST_SUBJECT = 100;

function subjectOf(told: readonly ToldSubscription[]): string {
  const [first] = told;
  if (told.length > 1 || !first) return `novidades em ${told.length} avisos seus`;
  const { frase } = first;
  return `novidades em ${frase.length > LONGEST_SUBJECT ? `${frase.slice(0, LONGEST_SUBJECT)}…` : frase}`;
}

/** Tells of one subscription, if there is something. One whose address no longer means anything is told of and stopped. */
async function tellOne(client: pg.Client, round: DigestRound, one: Subscription): Promise<ToldSubscription[]> {
  const { tenant, datasets, siteOf } = round;
  const target = readable(datasets, tenant, one.caminho);
  if (typeof target === 'string') {
    await client.query('DELETE FROM portal.assinaturas WHERE tenant = $1 AND id = $2', [tenant.id, one.id]);
    return [stoppedNotice(one.caminho, target, siteOf(tenant))];
  }
  const news = await newsOf(client, round, target, one);
  if (!isNews(news)) return [];
  await client.query('UPDATE portal.assinaturas SET desde = $3, cargas = $4 WHERE tenant = $1 AND id = $2', [
    tenant.id,
    one.id,
    news.desde,
    JSON.stringify(news.cargas),
  ]);
  return [{ frase: target.frase, parts: newsParts(target, news, siteOf(tenant)) }];
}

/** The target of an address that was good when it was confirmed, or the sentence that says why it is no more. */
function readable(datasets: readonly Dataset[], tenant: Tenant, caminho: string): WatchTarget | string {
  try {
    return readTarget(datasets, tenant, caminho);
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}

const stoppedNotice = (caminho: string, why: string, site: string): ToldSubscription => ({
  frase: 'um aviso que parou',
  parts: [
    {
      titulo: 'Um aviso seu parou',
      texto: `O portal mudou, e este endereço não pode mais ser acompanhado. ${why} Se ainda quiser, peça um novo aviso na página da lista.`,
      linhas: [{ texto: caminho, para: site + caminho }],
    },
  ],
});

async function newsOf(client: pg.Client, round: DigestRound, target: WatchTarget, one: Subscription) {
  const key = `${target.caminho} ${one.desde.getTime()} ${JSON.stringify(one.cargas)}`;
  const found = round.known.get(key) ?? (await readNews(client, round.tenant.id, target, one));
  round.known.set(key, found);
  return found;
}
