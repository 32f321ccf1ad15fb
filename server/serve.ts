import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { datasets } from '../catalog/datasets/index.ts';
import { Counter } from './acessos/counter.ts';
import { startBackground } from './background.ts';
import type { DatabasePlace } from './database/db.ts';
import { bulkIn, filesIn, portalMigrations, prepareDatabase, stagingIn, uploadsIn } from './database/open.ts';
import { examineInstallation } from './doctor/doctor.ts';
import { buildPortal } from './features.ts';
import { AnswerCache } from './http/cache.ts';
import { watchChanges } from './http/changes.ts';
import { Downloads } from './http/downloads.ts';
import { createMailer } from './mail/mailer.ts';
import { messageLimits } from './mensagens/limits.ts';
import { loadRenderer } from './page/renderer.ts';
import { providerOf } from './painel/entrada/issuer.ts';
import { type DrainManner, drainServer } from './process/drain.ts';
import { leadAlone } from './process/leader.ts';
import { partOf, shareLimits } from './process/share.ts';
import { root } from './root.ts';
import { portalHealth } from './saude/portal.ts';
import { loadKeyring } from './seal/keys.ts';
import { applyDemoBodies, isUnfilled } from './seed/bodies.ts';
import type { Settings } from './settings.ts';
import { schemaPlan } from './tables.ts';
import { parseSiteUrl } from './tenants/origin.ts';
import { Tenants } from './tenants/tenants.ts';
import { PortalWatch } from './watch.ts';
import { resolveHost } from './webhooks/address.ts';

/** Where a process serves from, and where it listens. */
export interface ServeOptions {
  settings: Settings;
  place: DatabasePlace;
  dataDir: string;
  host: string;
  /** How many processes share the limits of the installation. */
  processes: number;
  say(line: string): void;
}

/** Advisory lock of the first start, in which machines that begin together make the demonstration bodies once. */
const FIRST_START_LOCK = 7_302_018;

/** Does, once for all processes, what comes before serving: the key, the tables and, on a new database, the demonstration bodies. */
export async function prepareInstallation({ settings, place, dataDir, say }: ServeOptions): Promise<void> {
  await loadKeyring(dataDir, settings.PORTAL_KEY);
  const db = await prepareDatabase(place, schemaPlan(datasets), say, settings.limits);
  try {
    await db.own(async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [FIRST_START_LOCK]);
      if (await isUnfilled(client)) await applyDemoBodies((work) => db.own(work), root);
    });
  } finally {
    await db.close();
  }
}

/** A process that answers visitors. */
export interface ServedPortal {
  /** Ends the serving, after what was begun. */
  end(manner: DrainManner): Promise<void>;
}

/** Serves visitors on a port, and does the work of all processes when it is this one's turn. */
export async function servePortal(options: ServeOptions): Promise<ServedPortal> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closing) await one().catch((error: unknown) => console.error(error));
  };
  try {
    const services = await openServices(options, closing);
    const watch = new PortalWatch(options.settings);
    const app = await buildServer(options, services, watch);
    closing.unshift(() => app.close());
    await app.listen({ port: options.settings.PORT, host: options.host });
    closing.unshift(await watch.start({ app, ...services }));
    const failed = (error: unknown): void => app.log.error(error);
    const rest = leadAlone(services.db, () => startBackground({ ...options, ...services, failed }), failed);
    const drain = (manner: DrainManner) => drainServer(app.server, () => services.health.drain(), manner);
    return { end: (manner) => Promise.all([rest(), drain(manner)]).then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens what the routes need, and notes how each is closed. */
async function openServices(
  { settings, place, dataDir, processes }: ServeOptions,
  closing: (() => Promise<unknown>)[],
) {
  const plan = schemaPlan(datasets);
  const limits = shareLimits(settings.limits, processes);
  // That there is no wall was told before anybody served.
  const db = await prepareDatabase(place, plan, () => undefined, limits);
  closing.unshift(() => db.close());
  const cache = new AnswerCache(limits.cacheMegabytes * 1024 * 1024);
  const tenants = new Tenants(db, { fallback: settings.TENANT, domains: settings.SITE_DOMAINS });
  closing.unshift(await watchChanges(db, cache, tenants));
  const counter = new Counter(db, cache);
  closing.unshift(() => counter.close());
  const health = portalHealth(db, cache, plan, await portalMigrations());
  const keyring = await loadKeyring(dataDir, settings.PORTAL_KEY);
  return { db, limits, cache, tenants, counter, health, keyring, mailer: createMailer(settings) };
}

type PortalServices = Awaited<ReturnType<typeof openServices>>;

async function buildServer(
  { settings, place, dataDir, processes }: ServeOptions,
  services: PortalServices,
  watch: PortalWatch,
) {
  const { db, keyring, limits } = services;
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const siteOf = parseSiteUrl(settings.SITE_URL, settings.PORT);
  return buildPortal({
    ...services,
    datasets,
    messages: { db, keyring, limits: messageLimits(settings.MESSAGE_LIMIT, limits, processes), siteOf },
    ...(settings.SITE_URL && { siteOf }),
    filesDir: filesIn(dataDir),
    uploadsDir: uploadsIn(dataDir),
    bulkDir: bulkIn(dataDir),
    stagingDir: stagingIn(dataDir),
    network: { trusted: settings.WEBHOOK_ORIGINS, resolve: resolveHost },
    database: place.owner,
    provider: providerOf(settings),
    webDir: join(root, 'dist', 'web'),
    deskDir: join(root, 'dist', 'painel'),
    pageWait: 4_000,
    render: await loadRenderer(join(root, 'dist', 'render')),
    version,
    downloads: new Downloads(limits),
    rate: partOf(settings.RATE_LIMIT, processes),
    proxy: settings.TRUST_PROXY,
    proxySeconds: settings.PROXY_CACHE_SECONDS,
    doctor: (signal) => examineInstallation({ db, place, settings, dataDir, filesDir: filesIn(dataDir) }, signal),
    delay: 2_000,
    ...(settings.SECURITY_CONTACT && { securityContact: settings.SECURITY_CONTACT }),
    ...watch.setting,
  });
}
