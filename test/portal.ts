import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { concerns } from '../catalog/body.ts';
import type { Declaracao, DeclaredValue } from '../catalog/dataset/answer.ts';
import type { Dataset } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Row } from '../catalog/fields/field.ts';
import { Counter } from '../server/acessos/counter.ts';
import { type DatabaseAddresses, withOtherAddresses } from '../server/database/addresses.ts';
import { parseDatabaseUrl } from '../server/database/connection.ts';
import { Database, type DatabasePlace } from '../server/database/db.ts';
import { migrate } from '../server/database/migrate/migrate.ts';
import { raiseWall } from '../server/database/migrate/role.ts';
import { portalMigrations } from '../server/database/open.ts';
import { examineInstallation } from '../server/doctor/doctor.ts';
import { buildPortal, type PortalSetting } from '../server/features.ts';
import { AnswerCache } from '../server/http/cache.ts';
import { watchChanges } from '../server/http/changes.ts';
import { Downloads } from '../server/http/downloads.ts';
import { catchUpIndex } from '../server/index/follow.ts';
import { type Limits, USUAL_LIMITS } from '../server/limits/limits.ts';
import { messageLimits } from '../server/mensagens/limits.ts';
import { portalHealth } from '../server/saude/portal.ts';
import { Keyring } from '../server/seal/keyring.ts';
import { seed } from '../server/seed/seed.ts';
import { readSettings } from '../server/settings.ts';
import { schemaPlan } from '../server/tables.ts';
import { applyTenant } from '../server/tenants/apply.ts';
import { parseSiteUrl } from '../server/tenants/origin.ts';
import { Tenants } from '../server/tenants/tenants.ts';
import { renderPage } from '../web/app/server.tsx';
import { freshDatabase, type TestDatabase, template } from './database.ts';

export interface Portal {
  app: FastifyInstance;
  db: Database;
  place: DatabasePlace;
  filesDir: string;
  setting: PortalSetting;
  /** Asks an address of a host and reads the answer as JSON. */
  ask(url: string, host?: string): Promise<PortalReply>;
  /** Writes down at once which pages were opened. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface PortalReply {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  json: PortalAnswer;
}

export interface PortalAnswer {
  ok: boolean;
  type: string;
  message: string;
  says: string;
  page: number;
  size: number;
  total: number;
  totals: Record<string, number>;
  proxima: string | null;
  data: Row[];
  related: { dataset: string; total: number; query: string; data: Row[] }[];
  problems: { field: string; value: string; message: string }[];
  metadata: { message: string };
  apart?: Row[];
  declaracao?: Declaracao;
  declaracoes?: Declaracao[];
  declarados?: DeclaredValue[];
  dados: { referencia: string | null; carga: number | null; publicadaEm: string | null; linhas: number };
}

const KEY = Buffer.alloc(32, 7);

/** The key that the messages of every test are sealed with, and the same for PORTAL_KEY. */
export const keyring = new Keyring([KEY]);
export const PORTAL_KEY = KEY.toString('base64');

export const UNTIL = '2026-10-31';
const SCALE = 0.1;

let common: Promise<Portal> | undefined;

/** The whole portal for files that only read it: all that one process runs share one. It goes with the process. */
export async function sharePortal(): Promise<Portal> {
  common ??= openPortal();
  return { ...(await common), close: async () => undefined };
}

/**
 * The whole portal on a database of its own, filled with the demonstration bodies: for files that change something. The
 * thousands of documents take seconds to copy, and only who changes some asks for them.
 */
export const openPortal = ({ documents = false, limits = {} }: PortalOptions = {}): Promise<Portal> =>
  openOn('modelo', (url) => fill(url, published()), { documents, limits });

export interface PortalOptions {
  /** Whether the documents are a copy of its own, or none at all. */
  documents?: boolean | 'none';
  /** Limits that are not the usual ones. */
  limits?: Partial<Limits>;
  /** Ways to the database besides its address. */
  doors?: DatabaseAddresses;
}

/** The same with the bodies alone, for what needs none of their data. */
export const openBodies = (options: PortalOptions = {}): Promise<Portal> => openOn('orgaos', bodies, options);

const published = (): string => join(inject('postgres').folder, 'arquivos');

/** A portal on a copy of a database that is filled once for all tests of its kind. */
export async function openOn(
  kind: string,
  fill: (url: string) => Promise<void>,
  { documents = false, limits: changed = {} }: PortalOptions = {},
): Promise<Portal> {
  return portalAt(await freshDatabase(await template(kind, fill)), { documents, limits: changed });
}

/** A portal on a database that is there already, which goes with it. */
export async function portalAt(
  fresh: TestDatabase,
  { documents = false, limits: changed = {}, doors = {} }: PortalOptions = {},
): Promise<Portal> {
  // All tests ask as one address, as fast as they can, and a busy machine takes ten times as long to answer.
  const limits = { ...USUAL_LIMITS, requestsPerBody: 1_000_000, requestSeconds: 200, ...changed };
  const { folder } = inject('postgres');
  const files = published();
  const place = withOtherAddresses(parseDatabaseUrl(fresh.url), doors);
  const db = new Database(place, limits);
  const home = await mkdtemp(join(folder, 'portal-'));
  const filesDir = documents ? join(home, 'arquivos') : files;
  if (documents === true) await cp(files, filesDir, { recursive: true });
  for (const page of ['index.html', 'painel/index.html'])
    await cp(resolve(import.meta.dirname, '../web', page), join(home, page));
  await db.own((client) => raiseWall(client, place, schemaPlan(datasets)));
  const cache = new AnswerCache();
  const tenants = new Tenants(db, { fallback: 'pmdemo', domains: [] });
  const silence = await watchChanges(db, cache, tenants);
  const counter = new Counter(db, cache);
  const setting: PortalSetting = {
    db,
    limits,
    downloads: new Downloads(limits),
    datasets,
    cache,
    tenants,
    counter,
    health: portalHealth(db, cache, schemaPlan(datasets), await portalMigrations()),
    messages: {
      db,
      keyring,
      limits: { ...messageLimits(100, USUAL_LIMITS), orgao: 10_000, bits: 4 },
      siteOf: parseSiteUrl(undefined, 3000),
    },
    filesDir,
    uploadsDir: join(home, 'envios'),
    bulkDir: join(home, 'pacotes'),
    stagingDir: join(home, 'painel'),
    doctor: (signal) => examineInstallation({ db, place, settings: readSettings({}), dataDir: home, filesDir }, signal),
    database: place.owner,
    webDir: home,
    deskDir: join(home, 'painel'),
    render: renderPage,
    pageWait: 120_000,
    version: '0',
    rate: 100_000,
    delay: 0,
    log: false,
  };
  const app = await buildPortal(setting);
  const close = async (): Promise<void> => {
    await app.close();
    await counter.close();
    await silence();
    await db.close();
    await fresh.drop();
    await rm(home, { recursive: true });
  };
  return {
    app,
    db,
    place,
    filesDir,
    setting,
    ask: (url, host = 'localhost') => ask(app, url, host),
    flush: () => counter.flush(),
    close,
  };
}

/** The host of a demonstration body that has such things. */
export const hostOf = (set: Dataset): string =>
  concerns(set, 'prefeitura') ? 'localhost' : 'cmdemo.transparencia.localhost';

/** The filter of the latest period that has rows, as an address says it. */
export async function latest(portal: Portal, set: Dataset): Promise<string> {
  const { json } = await portal.ask(`/api/v1/${set.id}?_por=${set.period}&_sort=-chave&_size=1`, hostOf(set));
  return `${set.period}=${json.data[0]?.chave}`;
}

/** Every test would fill the same bodies anew: one does, the others copy. */
async function fill(url: string, filesDir: string): Promise<void> {
  const db = new Database(parseDatabaseUrl(url));
  await db.own(async (client) => migrate(client, schemaPlan(datasets), await portalMigrations()));
  await seed((work) => db.own(work), {
    root: resolve(import.meta.dirname, '..'),
    filesDir,
    seed: 1,
    scale: SCALE,
    until: UNTIL,
    keyring,
    log: () => undefined,
  });
  await db.own((client) => catchUpIndex(client, datasets));
  await db.close();
}

export async function bodies(url: string): Promise<void> {
  const db = new Database(parseDatabaseUrl(url));
  await db.own(async (client) => {
    await migrate(client, schemaPlan(datasets), await portalMigrations());
    for (const slug of ['pmdemo', 'cmdemo'])
      await applyTenant(client, resolve(import.meta.dirname, '../tenants', slug));
  });
  await db.close();
}

async function ask(app: FastifyInstance, url: string, host: string): Promise<PortalReply> {
  const { statusCode, headers, payload } = await app.inject({ url, headers: { host } });
  const json = /^application\/json(?:;|$)/.test(String(headers['content-type'])) ? JSON.parse(payload) : {};
  return { status: statusCode, headers, text: payload, json };
}
