import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../../test/database.ts';
import { complaint, Writer } from '../../test/messages.ts';
import { openBodies, type Portal } from '../../test/portal.ts';

let portal: Portal;
let owner: pg.Client;
/** The database of another portal on the same server. */
let neighbour: TestDatabase & { name: string };

const roles = ['web', 'desk', 'staff'] as const;
type Role = (typeof roles)[number];
let clients: Record<Role, pg.Client>;

beforeAll(async () => {
  portal = await openBodies();
  const other = await migratedDatabase();
  neighbour = { ...other, name: new URL(other.url).pathname.slice(1) };
  await new Writer(portal).send(complaint);
  owner = new pg.Client(portal.place.owner);
  await owner.connect();
  clients = {
    web: new pg.Client(portal.place.web),
    desk: new pg.Client(portal.place.desk),
    staff: new pg.Client(portal.place.staff),
  };
  for (const role of roles) await clients[role].connect();
});

afterAll(async () => {
  await Promise.all([owner.end(), ...roles.map((role) => clients[role].end())]);
  await neighbour.drop();
  await portal.close();
});

/** What belongs to an extension (unaccent, pg_trgm, Citus where it is there) is the extension's promise. */
const OWN = (oid: string, catalog: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`;

const RELATIONS = `SELECT format('%I.%I', n.nspname, c.relname) AS name, c.relkind::text AS kind, c.oid
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'v', 'm', 'p', 'f', 'S') AND n.nspname !~ '^pg_|^information_schema$' AND ${OWN('c.oid', 'pg_class')}
  ORDER BY 1`;

interface Relation {
  name: string;
  kind: string;
  oid: number;
}

/** Runs a statement as a role at one body, in a transaction that is rolled back; a refusal gives its code. */
async function tried(role: Role, tenant: number, text: string): Promise<pg.QueryResult['rows'] | string> {
  const client = clients[role];
  await client.query('BEGIN');
  await client.query(`SET LOCAL app.tenant = ${tenant}`);
  try {
    return (await client.query(text)).rows;
  } catch (error) {
    return error instanceof pg.DatabaseError ? `refused ${error.code}` : String(error);
  } finally {
    await client.query('ROLLBACK');
  }
}

const DENIED = 'refused 42501';

/** Relations that a role may read, whole or by some columns. */
const READABLE: Readonly<Record<Role, RegExp>> = {
  web: /^pub\./,
  desk: /^(?:mensagens\.(?:recebidas|passos|anexos|correio|provas)|portal\.(?:pimentas|assinantes|assinaturas|webhooks|entregas|avaliacoes|comentarios))$/,
  staff:
    /^(?:mensagens\.(?:recebidas|passos|anexos|correio|provas|minutas)|portal\.(?:acervo|atos|cargas|chaves|coletas|correntes|desafios|ensaios|guardados|ingressos|mapeamentos|modelos|passkeys|pessoas|preparados|rascunhos|redacoes|sessoes|versoes))$/,
};

describe.each(roles)('the role %s', (role) => {
  it('is refused by every table, view and sequence of the database but its own', async () => {
    const { rows } = await owner.query<Relation>(RELATIONS);
    const others = rows.filter(({ name }) => !READABLE[role].test(name));
    expect(others.length).toBeGreaterThan(40);
    const open: string[] = [];
    await clients[role].query('SET app.tenant = 1');
    for (const { name } of others)
      await clients[role].query(`SELECT 1 FROM ${name} LIMIT 1`).then(
        () => open.push(name),
        ({ code }) => code === '42501' || open.push(`${name}: ${code}`),
      );
    await clients[role].query('RESET app.tenant');
    expect(open).toEqual([]);
  });

  it('sees in its own the rows of the body that it speaks for, and none of another', async () => {
    const { rows } = await owner.query<Relation>(RELATIONS);
    const own = rows.filter(({ name }) => READABLE[role].test(name));
    expect(own.length).toBeGreaterThan(4);
    for (const tenant of [1, 2, 999]) {
      const parts = own.map(
        ({ name }) =>
          `SELECT '${name}' AS name, tenant FROM ${name} WHERE tenant <> ${tenant} OR tenant = 999 GROUP BY tenant`,
      );
      expect(await tried(role, tenant, parts.join('\nUNION ALL '))).toEqual([]);
    }
  });

  it('is kept to its body in every table of its own by the rows themselves', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT r.name FROM (${RELATIONS}) r JOIN pg_class c ON c.oid = r.oid WHERE r.kind IN ('r', 'p') AND NOT (
         c.relrowsecurity AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polpermissive
           AND pg_get_expr(p.polqual, c.oid) = '(tenant = (current_setting(''app.tenant''::text))::integer)')) ORDER BY 1`,
    );
    expect(rows.filter(({ name }) => READABLE[role].test(name))).toEqual([]);
  });

  it('may change nothing but what it was given', async () => {
    const { rows } = await clients[role].query<{ name: string; right: string }>(
      `SELECT r.name, p.right FROM (${RELATIONS}) r, unnest(ARRAY['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p("right")
       WHERE r.kind <> 'S' AND has_schema_privilege(split_part(r.name, '.', 1), 'USAGE') AND has_table_privilege(r.oid, p.right)`,
    );
    const allowed: Readonly<Record<Role, readonly string[]>> = {
      web: [],
      desk: [
        ...['recebidas INSERT', 'passos INSERT', 'provas INSERT', 'anexos INSERT', 'anexos DELETE'],
        ...['correio INSERT', 'correio DELETE', 'portal.pimentas INSERT'],
        ...['portal.avaliacoes INSERT', 'portal.comentarios INSERT', 'portal.comentarios DELETE'],
        ...['portal.assinantes', 'portal.assinaturas', 'portal.webhooks', 'portal.entregas'].flatMap((table) => [
          `${table} INSERT`,
          `${table} DELETE`,
        ]),
      ],
      staff: [
        ...['recebidas INSERT', 'passos INSERT', 'provas INSERT', 'correio INSERT'],
        // The log and its chain only grow; a person is removed by a mark.
        ...['portal.atos INSERT', 'portal.correntes INSERT', 'portal.pessoas INSERT', 'portal.preparados DELETE'],
        ...['anexos', 'minutas', 'portal.coletas', 'portal.desafios', 'portal.ingressos', 'portal.modelos'].flatMap(
          (table) => [`${table} INSERT`, `${table} DELETE`],
        ),
        ...['portal.passkeys', 'portal.sessoes'].flatMap((table) => [`${table} INSERT`, `${table} DELETE`]),
        ...['portal.ensaios', 'portal.mapeamentos', 'portal.rascunhos'].flatMap((table) =>
          ['INSERT', 'UPDATE', 'DELETE'].map((right) => `${table} ${right}`),
        ),
      ],
    };
    const found = rows.map(({ name, right }) => `${name.replace('mensagens.', '')} ${right}`);
    expect(found.sort()).toEqual([...allowed[role]].sort());
  });

  it('reaches no function of ours but those that are meant for it', async () => {
    const { rows } = await clients[role].query<{ name: string; definer: boolean }>(
      `SELECT p.oid::regproc::text AS name, p.prosecdef AS definer FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
       WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND has_schema_privilege(n.oid, 'USAGE')
         AND has_function_privilege(p.oid, 'EXECUTE') AND ${OWN('p.oid', 'pg_proc')} ORDER BY 1`,
    );
    // The two that see more than one body answer one host, or one secret, at a time.
    const definers = rows.filter(({ definer }) => definer).map(({ name }) => name);
    expect(definers).toEqual(role === 'web' ? ['pub.chave', 'pub.tenant'] : []);
    const plain = rows.filter(({ definer }) => !definer).map(({ name }) => name);
    expect(plain.filter((name) => !/^(?:portal|pub)\./.test(name))).toEqual([]);
  });

  it('learns nothing of rows from what the planner knows of them', async () => {
    for (const view of ['pg_stats', 'pg_stats_ext'])
      expect(
        await tried(
          role,
          1,
          `SELECT * FROM ${view} WHERE schemaname IN ('dados', 'portal', 'mensagens') AND NOT tablename = ANY (
          SELECT c.relname FROM pg_class c WHERE has_table_privilege(c.oid, 'SELECT'))`,
        ),
      ).toEqual([]);
    expect(await tried(role, 1, 'SELECT * FROM pg_statistic LIMIT 1')).toBe(DENIED);
  });

  it('becomes no other role', async () => {
    // Roles of other tests may go meanwhile.
    const { rows } = await owner.query<{ name: string }>(
      `SELECT quote_ident(rolname) AS name FROM pg_roles
       WHERE rolname <> $1 AND (NOT starts_with(rolname, $2) OR starts_with(rolname, current_database()))`,
      [portal.place[role].user, inject('postgres').prefix],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { name } of rows) {
      expect(await tried(role, 1, `SET ROLE ${name}`), name).toBe(DENIED);
      expect(await tried(role, 1, `SET SESSION AUTHORIZATION ${name}`), name).toBe(DENIED);
    }
    const { rows: rights } = await owner.query(
      'SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = $1',
      [portal.place[role].user],
    );
    expect(Object.values(rights[0])).toEqual([false, false, false, false, false]);
  });

  it.each([
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "COPY (SELECT 1) TO '/tmp/portal-muro'",
    "SELECT pg_read_file('/etc/passwd')",
    "SELECT pg_read_binary_file('/etc/passwd')",
    "SELECT pg_ls_dir('.')",
    "SELECT pg_stat_file('PG_VERSION')",
    "SELECT lo_import('/etc/passwd')",
    "SELECT lo_export(1, '/tmp/portal-muro')",
    "LOAD '/tmp/x.so'",
    'CREATE EXTENSION dblink',
    'CREATE SCHEMA meu',
    'CREATE TABLE public.meu (x int)',
    'CREATE TABLE pub.meu (x int)',
    'CREATE TEMP TABLE meu (x int)',
    'CREATE FUNCTION pub.meu() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    "ALTER SYSTEM SET log_statement = 'all'",
    'ALTER ROLE CURRENT_USER SUPERUSER',
    "SET log_statement = 'none'",
    'SELECT pg_reload_conf()',
    'SELECT pg_switch_wal()',
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename <> current_user AND usename IS NOT NULL',
    'SELECT * FROM pg_authid',
    'SELECT * FROM pg_largeobject',
    'VACUUM FULL',
  ])('is refused: %s', async (text) => {
    const answer = await tried(role, 1, text);
    // VACUUM is refused within a transaction, and a library that is not there by its absence.
    expect(answer).toMatch(/^refused (?:42501|25001|58P01|42704|0A000)$/);
  });

  it('reads no large object of another', async () => {
    const { rows } = await owner.query<{ id: number }>("SELECT lo_from_bytea(0, 'segredo') AS id");
    const id = rows[0]?.id;
    expect(await tried(role, 1, `SELECT lo_get(${id})`)).toBe(DENIED);
    expect(await tried(role, 1, `SELECT lo_put(${id}, 0, 'x')`)).toBe(DENIED);
    await owner.query(`SELECT lo_unlink(${id})`);
  });

  it('finds nothing in any other database of the server', async () => {
    // Of another portal, and the server's own. Those of other tests come and go meanwhile.
    for (const name of [neighbour.name, 'postgres']) {
      const other = new pg.Client({ ...portal.place[role], database: name });
      const isIn = await other.connect().then(
        () => true,
        () => false,
      );
      if (!isIn) continue;
      const { rows: seen } = await other.query(
        `SELECT r.name FROM (${RELATIONS}) r WHERE has_schema_privilege(split_part(r.name, '.', 1), 'USAGE') AND has_any_column_privilege(r.oid, 'SELECT')`,
      );
      await other.end();
      expect({ name, seen }).toEqual({ name, seen: [] });
    }
  });
});

it('a key is found by the sum of its secret alone', async () => {
  await owner.query(
    `INSERT INTO portal.chaves (tenant, hash, nome, "expiraEm") VALUES (1, 'soma', 'sistema', now() + interval '1 day')`,
  );
  expect(await tried('web', 2, "SELECT tenant FROM pub.chave('soma')")).toEqual([{ tenant: 1 }]);
  for (const guess of ['', '%', 'som%', 'SOMA', '_oma'])
    expect(await tried('web', 2, `SELECT tenant FROM pub.chave('${guess}')`)).toEqual([]);
});
