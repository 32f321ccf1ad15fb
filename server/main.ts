import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { datasets } from '../catalog/datasets/index.ts';
import { Counter } from './acessos/counter.ts';
import { build } from './app.ts';
import { follow } from './busca/follow.ts';
import type { Database } from './database/db.ts';
import { dataDirOf, filesIn, open, prepare, uploadsIn } from './database/open.ts';
import { Cache } from './http/cache.ts';
import { watch } from './http/hear.ts';
import { proxyOf } from './http/proxy.ts';
import { parseMessageLimits } from './mensagens/limits.ts';
import { createMailer } from './mensagens/mail/mailer.ts';
import { startMailWorker } from './mensagens/mail/worker.ts';
import { startRetention } from './mensagens/retention.ts';
import type { Keyring } from './mensagens/seal/keyring.ts';
import { loadKeyring } from './mensagens/seal/keys.ts';
import { Refusal } from './refusal.ts';
import { root } from './root.ts';
import { isUnfilled, seed } from './seed/seed.ts';
import { parseSiteUrl } from './tenants/origin.ts';
import { Tenants } from './tenants/tenants.ts';

const env = process.env;
// Every address: on a machine without IPv6 that is written otherwise.
const modern = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
const host = env.HOST || (modern ? '::' : '0.0.0.0');

const closing: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const port = portOf(env.PORT);
  const proxy = proxyOf(env.TRUST_PROXY);
  const siteOf = parseSiteUrl(env.SITE_URL, port);
  const limits = parseMessageLimits(env.MESSAGE_LIMIT);
  await knock(port);
  const mailer = createMailer(env);
  const dataDir = await dataDirOf(env.DATA_DIR || 'data');
  const filesDir = filesIn(dataDir);
  const { place, close } = await open(dataDir, env.DATABASE_URL, say);
  closing.unshift(close);
  const keyring = await loadKeyring(dataDir, env.PORTAL_KEY);
  const db = await prepare(place, say);
  closing.unshift(() => db.close());
  await fill(db, filesDir, keyring);
  const cache = new Cache();
  const tenants = new Tenants(db, env.TENANT || 'pmdemo');
  closing.unshift(await watch(db, cache, tenants));
  const counter = new Counter(db, cache);
  closing.unshift(() => counter.close());
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const app = await build({
    db,
    datasets,
    cache,
    tenants,
    counter,
    messages: { db, keyring, limits, siteOf },
    ...(env.SITE_URL && { siteOf }),
    filesDir,
    uploadsDir: uploadsIn(dataDir),
    webDir: join(root, 'dist', 'web'),
    version,
    rate: Number(env.RATE_LIMIT) || 1_200,
    proxy,
    delay: 2_000,
    log: {},
  });
  closing.unshift(() => app.close());
  await app.listen({ port, host });
  greet(port);
  const failed = (error: unknown): void => console.error(error);
  closing.unshift(await follow(db, datasets, failed));
  closing.unshift(await startMailWorker({ db, keyring, mailer, failed }));
  closing.unshift(startRetention(db, keyring, failed));
}

function portOf(text = '3000'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new Refusal(`PORT deve ser um número de 0 a 65535, e não “${text}”.`);
}

/** A port in use is worth knowing before the wait for the first load, not after it. */
async function knock(port: number): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** The first time, the demonstration tenants. */
async function fill(db: Database, filesDir: string, keyring: Keyring): Promise<void> {
  if (!(await db.own(isUnfilled))) return;
  await seed((work) => db.own(work), { root, filesDir, keyring, ...seedOptions(), log: say });
}

const seedOptions = () => ({
  seed: Number(env.DEMO_SEED) || 1,
  scale: Number(env.DEMO_SCALE) || 1,
  until: env.DEMO_ATE || new Date().toISOString().slice(0, 10),
});

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

/** Closes what was opened, in the reverse order. A second Ctrl-C, or what breaks because of the first, waits for it. */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  for (const close of closing) await close().catch((error: unknown) => console.error(error));
  process.exit(code);
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// The terminal's window was closed.
process.on('SIGHUP', () => end(0));

main().catch((error: unknown) => {
  if (ending) return;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    console.error(`A porta ${env.PORT || 3000} já está em uso. Escolha outra com PORT=3001 npm start.`);
  else if (code === 'EACCES')
    console.error(`Não há permissão para ouvir na porta ${env.PORT || 3000}. Escolha uma acima de 1023 com PORT.`);
  else console.error(error instanceof Refusal ? error.message : error);
  end(1);
});
