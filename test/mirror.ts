import type pg from 'pg';
import { CATEGORIES } from '../catalog/arquivos/categories.ts';
import { type Dataset, sourceOf } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { PntpCriterio } from '../catalog/pntp/answer.ts';
import type { Database } from '../server/database/db.ts';
import { ident } from '../server/database/sql/names.ts';
import { servingDatasets } from '../server/pntp/datasets.ts';
import { measuredDatasets, readDatasetFacts, readPublished } from '../server/pntp/facts.ts';
import { readFileFacts } from '../server/pntp/files.ts';
import { readHeard } from '../server/pntp/heard.ts';
import { type BodyMeasure, measureBody } from '../server/pntp/mirror.ts';
import { FramePages } from '../server/pntp/page.ts';
import type { MirrorSource } from '../server/pntp/place.ts';
import { readMirror } from '../server/pntp/read.ts';
import { trialOf } from '../server/pntp/trial.ts';
import type { Tenant } from '../server/tenants/tenants.ts';
import { renderPage } from '../web/app/server.tsx';
import { type Portal, sharePortal, UNTIL } from './portal.ts';

const TENANTS = 'SELECT id, slug, tipo, hosts, dados, NULL AS referencia FROM portal.tenants ORDER BY id';

/** Rows of a year that stand for all of them. */
const FEW = 60;

const looksBeside = ({ pntp = {} }: Dataset, table: string): boolean =>
  Object.values(pntp).some(({ acompanha }) => acompanha?.dataset === table);

const measures = new WeakMap<MirrorSource, BodyMeasure>();

/** Measures a body, once for each state of it. */
export function measureOf(source: MirrorSource): BodyMeasure {
  const measure = measures.get(source) ?? measureBody(source);
  measures.set(source, measure);
  return measure;
}

export function criterionOf(source: MirrorSource, numero: string): PntpCriterio {
  const found = measureOf(source).criterios.find((one) => one.numero === numero);
  if (!found) throw new Error(`no ${numero}`);
  return found;
}

/** The criteria that lost or won points between two measures. */
export function changed(before: MirrorSource, after: MirrorSource): string[] {
  const now = new Map(measureOf(after).criterios.map(({ numero, obtidos }) => [numero, obtidos]));
  return measureOf(before)
    .criterios.filter(({ numero, obtidos }) => now.get(numero) !== obtidos)
    .map(({ numero }) => numero);
}

/** The demonstration bodies as the mirror reads them, on one connection of the owner that undoes every change. */
export class MirrorTrial {
  readonly #sources = new Map<string, MirrorSource>();
  readonly #end: () => Promise<void>;
  readonly client: pg.Client;
  readonly portal: Portal;

  private constructor(portal: Portal, client: pg.Client, end: () => Promise<void>) {
    this.portal = portal;
    this.client = client;
    this.#end = end;
  }

  static async open(): Promise<MirrorTrial> {
    const portal = await sharePortal();
    let end: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      end = resolve;
    });
    let held: Promise<void> = Promise.resolve();
    const client = await new Promise<pg.Client>((resolve, reject) => {
      held = portal.db.own((own) => {
        resolve(own);
        return until;
      });
      held.catch(reject);
    });
    const trial = new MirrorTrial(portal, client, () => {
      end();
      return held;
    });
    await trial.#measure();
    return trial;
  }

  async #measure(): Promise<void> {
    const frames = new FramePages(renderPage, datasets);
    const { rows } = await this.client.query<Tenant>(TENANTS);
    for (const tenant of rows) {
      await this.see(tenant.id);
      const heard = await readHeard(this.client, tenant.id);
      const page = await frames.of(tenant);
      const tried = await trialOf(datasets).of(this.db, tenant.id);
      const asked = { tenant, datasets, today: UNTIL, heard, tried, page };
      this.#sources.set(tenant.slug, await readMirror(this.client, asked));
    }
  }

  async close(): Promise<void> {
    await this.#end();
    await this.portal.close();
  }

  get db(): Database {
    return this.portal.db;
  }

  async see(tenant: number): Promise<void> {
    await this.client.query("SELECT set_config('app.tenant', $1, false)", [String(tenant)]);
  }

  source(slug: string): MirrorSource {
    const found = this.#sources.get(slug);
    if (!found) throw new Error(`${slug} was not measured`);
    return found;
  }

  /** Does something to the database, reads what came of it, and undoes it. */
  async undone<T>(slug: string, work: (source: MirrorSource) => Promise<T>): Promise<T> {
    const source = this.source(slug);
    await this.see(source.tenant.id);
    await this.client.query('BEGIN');
    try {
      return await work(source);
    } finally {
      await this.client.query('ROLLBACK');
    }
  }

  /** The body without the rows and the statements that serve a criterion. */
  async withoutRows(source: MirrorSource, numero: string): Promise<MirrorSource> {
    const { id, tipo } = source.tenant;
    const facts = new Map(source.facts);
    for (const { set } of servingDatasets(datasets, numero, tipo)) {
      const names = [sourceOf(set), ...(set.part ? [set.part] : [])];
      await this.client.query(`DELETE FROM dados.${ident(sourceOf(set))} WHERE tenant = $1`, [id]);
      await this.client.query('DELETE FROM portal.periodos WHERE tenant = $1 AND dataset = $2', [id, sourceOf(set)]);
      await this.client.query('DELETE FROM portal.declaracoes WHERE tenant = $1 AND dataset = ANY ($2)', [id, names]);
    }
    const published = await readPublished(this.client, id);
    for (const { set } of servingDatasets(datasets, numero, tipo))
      facts.set(set.id, await readDatasetFacts(this.client, set, id, published));
    return { ...source, facts };
  }

  /** The body with a few rows of each year of a table, which are changed many times faster than all of them. */
  async fewRows(source: MirrorSource, table: string): Promise<MirrorSource> {
    const period = datasets.find(({ id }) => id === table)?.period ?? '';
    await this.client.query(
      `DELETE FROM dados.${ident(table)} WHERE tenant = $1 AND id NOT IN (SELECT id FROM (
         SELECT id, row_number() OVER (PARTITION BY left(${ident(period)}::text, 4) ORDER BY id DESC) AS n
         FROM dados.${ident(table)} WHERE tenant = $1) own WHERE n <= ${FEW})`,
      [source.tenant.id],
    );
    return this.readAgain(source, table);
  }

  /** The body with a column of a table empty from top to bottom. */
  async withoutColumn(source: MirrorSource, table: string, field: string): Promise<MirrorSource> {
    await this.client.query(`UPDATE dados.${ident(table)} SET ${ident(field)} = NULL WHERE tenant = $1`, [
      source.tenant.id,
    ]);
    return this.readAgain(source, table);
  }

  /** The body as it is after a change to the rows of a table, in all lists that show them. */
  async readAgain(source: MirrorSource, table: string): Promise<MirrorSource> {
    const facts = new Map(source.facts);
    const published = await readPublished(this.client, source.tenant.id);
    for (const set of measuredDatasets(datasets).filter((one) => sourceOf(one) === table || looksBeside(one, table)))
      facts.set(set.id, await readDatasetFacts(this.client, set, source.tenant.id, published));
    return { ...source, facts };
  }

  /** The body without the files and the statements that serve a criterion. */
  async withoutFiles(source: MirrorSource, numero: string): Promise<MirrorSource> {
    const { tenant, today } = source;
    const slugs = CATEGORIES.filter((one) => one.pntp?.includes(numero)).map(({ slug }) => slug);
    for (const table of ['arquivos', 'declarados'])
      await this.client.query(`DELETE FROM portal.${table} WHERE tenant = $1 AND categoria = ANY ($2)`, [
        tenant.id,
        slugs,
      ]);
    return { ...source, files: await readFileFacts(this.client, tenant, today) };
  }
}
