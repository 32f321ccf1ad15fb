import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { contratos } from '../catalog/datasets/contratos.ts';
import { pagamentos } from '../catalog/datasets/pagamentos.ts';
import { stagedColumns } from '../server/import/stage/stage.ts';
import { indexRows } from '../server/index/rows.ts';
import { BARE, foundBody, publishContracts } from './bodies.ts';
import { type BenchFigure, count, mb, ms, s, timed } from './figure.ts';
import { temporaryFolder } from './folder.ts';
import { ask } from './http.ts';
import { type ImportCost, importFile, paymentFile } from './imported.ts';
import { type BenchDatabase, openDatabase } from './stage.ts';

/** Number of contracts that visitors read while payments are loaded. */
const READ = 20_000;

/** Time from a file of so many payments to its publication, against the least that could be done with its rows. */
export async function measureImport(most: number, log: (line: string) => void): Promise<BenchFigure[]> {
  const stage = await openDatabase(log);
  const dir = await temporaryFolder();
  try {
    const id = await foundBody(stage.owner, BARE);
    await publishContracts(stage.owner, id, READ);
    await stage.owner.query('VACUUM ANALYZE');
    const [few, all] = [await paymentFile(dir, most / 4), await paymentFile(dir, most)];
    const idle = await asked(stage, async () => setTimeout(10_000));
    const small = await anew(stage, id, few);
    const whole = await anew(stage, id, all);
    const search = await timed(() => indexRows(stage.owner, pagamentos, id));
    const bare = await copied(stage.owner, id);
    // Visitors slow the import down, so this is measured apart. The file differs from the last, which would be skipped
    // as equal.
    const busy = await asked(stage, async () => void (await importFile(stage.at, id, few)));
    log(`bare COPY in ${s(bare)}, load in ${s(whole.time)}, search in ${s(search)}`);
    return figures(most, { bare, small, whole, search, idle, busy });
  } finally {
    await rm(dir, { recursive: true });
    await stage.close();
  }
}

interface Measured {
  bare: number;
  small: ImportCost;
  whole: ImportCost;
  search: number;
  idle: number;
  busy: number;
}

const figures = (most: number, { bare, small, whole, search, idle, busy }: Measured): BenchFigure[] => [
  {
    what: `Loading a CSV of ${count(most)} payments: checks, indexes, sums, archive, until published`,
    measured: s(whole.time),
    against: `${s(bare)}, a bare COPY of the same rows into a table without indexes`,
    ratio: bare / whole.time,
    limit: { least: 0.25 },
  },
  {
    what: 'Making them searchable after that',
    measured: s(search),
    against: `${s(whole.time)}, their load`,
    ratio: search / whole.time,
    limit: { most: 3 },
  },
  {
    what: `Peak memory of the importer, ${count(most)} payments`,
    measured: mb(whole.memory),
    against: `${mb(small.memory)}, ${count(most / 4)} payments`,
    ratio: whole.memory / small.memory,
    limit: { most: 1.25 },
  },
  {
    what: 'A page of another dataset while they are loaded, uncached, 95 of 100 visitors',
    measured: ms(busy),
    against: `${ms(idle)}, while nothing is loaded`,
    ratio: busy / idle,
    limit: { most: 3 },
  },
];

/** Imports into an empty table, as a body's first file. */
async function anew(stage: BenchDatabase, tenant: number, path: string): Promise<ImportCost> {
  await stage.owner.query('TRUNCATE dados.pagamentos');
  return importFile(stage.at, tenant, path);
}

/** Copies the same values as text into the same columns, with nothing checked or indexed: the bound of an import. */
async function copied(owner: pg.Client, tenant: number): Promise<number> {
  const columns = stagedColumns(pagamentos);
  const { rows: parts } = await owner.query(
    'SELECT a.bytes FROM portal.arquivadas a JOIN portal.cargas c ON c.tenant = a.tenant AND c.id = a.carga WHERE c.tenant = $1 AND c.id = (SELECT max(id) FROM portal.cargas) ORDER BY parte',
    [tenant],
  );
  await owner.query(`CREATE TABLE nua AS SELECT ${columns} FROM dados.pagamentos WITH NO DATA`);
  const text = Readable.from(parts.map(({ bytes }) => bytes)).pipe(createGunzip());
  const plain: Buffer[] = [];
  for await (const piece of text) plain.push(piece);
  return timed(() =>
    pipeline(
      Readable.from(plain),
      owner.query(copyFrom(`COPY nua (${columns}) FROM STDIN (FORMAT csv, DELIMITER ';', NULL '', HEADER)`)),
    ),
  );
}

/** The 95th percentile of uncached page times while some work is done. */
async function asked(stage: BenchDatabase, work: () => Promise<void>): Promise<number> {
  const served = await stage.serve();
  const times: number[] = [];
  let over = false;
  const done = work().finally(() => {
    over = true;
  });
  for (let i = 0; !over; i++) {
    const query = `vlrContrato.gte=${i}&_sort=-vlrContrato&_size=50`;
    times.push(await timed(() => ask(`${served.base}/v1/${contratos.id}?${query}`)));
    await setTimeout(20);
  }
  await done;
  await served.stop();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
