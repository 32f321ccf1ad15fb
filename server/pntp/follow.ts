import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { RenderPage } from '../../catalog/site/render.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import type { Database } from '../database/db.ts';
import { followLoads } from '../database/follow.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { PNTP_TAG } from './attest.ts';
import { readHeard } from './heard.ts';
import { keepFacts } from './kept.ts';
import { type BodyMeasure, measureBody } from './mirror.ts';
import { FramePages } from './page.ts';
import { readMirror } from './read.ts';
import { trialOf } from './trial.ts';

/** What measuring needs besides the database. */
export interface MirrorTools {
  /** Where the portal is asked for its files and filters. */
  db: Database;
  datasets: readonly Dataset[];
  /** Renders the pages that the checks look at. */
  render: RenderPage;
}

/**
 * The bodies whose index of a day is missing or older than what they publish: loads, statements and corrections change a
 * version, and files, attestations and the folder of the body leave other numbers behind. A body that is still being filled
 * has no index: it would say what was not published yet.
 */
const BEHIND = `SELECT t.id, t.slug, t.tipo, t.hosts, t.dados, NULL AS referencia, m.marca
  FROM portal.tenants t
  JOIN (SELECT n.id, concat_ws('/', v.soma, a.arquivos, e.declarados, s.atestos, md5(n.dados::text)) AS marca FROM portal.tenants n
    LEFT JOIN (SELECT tenant, sum(versao) AS soma FROM portal.versoes GROUP BY tenant) v ON v.tenant = n.id
    LEFT JOIN (SELECT tenant, concat_ws(':', count(*), max(id), sum(tamanho)) AS arquivos FROM portal.arquivos GROUP BY tenant) a ON a.tenant = n.id
    LEFT JOIN (SELECT tenant, concat_ws(':', count(*), max(data)) AS declarados FROM portal.declarados GROUP BY tenant) e ON e.tenant = n.id
    LEFT JOIN (SELECT tenant, md5(string_agg(concat_ws(' ', criterio, em, ate), ',' ORDER BY criterio)) AS atestos FROM portal.atestos GROUP BY tenant) s ON s.tenant = n.id) m ON m.id = t.id
  LEFT JOIN portal.indices i ON i.tenant = t.id AND i.dia = $1
  WHERE NOT t.dados ? 'mudanca' AND NOT t.dados ? 'preenchimento' AND i.marca IS DISTINCT FROM m.marca ORDER BY t.slug`;

/** Measures again every body that changed, or that has no index of today. Says how many there were. */
export async function catchUpMirror(
  client: pg.ClientBase,
  tools: MirrorTools,
  signal?: AbortSignal,
  today = brasiliaToday(),
): Promise<number> {
  const { rows } = await client.query<Tenant & { marca: string }>(BEHIND, [today]);
  const frames = new FramePages(tools.render, tools.datasets);
  for (const { marca, ...tenant } of rows) {
    signal?.throwIfAborted();
    const measure = await measureTenant(client, tenant, tools, frames, today);
    await keepIndex(client, tenant.id, today, marca, measure);
  }
  return rows.length;
}

/** Measures one body as the owner, and keeps what was read of its rows. */
export async function measureTenant(
  client: pg.ClientBase,
  tenant: Tenant,
  { db, datasets }: Pick<MirrorTools, 'db' | 'datasets'>,
  frames: FramePages,
  today: string,
): Promise<BodyMeasure> {
  // The views of visitors show one body at a time.
  await client.query("SELECT set_config('app.tenant', $1, false)", [String(tenant.id)]);
  const heard = await readHeard(client, tenant.id);
  const tried = await trialOf(datasets).of(db, tenant.id);
  const page = await frames.of(tenant);
  const source = await readMirror(client, { tenant, datasets, today, heard, tried, page });
  await keepFacts(client, tenant.id, source.read);
  return measureBody(source);
}

async function keepIndex(
  client: pg.ClientBase,
  tenant: number,
  today: string,
  marca: string,
  { indice, edicao }: BodyMeasure,
): Promise<void> {
  await client.query(
    `INSERT INTO portal.indices (tenant, dia, edicao, indice, marca) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tenant, dia) DO UPDATE SET edicao = excluded.edicao, indice = excluded.indice, marca = excluded.marca`,
    [tenant, today, edicao, indice, marca],
  );
  await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: PNTP_TAG })]);
}

/** Milliseconds between two looks at the calendar: a new day has a point of its own. */
const HOUR_MS = 3_600_000;

/** Keeps the mirror of every body up to date after each load, and once a day without any. Returns what ends it. */
export async function startMirror(tools: MirrorTools, failed: (error: unknown) => void): Promise<() => Promise<void>> {
  const { db } = tools;
  const stop = await followLoads(db, (client, signal) => catchUpMirror(client, tools, signal), failed);
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = db.own((client) => catchUpMirror(client, tools)).catch(failed);
  };
  const timer = setInterval(look, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await stop();
    await running;
  };
}
