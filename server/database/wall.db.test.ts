import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { pastId } from './sql/past.ts';

let portal: Portal;
let visitor: pg.Client;

beforeAll(async () => {
  portal = await sharePortal();
  visitor = new pg.Client(portal.place.web);
  await visitor.connect();
});

afterAll(async () => {
  await visitor.end();
  await portal.close();
});

/** Everything with rows that the web role may read, the catalogs of PostgreSQL aside. */
async function reachable(): Promise<string[]> {
  const { rows } = await visitor.query(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'v', 'm', 'p', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
      AND has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT') ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/** Whether the rows are on workers, which read them as the role that asks: there it reaches what the views stand on. */
const distributed = inject('postgres').workers.length > 0;

/** The tables behind the views, as their owner knows them. */
async function behindViews(): Promise<string[]> {
  const text = `SELECT DISTINCT format('%I.%I', table_schema, table_name) AS name FROM information_schema.view_column_usage
    WHERE view_schema = 'pub'`;
  return portal.db.own(async (client) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name));
}

describe('the wall', () => {
  it('lets the web role reach the views of the datasets, their sums and the loads, and nothing else', async () => {
    const views = datasets
      .flatMap(({ id }) => [id, pastId(id)])
      .map((id) => (/^[a-z_]+$/.test(id) ? `pub.${id}` : `pub."${id}"`));
    const search = ['pub._busca', 'pub._buscas', 'pub._palavras'];
    const sums = ['_despesa', '_favorecidos', '_nomes', '_receita', '_resumidos', '_resumos'].map(
      (name) => `pub.${name}`,
    );
    const kept = [
      'pub._acessos',
      'pub._arquivadas',
      'pub._arquivos',
      'pub._atestos',
      'pub._avaliacoes',
      'pub._cargas',
      'pub._comparadas',
      'pub._correcoes',
      'pub._declaracoes',
      'pub._declarados',
      'pub._empacotados',
      'pub._indices',
      'pub._medidas',
      'pub._mudancas',
      'pub._pacotes',
      'pub._periodos',
      'pub._versoes',
      'pub._vistas',
      'pub._volumes',
    ];
    const behind = distributed ? await behindViews() : [];
    expect(await reachable()).toEqual([...behind, ...kept, ...search, ...sums, ...views].sort());
  });

  it('shows a tenant its own rows and no other, through everything the role can reach', async () => {
    for (const tenant of [1, 2]) {
      await visitor.query('BEGIN');
      await visitor.query(`SET LOCAL app.tenant = ${tenant}`);
      const seen = new Set<string>();
      for (const name of await reachable()) {
        const { rows } = await visitor.query(`SELECT DISTINCT tenant FROM ${name}`);
        expect({ name, others: rows.filter((row) => row.tenant !== tenant) }).toEqual({ name, others: [] });
        if (rows.length > 0) seen.add(name);
      }
      await visitor.query('ROLLBACK');
      expect(seen).toContain('pub.contratos');
      expect(seen).toContain('pub._cargas');
      expect(seen).toContain('pub._arquivos');
    }
  });

  it('shows nothing to who says no tenant', async () => {
    for (const name of await reachable()) {
      const shown = visitor.query(`SELECT * FROM ${name}`).then(({ rows }) => rows);
      // Over a table without rows PostgreSQL does not even ask whose they are.
      await expect(shown.catch(({ message }) => message)).resolves.toSatisfy(
        (found) => /app\.tenant|invalid input syntax/.test(found) || found.length === 0,
      );
    }
  });

  it('forgets the tenant with the transaction', async () => {
    await visitor.query('BEGIN');
    await visitor.query('SET LOCAL app.tenant = 1');
    await visitor.query('COMMIT');
    await expect(visitor.query('SELECT * FROM pub.contratos')).rejects.toThrow();
  });

  it.each([
    ...(distributed ? [] : ['SELECT * FROM dados.contratos']),
    'SELECT * FROM portal.tenants',
    'SELECT * FROM portal.cargas',
    'INSERT INTO pub.contratos (tenant) VALUES (1)',
    'DELETE FROM pub.contratos',
    'CREATE TABLE pub.mine (x int)',
    'CREATE TABLE public.mine (x int)',
    'SET ROLE postgres',
  ])('refuses: %s', async (text) => {
    await visitor.query('BEGIN');
    await visitor.query('SET LOCAL app.tenant = 1');
    await expect(visitor.query(text)).rejects.toThrow(
      /permission denied|must be member|cannot (insert|delete)|does not exist/,
    );
    await visitor.query('ROLLBACK');
  });

  it('tells whose a host is, one host at a time', async () => {
    const { rows } = await visitor.query("SELECT slug FROM pub.tenant('cmdemo', 'x')");
    expect(rows).toEqual([{ slug: 'cmdemo' }]);
    expect((await visitor.query("SELECT slug FROM pub.tenant('%', '%')")).rows).toEqual([]);
  });

  it('stops a statement that takes too long and lives on', async () => {
    const slow = portal.db.read(1, async (client) => {
      await client.query('SET LOCAL statement_timeout = 50');
      await client.query('SELECT pg_sleep(5)');
    });
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect((await portal.ask('/api/v1/contratos?_size=1')).status).toBe(200);
  });
});
