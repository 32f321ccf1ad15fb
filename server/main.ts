import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { datasets } from '../catalog/datasets/index.ts';
import { brasiliaToday } from '../catalog/texto/moment.ts';
import { Counter } from './acessos/counter.ts';
import { followLoads } from './database/follow.ts';
import { settleIndexes } from './database/indexes/settle.ts';
import { ensureDataDir, filesIn, openDatabase, portalMigrations, prepareDatabase, uploadsIn } from './database/open.ts';
import { buildPortal } from './features.ts';
import { AnswerCache } from './http/cache.ts';
import { watchChanges } from './http/changes.ts';
import { Downloads } from './http/downloads.ts';
import { catchUpIndex } from './index/follow.ts';
import { messageLimits } from './mensagens/limits.ts';
import { createMailer } from './mensagens/mail/mailer.ts';
import { startMailWorker } from './mensagens/mail/worker.ts';
import { startRetention } from './mensagens/retention.ts';
import { loadKeyring } from './mensagens/seal/keys.ts';
import { loadRenderer } from './page/renderer.ts';
import { Refusal } from './refusal.ts';
import { root } from './root.ts';
import { portalHealth } from './saude/portal.ts';
import { type FillingTask, startFilling } from './seed/filling.ts';
import { applyDemoBodies, isUnfilled } from './seed/seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { schemaPlan } from './tables.ts';
import { parseSiteUrl } from './tenants/origin.ts';
import { Tenants } from './tenants/tenants.ts';

const closing: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const settings = readSettings();
  const { PORT: port, HOST: host = everyAddress() } = settings;
  const siteOf = parseSiteUrl(settings.SITE_URL, port);
  await refuseTakenPort(port, host);
  const mailer = createMailer(settings);
  const dataDir = await ensureDataDir(settings.DATA_DIR);
  const filesDir = filesIn(dataDir);
  const { place, close } = await openDatabase(dataDir, settings.DATABASE_URL, say);
  closing.unshift(close);
  const keyring = await loadKeyring(dataDir, settings.PORTAL_KEY);
  const db = await prepareDatabase(place, schemaPlan(datasets), say, settings.limits);
  closing.unshift(() => db.close());
  const unfilled = await db.own(isUnfilled);
  if (unfilled) await applyDemoBodies((work) => db.own(work), root);
  const cache = new AnswerCache(settings.limits.cacheMegabytes * 1024 * 1024);
  const tenants = new Tenants(db, { fallback: settings.TENANT, domains: settings.SITE_DOMAINS });
  closing.unshift(await watchChanges(db, cache, tenants));
  const counter = new Counter(db, cache);
  closing.unshift(() => counter.close());
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const app = await buildPortal({
    db,
    datasets,
    cache,
    tenants,
    counter,
    health: portalHealth(db, cache, schemaPlan(datasets), await portalMigrations()),
    messages: { db, keyring, limits: messageLimits(settings.MESSAGE_LIMIT, settings.limits), siteOf },
    ...(settings.SITE_URL && { siteOf }),
    filesDir,
    uploadsDir: uploadsIn(dataDir),
    database: place.owner,
    webDir: join(root, 'dist', 'web'),
    pageWait: 4_000,
    render: await loadRenderer(join(root, 'dist', 'render')),
    version,
    limits: settings.limits,
    downloads: new Downloads(settings.limits),
    rate: settings.RATE_LIMIT,
    proxy: settings.TRUST_PROXY,
    proxySeconds: settings.PROXY_CACHE_SECONDS,
    delay: 2_000,
    log: {},
  });
  closing.unshift(() => app.close());
  await app.listen({ port, host });
  greet(port);
  if (unfilled) closing.unshift(fillBeside({ owner: place.owner, dataDir, filesDir }, settings));
  const failed = (error: unknown): void => console.error(error);
  closing.unshift(await followLoads(db, (client, signal) => catchUpIndex(client, datasets, signal), failed));
  const { plainRows } = settings.limits;
  closing.unshift(
    await followLoads(db, (client, signal) => settleIndexes(client, datasets, plainRows, signal), failed),
  );
  closing.unshift(await startMailWorker({ db, keyring, mailer, failed }));
  closing.unshift(startRetention(db, keyring, failed));
}

/** The address that means every address: on a machine without IPv6 it is written otherwise. */
function everyAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

/** Fails on a port in use before the wait for the first load, not after it. */
async function refuseTakenPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Fills a new database with the data of the demonstration bodies while the portal already answers. */
function fillBeside(
  where: Pick<FillingTask, 'owner' | 'dataDir' | 'filesDir'>,
  { PORTAL_KEY: key, DEMO_SEED: seed, DEMO_SCALE: scale, DEMO_ATE: until = brasiliaToday() }: Settings,
): () => Promise<void> {
  say('A demonstração está sendo gravada; o que já chegou pode ser usado.');
  return startFilling({ ...where, key, seed, scale, until }, say);
}

const say = (line: string): void => console.log(line);

function greet(port: number): void {
  say('');
  say('Portal da Transparência pronto:');
  say(`  http://localhost:${port}`);
  say(`  http://pmdemo.transparencia.localhost:${port}   Prefeitura (demonstração)`);
  say(`  http://cmdemo.transparencia.localhost:${port}   Câmara (demonstração)`);
  say('Ctrl-C encerra.');
}

let ending = false;

/**
 * Closes everything in the reverse order of opening, once: a second Ctrl-C, or an error that the first causes, changes
 * nothing.
 */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  for (const close of closing) await close().catch((error: unknown) => console.error(error));
  process.exit(code);
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// SIGHUP: the window of the terminal was closed.
process.on('SIGHUP', () => end(0));

main().catch((error: unknown) => {
  if (ending) return;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`A porta ${port} já está em uso. Escolha outra com PORT=3001 npm start.`);
  else if (code === 'EACCES' && port !== undefined)
    console.error(`Não há permissão para ouvir na porta ${port}. Escolha uma acima de 1023 com PORT.`);
  else console.error(error instanceof Refusal ? error.message : error);
  end(1);
});
