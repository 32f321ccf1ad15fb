import type pg from 'pg';
import { pagamentos } from '../catalog/datasets/pagamentos.ts';
import type { Condition, Query } from '../catalog/query.ts';
import { bodyIndexes, type IndexUse } from '../server/database/sql/indexes.ts';
import { ident } from '../server/database/sql/names.ts';
import { selectDetail, selectPage, selectTotals } from '../server/database/sql/select.ts';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { stagedColumns } from '../server/import/stage/stage.ts';
import { applyTenant } from '../server/tenants/apply.ts';
import { paymentText } from './payments.ts';
import { type BenchDatabase, openDatabase, UNTIL, YEAR } from './stage.ts';

/** Rows of one exercise of each body. The first is loaded; the others are copies of it, part or many times over. */
const SIZES = [50_000, 5_000, 500_000];
const RUNS = 5;

const question: Query = {
  where: [{ field: 'numExercicio', operator: 'eq', values: [YEAR] }],
  sort: [],
  page: 1,
  size: 50,
};

const filtered = (...where: Condition[]): Query => ({ ...question, where: [...question.where, ...where] });
const sorted = (field: string): Query => ({ ...question, sort: [{ field, descending: true }] });

/** Questions of a list or a detail, each with the kind of index that could answer it; null for those that all bodies have. */
const QUESTIONS: readonly {
  what: string;
  use: IndexUse | null;
  ask: (tenant: number) => ReturnType<typeof selectPage>;
}[] = [
  { what: 'the default list', use: null, ask: (tenant) => selectPage(pagamentos, tenant, question) },
  {
    what: 'a record by its key',
    use: null,
    ask: (tenant) => selectDetail(pagamentos, tenant, ['05', '05.001', '000052/0/0', YEAR, '0']),
  },
  { what: 'sorted by an amount', use: 'column', ask: (tenant) => selectPage(pagamentos, tenant, sorted('vlrPago')) },
  {
    what: 'sorted by a code',
    use: 'column',
    ask: (tenant) => selectPage(pagamentos, tenant, sorted('numDocEmpenho')),
  },
  {
    what: 'one supplier, totals',
    use: 'column',
    ask: (tenant) =>
      selectTotals(pagamentos, tenant, filtered({ field: 'txtCpfCnpj', operator: 'eq', values: ['26350985000179'] })),
  },
  {
    what: 'a range of amounts, totals',
    use: 'column',
    ask: (tenant) =>
      selectTotals(pagamentos, tenant, filtered({ field: 'vlrPago', operator: 'gte', values: [400_000] })),
  },
  {
    what: 'a word of a name, totals',
    use: 'words',
    ask: (tenant) =>
      selectTotals(pagamentos, tenant, filtered({ field: 'txtCredor', operator: 'has', values: ['sabiá'] })),
  },
];

/** Prints what each kind of index saves at each size, and what it costs: the figures of docs/decisions/043-indexes.md. */
async function main(): Promise<void> {
  const database = await openDatabase(console.log);
  try {
    const tenants = await fill(database.owner);
    const bare = await timesOf(database, tenants);
    for (const tenant of tenants) await make(database.owner, tenant);
    await database.owner.query('VACUUM ANALYZE dados.pagamentos');
    const indexed = await timesOf(database, tenants);
    for (const [i, { what, use }] of QUESTIONS.entries())
      console.log(
        what,
        use ?? 'all',
        bare.map((times) => times[i]).join(' / '),
        '→',
        indexed.map((times) => times[i]).join(' / '),
      );
    await cost(database.owner, tenants);
  } finally {
    await database.close();
  }
}

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield Buffer.from(piece);
}

async function fill(owner: pg.Client): Promise<number[]> {
  const { id } = await applyTenant(owner, 'tenants/pmdemo');
  const name = 'pagamentos.csv';
  const files = oneFile(name, encoded(paymentText(SIZES[0] ?? 0)));
  await load(owner, {
    tenant: id,
    dataset: pagamentos,
    files,
    name,
    reference: UNTIL,
    author: 'bench',
    search: 'later',
  });
  await owner.query('UPDATE dados.pagamentos SET "numExercicio" = $1', [YEAR]);
  const columns = stagedColumns(pagamentos);
  const copied = columns
    .replace('"numDocPag"', `"numDocPag" || '/' || n`)
    .replace('"numDocEmpenho"', `"numDocEmpenho" || '/' || n`);
  for (const [i, size] of SIZES.entries())
    if (i > 0)
      await owner.query(
        `INSERT INTO dados.pagamentos (tenant, carga, ${columns}) SELECT ${id + i}, carga, ${copied}
         FROM generate_series(1, ${Math.ceil(size / (SIZES[0] ?? 1))}) n, dados.pagamentos WHERE tenant = ${id} LIMIT ${size}`,
      );
  await owner.query('VACUUM ANALYZE dados.pagamentos');
  return SIZES.map((_, i) => id + i);
}

/** Milliseconds that PostgreSQL takes for each question of each body, the least of some runs. */
async function timesOf(database: BenchDatabase, tenants: readonly number[]): Promise<string[][]> {
  const all: string[][] = [];
  for (const tenant of tenants) {
    const client = await database.connect(tenant);
    await client.query('SET jit = off');
    const times: string[] = [];
    for (const { ask } of QUESTIONS) times.push((await leastTime(client, ask(tenant))).toFixed(1));
    all.push(times);
    await client.end();
  }
  return all;
}

async function leastTime(client: pg.Client, { text, values }: ReturnType<typeof selectPage>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number; 'Planning Time': number }] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0];
    times.push((plan?.['Execution Time'] ?? 0) + (plan?.['Planning Time'] ?? 0));
  }
  return Math.min(...times);
}

/** Makes every index of a body and prints what each kind took. */
async function make(owner: pg.Client, tenant: number): Promise<void> {
  const took = new Map<IndexUse, number[]>();
  for (const { use, text } of bodyIndexes(pagamentos, tenant)) {
    const begun = performance.now();
    await owner.query(text);
    took.set(use, [...(took.get(use) ?? []), performance.now() - begun]);
  }
  for (const [use, times] of took)
    console.log(
      `body ${tenant}: ${times.length} of ${use} in ${(times.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s`,
    );
}

/** Prints the size of the indexes and the time that 20,000 more rows take with and without them. */
async function cost(owner: pg.Client, tenants: readonly number[]): Promise<void> {
  const columns = stagedColumns(pagamentos);
  const more = `INSERT INTO dados.pagamentos (tenant, carga, ${columns}) SELECT ${tenants.at(-1)}, carga, ${columns}
    FROM dados.pagamentos WHERE tenant = ${tenants[0]} LIMIT 20000`;
  const insert = async (): Promise<string> => {
    const begun = performance.now();
    await owner.query(more);
    return `${((performance.now() - begun) / 1000).toFixed(2)} s`;
  };
  const { rows } = await owner.query<{ indexes: string; rows: string }>(
    `SELECT pg_size_pretty(pg_indexes_size('dados.pagamentos')) AS indexes, pg_size_pretty(pg_table_size('dados.pagamentos')) AS rows`,
  );
  console.log(`rows ${rows[0]?.rows}, indexes ${rows[0]?.indexes}; 20,000 rows more in ${await insert()}`);
  for (const tenant of tenants)
    for (const { name } of bodyIndexes(pagamentos, tenant)) await owner.query(`DROP INDEX dados.${ident(name)}`);
  console.log(`without the bodies' own indexes in ${await insert()}`);
}

await main();
