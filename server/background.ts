import { join } from 'node:path';
import { datasets } from '../catalog/datasets/index.ts';
import { brasiliaToday } from '../catalog/texto/moment.ts';
import { DocumentReader } from './arquivos/reading/reader.ts';
import { type DigestWorkerOptions, startDigests } from './assinaturas/worker.ts';
import type { Database, DatabasePlace } from './database/db.ts';
import { followLoads } from './database/follow.ts';
import { settleIndexes } from './database/indexes/settle.ts';
import { bulkIn, filesIn, stagingIn } from './database/open.ts';
import { catchUpIndex } from './index/follow.ts';
import type { Mailer } from './mail/mailer.ts';
import { startMailWorker } from './mail/worker.ts';
import { startRetention } from './mensagens/retention.ts';
import { catchUpChanges } from './mudancas/follow.ts';
import { catchUpPackages } from './pacotes/follow.ts';
import { loadRenderer } from './page/renderer.ts';
import type { HarvestServices } from './painel/coletas/run.ts';
import { startHarvests } from './painel/coletas/worker.ts';
import { type ControllerWorkerOptions, startControllerLetters } from './pntp/controller.ts';
import { type MirrorTools, measureTenant, startMirror } from './pntp/follow.ts';
import { FramePages } from './pntp/page.ts';
import { root } from './root.ts';
import type { Keyring } from './seal/keyring.ts';
import { isUnfilled } from './seed/bodies.ts';
import { startFilling } from './seed/filling.ts';
import type { Settings } from './settings.ts';
import { parseSiteUrl } from './tenants/origin.ts';
import { resolveHost } from './webhooks/address.ts';
import { startWebhooks, type WebhookWorkerOptions } from './webhooks/worker.ts';

/** What the work that nobody waits for needs. */
export interface BackgroundServices {
  db: Database;
  place: DatabasePlace;
  keyring: Keyring;
  /** Null without a mail server. */
  mailer: Mailer | null;
  dataDir: string;
  settings: Settings;
  say(line: string): void;
  failed(error: unknown): void;
}

/**
 * Starts what one process of the installation does for all: the search, the changes, the indexes and the files in bulk follow the loads, letters leave,
 * what is past its time is erased, and the demonstration is filled. Should two do it for a moment, row and advisory locks
 * keep them apart. Returns what ends it.
 */
export async function startBackground(services: BackgroundServices): Promise<() => Promise<void>> {
  const { db, keyring, mailer, settings, failed } = services;
  const { plainRows, bulkMegabytes } = settings.limits;
  const shelf = { datasets, dir: bulkIn(services.dataDir), mostBytes: bulkMegabytes * 1024 ** 2 };
  const tools = { db, datasets, render: await loadRenderer(join(root, 'dist', 'render')) };
  const started: (() => Promise<void>)[] = [];
  const end = async (): Promise<void> => {
    for (const stop of started.reverse()) await stop().catch(failed);
  };
  try {
    if (await db.own(isUnfilled)) started.push(fillBeside(services));
    started.push(await followLoads(db, (client, signal) => catchUpIndex(client, datasets, signal), failed));
    started.push(await followLoads(db, (client, signal) => catchUpChanges(client, datasets, signal), failed));
    started.push(await followLoads(db, (client, signal) => settleIndexes(client, datasets, plainRows, signal), failed));
    started.push(await followLoads(db, (client, signal) => catchUpPackages(client, shelf, signal), failed));
    started.push(await startMirror(tools, failed));
    started.push(await startMailWorker({ db, keyring, mailer, failed }));
    started.push(startRetention(db, keyring, failed));
    started.push(startDigests(digestOptions(services)));
    started.push(startControllerLetters(controllerOptions(services, tools)));
    started.push(await startWebhooks(webhookOptions(services)));
    started.push(startHarvests(harvestOptions(services)));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

const digestOptions = ({ db, keyring, mailer, settings, failed }: BackgroundServices): DigestWorkerOptions => ({
  db,
  keyring,
  datasets,
  siteOf: parseSiteUrl(settings.SITE_URL, settings.PORT),
  hour: settings.ALERTS_HOUR,
  hasMail: mailer !== null,
  failed,
});

const controllerOptions = (
  { db, keyring, mailer, settings, failed }: BackgroundServices,
  tools: MirrorTools,
): ControllerWorkerOptions => ({
  db,
  keyring,
  siteOf: parseSiteUrl(settings.SITE_URL, settings.PORT),
  measure: (client, tenant, today) =>
    measureTenant(client, tenant, tools, new FramePages(tools.render, datasets), today),
  hour: settings.ALERTS_HOUR,
  hasMail: mailer !== null,
  failed,
});

const webhookOptions = ({ db, keyring, settings, say, failed }: BackgroundServices): WebhookWorkerOptions => ({
  db,
  keyring,
  datasets,
  siteOf: parseSiteUrl(settings.SITE_URL, settings.PORT),
  network: { trusted: settings.WEBHOOK_ORIGINS, resolve: resolveHost },
  say,
  failed,
});

const harvestOptions = (services: BackgroundServices): HarvestServices => ({
  db: services.db,
  datasets,
  network: webhookOptions(services).network,
  papers: {
    filesDir: filesIn(services.dataDir),
    stagingDir: stagingIn(services.dataDir),
    reader: new DocumentReader(),
    documentMegabytes: services.settings.limits.documentMegabytes,
  },
  failed: services.failed,
});

/** Fills a new database with the data of the demonstration bodies while the portal already answers. */
function fillBeside({ place: { owner }, dataDir, settings, say }: BackgroundServices): () => Promise<void> {
  const { PORTAL_KEY: key, DEMO_SEED: seed, DEMO_SCALE: scale, DEMO_ATE: until = brasiliaToday() } = settings;
  say('A demonstração está sendo gravada; o que já chegou pode ser usado.');
  return startFilling({ owner, dataDir, filesDir: filesIn(dataDir), key, seed, scale, until }, say);
}
