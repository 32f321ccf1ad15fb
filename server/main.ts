import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces, platform } from 'node:os';
import { withRoles } from './database/connection.ts';
import type { DatabasePlace } from './database/db.ts';
import { ensureDataDir, openDatabase } from './database/open.ts';
import type { DrainManner } from './process/drain.ts';
import type { PrimaryMessage, WorkerMessage } from './process/messages.ts';
import { parseStartOptions, START_HELP } from './process/options.ts';
import { Supervisor } from './process/supervisor.ts';
import { Refusal } from './refusal.ts';
import { prepareInstallation, type ServeOptions, servePortal } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { parseSiteUrl } from './tenants/origin.ts';
import { serveClusterMetrics } from './watch.ts';

const say = (line: string): void => console.log(line);

/** What ends the process well, newest first: each is given the manner in which visitors are left. */
const closing: ((manner: DrainManner) => Promise<unknown>)[] = [];

/** How visitors are left on SIGTERM: the balancer and every open connection are given time to notice. */
let drain: DrainManner = { noticeSeconds: 0, limitSeconds: 1, keepsIdle: true };

function readDrain({ DRAIN_SECONDS: noticeSeconds, DRAIN_LIMIT_SECONDS: limitSeconds }: Settings): void {
  drain = { noticeSeconds, limitSeconds, keepsIdle: true };
}

/** Starts the portal: alone, or as the process that keeps so many others serving. */
async function main(): Promise<void> {
  const { help, processes } = parseStartOptions(process.argv.slice(2));
  if (help) return say(START_HELP);
  const settings = readSettings();
  readDrain(settings);
  const options = await prepare(settings, processes ?? 1);
  if (processes === null) await serveAlone(options);
  else await supervise(options, processes);
}

/** Does what comes before serving. */
async function prepare(settings: Settings, processes: number): Promise<ServeOptions> {
  const { PORT: port, HOST: host = everyAddress() } = settings;
  parseSiteUrl(settings.SITE_URL, port);
  await refuseTakenPort(port, host);
  const dataDir = await ensureDataDir(settings.DATA_DIR);
  const { place, close } = await openDatabase(dataDir, settings, say);
  closing.unshift(close);
  const options = { settings, place, dataDir, host, processes, say };
  await prepareInstallation(options);
  return options;
}

async function serveAlone(options: ServeOptions): Promise<void> {
  const portal = await servePortal(options);
  closing.unshift((manner) => portal.end(manner));
  greet(options.settings.PORT);
  onRollSignal(() => say('Só os processos de npm start -- --processos são trocados sem parar: este continua.'));
}

async function supervise({ settings, place }: ServeOptions, processes: number): Promise<void> {
  const order: PrimaryMessage = { kind: 'serve', processes, ...(!settings.DATABASE_URL && { owner: ownerOf(place) }) };
  const supervisor = new Supervisor({ processes, order, limitSeconds: settings.DRAIN_LIMIT_SECONDS, say });
  closing.unshift((manner) => supervisor.end(manner));
  await supervisor.start();
  const endMetrics = await serveClusterMetrics(settings, (error) => console.error(error));
  closing.unshift(() => endMetrics());
  greet(settings.PORT);
  say(
    `${processes === 1 ? '1 processo atende' : `${processes} processos atendem`}; kill -USR2 ${process.pid} os troca sem parar.`,
  );
  onRollSignal(() => void supervisor.roll());
}

/** The connection to the embedded database, as it travels to another process. */
function ownerOf({ owner: { host = '', port = 0, user = '', database = '', password } }: DatabasePlace) {
  return { host, port, user, database, ...(typeof password === 'string' && { password }) };
}

/** Windows has no such signal, and would not let us listen to it. */
function onRollSignal(roll: () => void): void {
  if (platform() !== 'win32') process.on('SIGUSR2', roll);
}

/** Serves as one of several processes, told by the principal one when to begin and when to end. */
function serveBesides(): void {
  process.on('message', (message: PrimaryMessage) => {
    if (message.kind === 'end') void end(0, message.manner);
    else if (message.kind === 'serve') serveWith(message).catch(fail);
  });
  tellPrimary({ kind: 'begun' });
}

async function serveWith({ owner, processes }: Extract<PrimaryMessage, { kind: 'serve' }>): Promise<void> {
  const settings = readSettings();
  readDrain(settings);
  const { HOST: host = everyAddress() } = settings;
  const dataDir = await ensureDataDir(settings.DATA_DIR);
  const place = owner ? withRoles(owner) : (await openDatabase(dataDir, settings, say)).place;
  const portal = await servePortal({ settings, place, dataDir, host, processes, say });
  closing.unshift((manner) => portal.end(manner));
  tellPrimary({ kind: 'ready' });
}

const tellPrimary = (message: WorkerMessage): void => void process.send?.(message);

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

function greet(port: number): void {
  say('');
  say('Portal da Transparência pronto:');
  say(`  http://localhost:${port}`);
  say(`  http://pmdemo.transparencia.localhost:${port}   Prefeitura (demonstração)`);
  say(`  http://cmdemo.transparencia.localhost:${port}   Câmara (demonstração)`);
  say('Ctrl-C encerra.');
}

let ending = 0;

/** Milliseconds in which a second signal is the same one: of a Ctrl-C npm passes on another. */
const SAME_SIGNAL_MS = 1_000;

/** Closes everything in the reverse order of opening, once. Another signal, later than the first, ends the process at once. */
async function end(code: number, manner: DrainManner): Promise<void> {
  if (ending && Date.now() - ending > SAME_SIGNAL_MS) process.exit(code || 130);
  if (ending) return;
  ending = Date.now();
  for (const close of closing) await close(manner).catch((error: unknown) => console.error(error));
  process.exit(code);
}

function fail(error: unknown): void {
  if (ending) return;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`A porta ${port} já está em uso. Escolha outra com PORT=3001 npm start.`);
  else if (code === 'EACCES' && port !== undefined)
    console.error(`Não há permissão para ouvir na porta ${port}. Escolha uma acima de 1023 com PORT.`);
  else console.error(error instanceof Refusal ? error.message : error);
  void end(1, { noticeSeconds: 0, limitSeconds: 1, keepsIdle: false });
}

process.on('SIGTERM', () => end(0, drain));
// Ctrl-C, or the window of the terminal was closed: nobody waits for connections on which nothing is asked. Every process
// hears of it, and the principal one tells the others.
for (const signal of ['SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => cluster.isWorker || end(0, { ...drain, noticeSeconds: 0, keepsIdle: false }));

if (cluster.isWorker) serveBesides();
else main().catch(fail);
