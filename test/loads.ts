import pg from 'pg';
import type { Dataset } from '../catalog/dataset.ts';
import { contratos } from '../catalog/datasets/contratos.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { csv } from '../demo/kit/csv.ts';
import { parseDatabaseUrl } from '../server/database/connection.ts';
import { Database } from '../server/database/db.ts';
import { raiseWall } from '../server/database/migrate/role.ts';
import { load } from '../server/import/load.ts';
import type { LoadOptions } from '../server/import/options.ts';
import type { LoadReport } from '../server/import/publish/report.ts';
import { oneFile } from '../server/import/read/files.ts';
import { schemaPlan } from '../server/tables.ts';
import { migratedDatabase } from './database.ts';

/** A row with the least that a contract must say. */
export const row = (numContrato: string, numAnoPub: string, vlrContrato = '1,00'): Cells => ({
  numContrato,
  numAnoPub,
  vlrContrato,
  txtNomeRazaoContratada: 'Serra Verde Ltda',
  txtObjeto: 'Merenda',
});

/** Contracts of a year as a file that says the names of the fields. */
export const contracts = (year: string, rows: Record<string, string>[]): string => {
  const all = rows.map((change, at) => ({ ...row(`${at + 1}/${year}`, year), ...change }));
  return [Object.keys(all[0] ?? {}), ...all.map((cells) => Object.values(cells))]
    .map((cells) => cells.join(';'))
    .join('\n');
};

/** An empty database of two tenants, and what tests of loads do to it. */
export class TwoTenants {
  readonly #url: string;
  readonly #drop: () => Promise<void>;
  readonly #sent = new Set<string>();
  #readers: Database | undefined;
  readonly client: pg.Client;
  here = 0;
  there = 0;

  private constructor(url: string, drop: () => Promise<void>) {
    this.#url = url;
    this.#drop = drop;
    this.client = new pg.Client(url);
  }

  static async open(): Promise<TwoTenants> {
    const { url, drop } = await migratedDatabase();
    const desk = new TwoTenants(url, drop);
    await desk.client.connect();
    desk.here = await desk.#tenant('aqui');
    desk.there = await desk.#tenant('ali');
    return desk;
  }

  async #tenant(slug: string): Promise<number> {
    const text = "INSERT INTO portal.tenants (slug, tipo, dados) VALUES ($1, 'prefeitura', '{}') RETURNING id";
    return (await this.client.query(text, [slug])).rows[0].id;
  }

  /** Another connection, which the test closes. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#url);
    await client.connect();
    return client;
  }

  async own<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = await this.connect();
    return work(client).finally(() => client.end());
  }

  /** Reads as a visitor of a body does, in one snapshot. */
  async read<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    this.#readers ??= await this.#openReaders();
    return this.#readers.read(tenant, work);
  }

  async #openReaders(): Promise<Database> {
    const place = parseDatabaseUrl(this.#url);
    await raiseWall(this.client, place, schemaPlan(datasets));
    return new Database(place);
  }

  /** Takes away what was sent. The other tables are empty, and to empty fifty takes time. */
  async clear(): Promise<void> {
    const tables = [...this.#sent].map((id) => `, dados."${id}"`).join('');
    await this.client.query(
      `TRUNCATE portal.cargas, portal.periodos, portal.arquivadas, portal.correcoes, portal.versoes, portal.comparadas, dados._mudancas, dados._resumos, dados._resumidos${tables}`,
    );
    this.#sent.clear();
  }

  async close(): Promise<void> {
    await this.#readers?.close();
    await this.client.end();
    await this.#drop();
  }

  /** Loads rows as a file of contratos of the first tenant, unless told otherwise. */
  send(rows: readonly Cells[], options: Partial<LoadOptions> = {}, by = this.client): Promise<LoadReport> {
    const set = options.dataset ?? contratos;
    this.#sent.add(set.id);
    return load(by, {
      tenant: this.here,
      dataset: set,
      files: oneFile('contratos.csv', csv(rows, set)),
      name: 'contratos.csv',
      reference: '2026-11-12',
      author: 'teste',
      ...options,
    });
  }

  async stored(tenant = this.here, set: Dataset = contratos): Promise<pg.QueryResultRow[]> {
    const text = `SELECT * FROM dados."${set.id}" WHERE tenant = $1 ORDER BY id`;
    return (await this.client.query(text, [tenant])).rows;
  }

  async numbers(tenant = this.here): Promise<string[]> {
    return (await this.stored(tenant)).map(({ numContrato }) => numContrato);
  }

  async version(tenant = this.here): Promise<number> {
    const text = 'SELECT versao FROM portal.versoes WHERE tenant = $1 AND dataset = $2';
    const { rows } = await this.client.query(text, [tenant, contratos.id]);
    return Number(rows[0]?.versao ?? 0);
  }
}
