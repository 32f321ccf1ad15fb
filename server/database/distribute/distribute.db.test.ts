import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dataset } from '../../../catalog/dataset.ts';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { datasets } from '../../../catalog/datasets/index.ts';
import { code, year } from '../../../catalog/fields/index.ts';
import { csv } from '../../../demo/kit/csv.ts';
import { freshDatabase, migratedDatabase, type TestDatabase } from '../../../test/database.ts';
import { row } from '../../../test/loads.ts';
import { load } from '../../import/load.ts';
import { oneFile } from '../../import/read/files.ts';
import { schemaPlan } from '../../tables.ts';
import { parseDatabaseUrl } from '../connection.ts';
import { Database } from '../db.ts';
import { migrate } from '../migrate/migrate.ts';
import { raiseWall } from '../migrate/role.ts';
import { portalMigrations } from '../open.ts';
import { distributeDatabase, planDistribution } from './distribute.ts';
import { moveBody, whereBody } from './move.ts';

const { workers } = inject('postgres');

it('is refused in one sentence where the database has no Citus', async ({ skip }) => {
  if (workers.length > 0) skip();
  const { url, drop } = await migratedDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await expect(planDistribution(client)).rejects.toThrow('Este banco não tem a extensão Citus.');
  await client.end();
  await drop();
});

describe.skipIf(workers.length === 0)(
  `on a Citus cluster${workers.length === 0 ? ' (CITUS_BIN não foi dado)' : ''}`,
  () => {
    let fresh: TestDatabase;
    let client: pg.Client;
    let db: Database;

    beforeAll(async () => {
      fresh = await freshDatabase();
      client = await connect();
      // A database of one server, as an operator has it who comes to want several.
      await openWorkers(false);
      await migrate(client, schemaPlan(datasets), await portalMigrations());
      for (const slug of ['aqui', 'ali', 'acola']) await client.query(BODY, [slug]);
      for (const tenant of [1, 2, 3]) await send(tenant, 30);
      await openWorkers(true);
    });

    afterAll(async () => {
      await db.close();
      await client.end();
      await fresh.drop();
    });

    const BODY = "INSERT INTO portal.tenants (slug, tipo, dados) VALUES ($1, 'prefeitura', '{}')";

    async function connect(): Promise<pg.Client> {
      const made = new pg.Client(fresh.url);
      await made.connect();
      return made;
    }

    async function openWorkers(open: boolean): Promise<void> {
      for (const worker of workers) {
        const { hostname, port } = new URL(worker);
        const text = "SELECT citus_set_node_property($1, $2, 'shouldhaveshards', $3)";
        await client.query(text, [hostname, Number(port), open]);
      }
    }

    const send = (tenant: number, rows: number, by = client) =>
      load(by, {
        tenant,
        dataset: contratos,
        files: oneFile(
          'c.csv',
          csv(
            Array.from({ length: rows }, (_, i) => row(`${i}/${rows}`, '2026')),
            contratos,
          ),
        ),
        name: 'c.csv',
        reference: '2026-11-12',
        author: 'teste',
        force: true,
      });

    const counts = async (): Promise<unknown[]> => {
      const text = `SELECT tenant, count(*)::int AS rows FROM dados.contratos GROUP BY 1 UNION ALL
      SELECT tenant, count(*)::int FROM portal.arquivadas GROUP BY 1 UNION ALL
      SELECT tenant, max(id) FROM portal.cargas GROUP BY 1 ORDER BY 1, 2`;
      return (await client.query(text)).rows;
    };

    it('spreads every table, loses no row, and leaves none behind', async () => {
      const before = await counts();
      const plan = await planDistribution(client);
      expect(plan.tables.find(({ name }) => name === 'dados.contratos')?.rows).toBe(90);
      await distributeDatabase(client, plan, () => undefined);
      const place = parseDatabaseUrl(fresh.url);
      await raiseWall(client, place, schemaPlan(datasets));
      db = new Database(place);
      expect(await counts()).toEqual(before);
      expect((await planDistribution(client)).tables).toEqual([]);
      const { rows } = await client.query("SELECT pg_relation_size('dados.contratos')::int AS bytes");
      expect(rows).toEqual([{ bytes: 0 }]);
    });

    it('numbers the next load after the last', async () => {
      const { carga } = await send(2, 31);
      expect(carga).toBe(4);
    });

    it('shows a visitor the rows of his body and no other, in every table and view that he reaches', async () => {
      const reached = await db.read(1, async (visitor) => {
        const { rows } = await visitor.query<{ name: string }>(REACHED);
        for (const { name } of rows)
          expect({
            name,
            rows: (await visitor.query(`SELECT DISTINCT tenant FROM ${name} WHERE tenant <> 1`)).rows,
          }).toEqual({ name, rows: [] });
        return rows.map(({ name }) => name);
      });
      expect(reached).toContain('dados.contratos');
      const seen = await db.read(1, (visitor) => visitor.query('SELECT tenant FROM dados.contratos'));
      expect(seen.rows).toHaveLength(30);
    });

    const REACHED = `SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'v', 'p') AND n.nspname IN ('pub', 'dados', 'portal', 'mensagens')
      AND has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT') ORDER BY 1`;

    it('does not let a visitor ask a worker itself for the rows of another body', async () => {
      for (const worker of workers) {
        const visitor = new pg.Client({
          ...parseDatabaseUrl(worker).owner,
          database: client.database,
          user: `${client.database}_web`,
        });
        await visitor.connect();
        await visitor.query('BEGIN');
        await visitor.query('SET LOCAL app.tenant = 1');
        const { rows } = await visitor.query('SELECT DISTINCT tenant FROM dados.contratos WHERE tenant <> 1');
        expect(rows).toEqual([]);
        await visitor.end();
      }
    });

    it('lets every server use the indexes of words behind the wall', async () => {
      const text = `SELECT count(*) FROM pg_proc WHERE proleakproof AND oid IN ('textlike(text, text)'::regprocedure,
        'ts_match_vq(tsvector, tsquery)'::regprocedure, 'numeric_ge(numeric, numeric)'::regprocedure,
        'portal.norm(text)'::regprocedure)`;
      const { rows } = await client.query('SELECT result FROM run_command_on_all_nodes($1)', [text]);
      expect(rows).toEqual(Array.from({ length: 3 }, () => ({ result: '4' })));
    });

    it('distributes the table of a dataset that a new version adds', async () => {
      const ramais = dataset({
        id: 'ramais',
        title: 'Ramais',
        singular: 'Ramal',
        plural: 'ramais',
        about: 'Telefones.',
        law: [],
        key: ['numRamal', 'numAno'],
        period: 'numAno',
        fields: {
          numRamal: code({ label: 'Ramal', required: true }),
          numAno: year({ label: 'Ano', required: true }),
        },
        list: {
          columns: ['numRamal'],
          filters: { main: ['numAno'], more: [] },
          sort: '-numRamal',
          totals: [],
          charts: [],
        },
      });
      await migrate(client, schemaPlan([...datasets, ramais]), await portalMigrations());
      const text = "SELECT 1 FROM pg_dist_partition WHERE logicalrelid = 'dados.ramais'::regclass AND partmethod = 'h'";
      expect((await client.query(text)).rowCount).toBe(1);
      const place = parseDatabaseUrl(fresh.url);
      await raiseWall(client, place, schemaPlan([...datasets, ramais]));
      expect((await db.read(1, (visitor) => visitor.query('SELECT * FROM pub.ramais'))).rows).toEqual([]);
    });

    it('moves a body to another worker while it is read and written, without an error', {
      timeout: 900_000,
    }, async () => {
      const from = await whereBody(client, 3);
      const to = workers.map((worker) => new URL(worker)).find(({ host }) => host !== from);
      if (!to) throw new Error('there is no other worker');
      const under = new Traffic(db, () => connect());
      under.start();
      await moveBody(client, 3, { host: to.hostname, port: Number(to.port) }, () => undefined);
      const { reads, loads, errors } = await under.stop();
      expect(errors).toEqual([]);
      expect({ read: reads > 0, loaded: loads > 0 }).toEqual({ read: true, loaded: true });
      expect(await whereBody(client, 3)).toBe(to.host);
      expect(await send(3, 30)).toMatchObject({ unchanged: false });
    });

    /** Visitors that read the body's contracts, and one who loads them, until stopped. */
    class Traffic {
      readonly #db: Database;
      readonly #connect: () => Promise<pg.Client>;
      #over = false;
      #work: Promise<unknown> = Promise.resolve();
      readonly #seen = { reads: 0, loads: 0, errors: [] as unknown[] };

      constructor(own: Database, open: () => Promise<pg.Client>) {
        this.#db = own;
        this.#connect = open;
      }

      start(): void {
        this.#work = Promise.all([this.#read(), this.#read(), this.#load()]).catch((error: unknown) =>
          this.#seen.errors.push(error),
        );
      }

      async #read(): Promise<void> {
        while (!this.#over) {
          const { rows } = await this.#db.read(3, (visitor) =>
            visitor.query('SELECT tenant, carga FROM pub.contratos'),
          );
          // All of the old rows or all of the new, wherever they are.
          if (new Set(rows.map(({ carga }) => carga)).size !== 1) this.#seen.errors.push(rows);
          this.#seen.reads++;
        }
      }

      async #load(): Promise<void> {
        const own = await this.#connect();
        for (let rows = 40; !this.#over; rows++) {
          await send(3, rows, own);
          this.#seen.loads++;
        }
        await own.end();
      }

      async stop(): Promise<{ reads: number; loads: number; errors: unknown[] }> {
        this.#over = true;
        await this.#work;
        return this.#seen;
      }
    }
  },
);
