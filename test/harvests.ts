import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentReader } from '../server/arquivos/reading/reader.ts';
import { parseDatabaseUrl } from '../server/database/connection.ts';
import { Database } from '../server/database/db.ts';
import { ident } from '../server/database/sql/names.ts';
import type { HarvestPaper, PapersReport } from '../server/harvest/papers.ts';
import { harvestSapl, type SaplHarvestOptions, type SaplHarvestReport } from '../server/harvest/sapl/harvest.ts';
import type { PaperBounds, PaperRoom } from '../server/painel/coletas/papers/bounds.ts';
import { bringPapers } from '../server/painel/coletas/papers/bring.ts';
import { migratedDatabase } from './database.ts';
import { SaplServer } from './sapl.ts';

/** A câmara without anything, and a SAPL that it harvests from. */
export class HarvestingHouse {
  readonly sapl = new SaplServer();
  readonly address: string;
  readonly db: Database;
  readonly tenant: { id: number; tipo: string };
  readonly filesDir: string;
  readonly stagingDir: string;
  readonly #home: string;
  readonly #reader = new DocumentReader();
  readonly #drop: () => Promise<void>;

  private constructor(made: {
    sapl: SaplServer;
    address: string;
    db: Database;
    id: number;
    home: string;
    drop(): Promise<void>;
  }) {
    this.sapl = made.sapl;
    this.address = made.address;
    this.db = made.db;
    this.tenant = { id: made.id, tipo: 'camara' };
    this.#home = made.home;
    this.filesDir = join(made.home, 'arquivos');
    this.stagingDir = join(made.home, 'painel');
    this.#drop = made.drop;
  }

  static async open(): Promise<HarvestingHouse> {
    const { url, drop } = await migratedDatabase();
    const db = new Database(parseDatabaseUrl(url));
    const text = `INSERT INTO portal.tenants (slug, tipo, dados) VALUES ('cmnova', 'camara', '{}') RETURNING id`;
    const { rows } = await db.own((client) => client.query<{ id: number }>(text));
    const sapl = new SaplServer();
    const home = await mkdtemp(join(tmpdir(), 'portal-sapl-'));
    return new HarvestingHouse({ sapl, address: await sapl.open(), db, id: rows[0]?.id ?? 0, home, drop });
  }

  async close(): Promise<void> {
    this.sapl.close();
    await this.#reader.close();
    await this.db.close();
    await this.#drop();
    await rm(this.#home, { recursive: true, force: true });
  }

  /** Reads the SAPL once. */
  read(more: Partial<SaplHarvestOptions> = {}, bounds: Partial<PaperBounds> = {}): Promise<SaplHarvestReport> {
    const signal = more.courtesy?.signal ?? new AbortController().signal;
    return harvestSapl((work) => this.db.own(work), {
      ...{ address: this.address, tenant: this.tenant, year: 2026, dry: false, force: false, author: 'teste' },
      ...{ courtesy: { rest: 0, pause: 1, patience: 10 }, today: '2026-11-12' },
      bringPapers: (task) => bringPapers(this.#room(bounds, signal), task),
      ...more,
    });
  }

  /** Brings some files alone. */
  async bring(papers: readonly HarvestPaper[], bounds: Partial<PaperBounds> = {}, ano = 1900): Promise<PapersReport> {
    const room = this.#room(bounds, new AbortController().signal);
    const task = { tenant: this.tenant.id, fonte: 'o SAPL', papers, ano, dry: false };
    return (await bringPapers(room, task)).relatorio;
  }

  #room(bounds: Partial<PaperBounds>, signal: AbortSignal): PaperRoom {
    return {
      ...{ db: this.db, filesDir: this.filesDir, stagingDir: this.stagingDir, reader: this.#reader },
      ...{ documentMegabytes: 1, signal },
      fetch: (url: URL, init: RequestInit) => fetch(url, init),
      bounds: { rest: 0, pause: 1, longest: 5_000, stalled: 300, ...bounds },
    };
  }

  /** Every row of a dataset, in the order in which they came. */
  rows(id: string): Promise<Record<string, unknown>[]> {
    return this.ask(`SELECT * FROM pub.${ident(id)} ORDER BY id`);
  }

  /** Asks the database as the owner, within the body. */
  ask(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.db.own(async (client) => {
      await client.query(`SELECT set_config('app.tenant', $1, false)`, [String(this.tenant.id)]);
      return (await client.query(text, [...values])).rows;
    });
  }
}
